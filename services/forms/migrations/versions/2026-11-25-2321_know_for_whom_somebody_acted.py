"""know for whom somebody acted"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "e64a0d9b73f8"
down_revision = "d41b7e60c2f9"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "submission",
        sa.Column(
            "approved_for_user_ids",
            postgresql.ARRAY(sa.Uuid()),
            server_default=sa.text("'{}'"),
            nullable=False,
        ),
    )
    for table in ("attempt", "step_record"):
        op.add_column(table, sa.Column("acted_for_id", sa.Uuid(), nullable=True))


def downgrade() -> None:
    for table in ("step_record", "attempt"):
        op.drop_column(table, "acted_for_id")
    op.drop_column("submission", "approved_for_user_ids")
