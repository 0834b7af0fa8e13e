"""know the own storage"""

from chassis.migration_steps.know_the_own_storage import downgrade, upgrade

revision = "9b62d4f81e53"
down_revision = "7c1d8e52fa90"
branch_labels = None
depends_on = None

__all__ = ["downgrade", "upgrade"]
