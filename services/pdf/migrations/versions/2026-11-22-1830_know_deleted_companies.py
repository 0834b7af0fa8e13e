"""know deleted companies"""

from chassis.migration_steps.know_deleted_companies import downgrade, upgrade

revision = "4bae63f19d02"
down_revision = "5ab73d26c9f2"
branch_labels = None
depends_on = None

__all__ = ["downgrade", "upgrade"]
