"""events tell what they are about, by whom and how new they are"""

from chassis.migration_steps.events_tell_what_they_are_about import downgrade, upgrade

revision = "4fa62c15b8e1"
down_revision = "6d2a1b8e3fa2"
branch_labels = None
depends_on = None

__all__ = ["downgrade", "upgrade"]
