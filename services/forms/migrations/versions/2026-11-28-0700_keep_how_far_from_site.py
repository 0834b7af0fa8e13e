"""keep how far from site a step was submitted"""

import sqlalchemy as sa
from alembic import op

revision = "d27e93a1b054"
down_revision = "c1d58f20ab47"
branch_labels = None
depends_on = None

_TABLES = ("attempt", "step_record")


def upgrade() -> None:
    for table in _TABLES:
        op.add_column(table, sa.Column("meters_from_site", sa.Integer(), nullable=True))


def downgrade() -> None:
    for table in _TABLES:
        op.drop_column(table, "meters_from_site")
