"""find what is a company's"""

from chassis.migration_steps.find_what_is_a_companys import downgrade, upgrade

revision = "8eaf45b62cd6"
down_revision = "6f0c2b9ae417"
branch_labels = None
depends_on = None

__all__ = ["downgrade", "upgrade"]
