"""go on from any id"""

from chassis.migration_steps.go_on_from_any_id import downgrade, upgrade

revision = "e4a5ab1c823c"
down_revision = "a0c167d84ef8"
branch_labels = None
depends_on = None

__all__ = ["downgrade", "upgrade"]
