"""know deleted companies"""

from chassis.migration_steps.know_deleted_companies import downgrade, upgrade

revision = "3a9d52e08cf1"
down_revision = "3e9b51f4a7d0"
branch_labels = None
depends_on = None

__all__ = ["downgrade", "upgrade"]
