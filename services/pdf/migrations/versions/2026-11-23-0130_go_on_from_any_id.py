"""go on from any id"""

from chassis.migration_steps.go_on_from_any_id import downgrade, upgrade

revision = "d3f49a0b712b"
down_revision = "9fb056c73de7"
branch_labels = None
depends_on = None

__all__ = ["downgrade", "upgrade"]
