"""know which branches values chose"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "c6d0f37e1b48"
down_revision = "4f81e532e55a"
branch_labels = None
depends_on = None

_TABLES = ("attempt", "step_record")


def upgrade() -> None:
    for table in _TABLES:
        op.add_column(
            table,
            sa.Column(
                "taken_edge_ids",
                postgresql.ARRAY(sa.Text()),
                server_default=sa.text("'{}'"),
                nullable=False,
            ),
        )


def downgrade() -> None:
    for table in _TABLES:
        op.drop_column(table, "taken_edge_ids")
