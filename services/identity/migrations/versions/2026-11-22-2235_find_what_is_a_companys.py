"""find what is a company's"""

from chassis.migration_steps.find_what_is_a_companys import downgrade, upgrade

revision = "7d9e34a51bc5"
down_revision = "c4d81f6a2b37"
branch_labels = None
depends_on = None

__all__ = ["downgrade", "upgrade"]
