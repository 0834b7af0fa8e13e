"""read recent costs"""

import sqlalchemy as sa
from alembic import op

revision = "7be1c49d0a35"
down_revision = "5c0d7e92ab14"
branch_labels = None
depends_on = None

_COUNTS = sa.text("reversed_at is null")


def upgrade() -> None:
    op.create_index(
        "ix_actual_cost_recent",
        "actual_cost",
        ["company_id", "project_id", "spent_on"],
        postgresql_include=["code_id", "amount_minor"],
        postgresql_where=_COUNTS,
    )


def downgrade() -> None:
    op.drop_index("ix_actual_cost_recent", table_name="actual_cost", postgresql_where=_COUNTS)
