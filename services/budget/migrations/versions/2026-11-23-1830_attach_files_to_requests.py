"""attach files to requests"""

import sqlalchemy as sa
from alembic import op

revision = "8c4d2f6a1b37"
down_revision = "6b2e8d4f1a93"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "budget_request",
        sa.Column("file_count", sa.Integer(), server_default=sa.text("0"), nullable=False),
    )
    op.create_table(
        "request_file",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("company_id", sa.Uuid(), nullable=False),
        sa.Column("request_id", sa.Uuid(), nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("thumbnail_key", sa.Text(), nullable=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("size", sa.BigInteger(), nullable=False),
        sa.Column("content_type", sa.Text(), nullable=False),
        sa.Column("uploaded_by", sa.Uuid(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["request_id"],
            ["budget_request.id"],
            name=op.f("fk_request_file_request_id_budget_request"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_request_file")),
    )
    op.create_index("ix_request_file_request", "request_file", ["request_id", "created_at"])
    op.create_index("ix_request_file_company", "request_file", ["company_id"])


def downgrade() -> None:
    op.drop_index("ix_request_file_company", table_name="request_file")
    op.drop_index("ix_request_file_request", table_name="request_file")
    op.drop_table("request_file")
    op.drop_column("budget_request", "file_count")
