"""know when a cost took what was committed"""

import sqlalchemy as sa
from alembic import op

revision = "a41c8e6f02d7"
down_revision = "d18e5b7f30a6"
branch_labels = None
depends_on = None

_COSTS = ("actual_cost", "hours_cost", "equipment_cost")


def upgrade() -> None:
    for table in _COSTS:
        op.add_column(table, sa.Column("taken_on", sa.Date(), nullable=True))


def downgrade() -> None:
    for table in _COSTS:
        op.drop_column(table, "taken_on")
