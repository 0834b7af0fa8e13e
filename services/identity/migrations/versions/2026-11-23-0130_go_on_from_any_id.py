"""go on from any id"""

from chassis.migration_steps.go_on_from_any_id import downgrade, upgrade

revision = "b1d278e95f09"
down_revision = "7d9e34a51bc5"
branch_labels = None
depends_on = None

__all__ = ["downgrade", "upgrade"]
