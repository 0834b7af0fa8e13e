"""know when aggregates ended"""

from chassis.migration_steps.know_when_aggregates_ended import downgrade, upgrade

revision = "c5f9e27d1b63"
down_revision = "b3e7d05c9a41"
branch_labels = None
depends_on = None

__all__ = ["downgrade", "upgrade"]
