"""know when aggregates ended"""

from chassis.migration_steps.know_when_aggregates_ended import downgrade, upgrade

revision = "d60af38e2c74"
down_revision = "c2e389fa601a"
branch_labels = None
depends_on = None

__all__ = ["downgrade", "upgrade"]
