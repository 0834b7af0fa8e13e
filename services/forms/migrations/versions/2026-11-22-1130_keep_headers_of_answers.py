"""keep headers of answers"""

from chassis.migration_steps.keep_headers_of_answers import downgrade, upgrade

revision = "6d2a1b8e3fa2"
down_revision = "b7a40c2e9d15"
branch_labels = None
depends_on = None

__all__ = ["downgrade", "upgrade"]
