"""keep headers of answers"""

from chassis.migration_steps.keep_headers_of_answers import downgrade, upgrade

revision = "5c1f0a7d2e91"
down_revision = "c41d7e0b95a2"
branch_labels = None
depends_on = None

__all__ = ["downgrade", "upgrade"]
