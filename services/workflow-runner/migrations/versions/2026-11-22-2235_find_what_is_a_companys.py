"""find what is a company's"""

from chassis.migration_steps.find_what_is_a_companys import downgrade, upgrade

revision = "a0c167d84ef8"
down_revision = "6c8d23f40ab4"
branch_labels = None
depends_on = None

__all__ = ["downgrade", "upgrade"]
