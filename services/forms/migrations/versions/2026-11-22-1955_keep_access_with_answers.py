"""keep access with answers"""

from chassis.migration_steps.keep_access_with_answers import downgrade, upgrade

revision = "4a6b01d2e8f2"
down_revision = "9b62d4f81e53"
branch_labels = None
depends_on = None

__all__ = ["downgrade", "upgrade"]
