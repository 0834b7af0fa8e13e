"""know who approved a step that waits for more"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "b5c9e26d0a37"
down_revision = "a4b8d15cf629"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "submission", sa.Column("approvals_needed", sa.Integer(), server_default="1", nullable=False)
    )
    op.add_column(
        "submission",
        sa.Column(
            "approved_user_ids", postgresql.ARRAY(sa.Uuid()), server_default=sa.text("'{}'"), nullable=False
        ),
    )
    op.add_column("attempt", sa.Column("counts_for", sa.Integer(), nullable=True))


def downgrade() -> None:
    op.drop_column("attempt", "counts_for")
    for column in ("approved_user_ids", "approvals_needed"):
        op.drop_column("submission", column)
