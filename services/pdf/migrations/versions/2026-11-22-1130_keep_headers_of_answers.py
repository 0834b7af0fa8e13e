"""keep headers of answers"""

from chassis.migration_steps.keep_headers_of_answers import downgrade, upgrade

revision = "7e3b2c9f40b3"
down_revision = "7c0e5f9b2d14"
branch_labels = None
depends_on = None

__all__ = ["downgrade", "upgrade"]
