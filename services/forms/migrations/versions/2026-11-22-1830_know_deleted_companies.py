"""know deleted companies"""

from chassis.migration_steps.know_deleted_companies import downgrade, upgrade

revision = "2f8c41d97be0"
down_revision = "4fa62c15b8e1"
branch_labels = None
depends_on = None

__all__ = ["downgrade", "upgrade"]
