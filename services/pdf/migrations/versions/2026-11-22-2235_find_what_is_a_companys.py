"""find what is a company's"""

from chassis.migration_steps.find_what_is_a_companys import downgrade, upgrade

revision = "9fb056c73de7"
down_revision = "3c9e5a7d1f24"
branch_labels = None
depends_on = None

__all__ = ["downgrade", "upgrade"]
