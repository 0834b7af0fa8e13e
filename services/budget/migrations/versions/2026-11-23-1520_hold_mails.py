"""hold mails about codes and requests"""

import sqlalchemy as sa
from alembic import op

revision = "3f7a1c5d9e02"
down_revision = "7be1c49d0a35"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "held_notice",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("company_id", sa.Uuid(), nullable=False),
        sa.Column("about_id", sa.Uuid(), nullable=False),
        sa.Column("user_id", sa.Uuid(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("retry_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_held_notice")),
    )
    op.create_index("ix_held_notice_due", "held_notice", ["retry_at"])


def downgrade() -> None:
    op.drop_index("ix_held_notice_due", table_name="held_notice")
    op.drop_table("held_notice")
