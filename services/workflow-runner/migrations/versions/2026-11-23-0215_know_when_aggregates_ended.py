"""know when aggregates ended"""

from chassis.migration_steps.know_when_aggregates_ended import downgrade, upgrade

revision = "f82c15a04e96"
down_revision = "e4a5ab1c823c"
branch_labels = None
depends_on = None

__all__ = ["downgrade", "upgrade"]
