"""know the own storage"""

from chassis.migration_steps.know_the_own_storage import downgrade, upgrade

revision = "ac73e5092f64"
down_revision = "5cbf7402ae13"
branch_labels = None
depends_on = None

__all__ = ["downgrade", "upgrade"]
