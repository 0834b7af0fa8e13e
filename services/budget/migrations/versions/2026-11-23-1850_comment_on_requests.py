"""comment on requests"""

import sqlalchemy as sa
from alembic import op

revision = "d19b70e5c264"
down_revision = "8c4d2f6a1b37"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "budget_request",
        sa.Column("comment_count", sa.Integer(), server_default=sa.text("0"), nullable=False),
    )
    op.create_table(
        "request_comment",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("company_id", sa.Uuid(), nullable=False),
        sa.Column("request_id", sa.Uuid(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("mentioned", sa.ARRAY(sa.Uuid()), nullable=False),
        sa.Column("created_by", sa.Uuid(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("edited_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("deleted_at", sa.DateTime(timezone=True), nullable=True),
        sa.ForeignKeyConstraint(
            ["request_id"],
            ["budget_request.id"],
            name=op.f("fk_request_comment_request_id_budget_request"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_request_comment")),
    )
    op.create_index("ix_request_comment_request", "request_comment", ["request_id", "id"])


def downgrade() -> None:
    op.drop_index("ix_request_comment_request", table_name="request_comment")
    op.drop_table("request_comment")
    op.drop_column("budget_request", "comment_count")
