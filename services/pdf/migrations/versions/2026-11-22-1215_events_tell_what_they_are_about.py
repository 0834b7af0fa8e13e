"""events tell what they are about, by whom and how new they are"""

from chassis.migration_steps.events_tell_what_they_are_about import downgrade, upgrade

revision = "5ab73d26c9f2"
down_revision = "7e3b2c9f40b3"
branch_labels = None
depends_on = None

__all__ = ["downgrade", "upgrade"]
