"""know when aggregates ended"""

from chassis.migration_steps.know_when_aggregates_ended import downgrade, upgrade

revision = "e71b049f3d85"
down_revision = "d3f49a0b712b"
branch_labels = None
depends_on = None

__all__ = ["downgrade", "upgrade"]
