"""know deleted companies"""

from chassis.migration_steps.know_deleted_companies import downgrade, upgrade

revision = "5cbf7402ae13"
down_revision = "6bc84e37da03"
branch_labels = None
depends_on = None

__all__ = ["downgrade", "upgrade"]
