"""keep access with answers"""

from chassis.migration_steps.keep_access_with_answers import downgrade, upgrade

revision = "5b7c12e3f9a3"
down_revision = "bd84f61a3075"
branch_labels = None
depends_on = None

__all__ = ["downgrade", "upgrade"]
