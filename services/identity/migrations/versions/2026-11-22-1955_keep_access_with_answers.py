"""keep access with answers"""

from chassis.migration_steps.keep_access_with_answers import downgrade, upgrade

revision = "3f5a90c1d7e1"
down_revision = "8a51c3e70d42"
branch_labels = None
depends_on = None

__all__ = ["downgrade", "upgrade"]
