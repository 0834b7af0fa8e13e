"""know the own storage"""

from chassis.migration_steps.know_the_own_storage import downgrade, upgrade

revision = "8a51c3e70d42"
down_revision = "b6f3a1d07c52"
branch_labels = None
depends_on = None

__all__ = ["downgrade", "upgrade"]
