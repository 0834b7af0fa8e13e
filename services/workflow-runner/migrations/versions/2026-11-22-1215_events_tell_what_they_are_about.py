"""events tell what they are about, by whom and how new they are"""

from chassis.migration_steps.events_tell_what_they_are_about import downgrade, upgrade

revision = "6bc84e37da03"
down_revision = "8f4c3da051c4"
branch_labels = None
depends_on = None

__all__ = ["downgrade", "upgrade"]
