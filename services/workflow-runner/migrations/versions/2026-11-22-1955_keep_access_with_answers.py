"""keep access with answers"""

from chassis.migration_steps.keep_access_with_answers import downgrade, upgrade

revision = "6c8d23f40ab4"
down_revision = "ac73e5092f64"
branch_labels = None
depends_on = None

__all__ = ["downgrade", "upgrade"]
