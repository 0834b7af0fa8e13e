"""events tell what they are about, by whom and how new they are"""

from chassis.migration_steps.events_tell_what_they_are_about import downgrade, upgrade

revision = "3e9b51f4a7d0"
down_revision = "9a5d4e1fb2d6"
branch_labels = None
depends_on = None

__all__ = ["downgrade", "upgrade"]
