"""keep headers of answers"""

from chassis.migration_steps.keep_headers_of_answers import downgrade, upgrade

revision = "8f4c3da051c4"
down_revision = "5c0d1f7a2e64"
branch_labels = None
depends_on = None

__all__ = ["downgrade", "upgrade"]
