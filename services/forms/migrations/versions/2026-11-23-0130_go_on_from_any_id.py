"""go on from any id"""

from chassis.migration_steps.go_on_from_any_id import downgrade, upgrade

revision = "c2e389fa601a"
down_revision = "8eaf45b62cd6"
branch_labels = None
depends_on = None

__all__ = ["downgrade", "upgrade"]
