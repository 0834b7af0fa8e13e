"""know the own storage"""

from chassis.migration_steps.know_the_own_storage import downgrade, upgrade

revision = "bd84f61a3075"
down_revision = "4bae63f19d02"
branch_labels = None
depends_on = None

__all__ = ["downgrade", "upgrade"]
