"""unfinished papers"""

import sqlalchemy as sa
from alembic import op

revision = "7c0e5f9b2d14"
down_revision = "b41c7d20e9a3"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "unfinished_paper",
        sa.Column("file_key", sa.Text(), nullable=False),
        sa.Column("pictures", sa.Integer(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("file_key", name=op.f("pk_unfinished_paper")),
    )
    op.create_index(op.f("ix_unfinished_paper_created_at"), "unfinished_paper", ["created_at"])


def downgrade() -> None:
    op.drop_index(op.f("ix_unfinished_paper_created_at"), table_name="unfinished_paper")
    op.drop_table("unfinished_paper")
