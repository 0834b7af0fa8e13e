"""sign and approve weeks"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "e83b1f4c6a90"
down_revision = "d5a2c8810b37"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "period_sheet",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("company_id", sa.Uuid(), nullable=False),
        sa.Column("project_id", sa.Uuid(), nullable=False),
        sa.Column("owner_user_id", sa.Uuid(), nullable=False),
        sa.Column("first_day", sa.Date(), nullable=False),
        sa.Column("last_day", sa.Date(), nullable=False),
        sa.Column("status", sa.Integer(), nullable=False),
        sa.Column("days", postgresql.JSONB(astext_type=sa.Text()), nullable=False),
        sa.Column("worked_seconds", sa.Integer(), nullable=False),
        sa.Column("credited_seconds", sa.Integer(), nullable=False),
        sa.Column("signed_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("approved_by", sa.Uuid(), nullable=True),
        sa.Column("approved_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("opened_by", sa.Uuid(), nullable=True),
        sa.Column("opened_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("reason", sa.Text(), server_default=sa.text("''"), nullable=False),
        sa.Column("revision", sa.Integer(), server_default=sa.text("1"), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_period_sheet")),
    )
    op.create_index(
        "uq_period_sheet_owner",
        "period_sheet",
        ["company_id", "owner_user_id", "project_id", "first_day"],
        unique=True,
    )
    op.create_index("ix_period_sheet_project", "period_sheet", ["company_id", "project_id", "first_day"])


def downgrade() -> None:
    op.drop_index("ix_period_sheet_project", table_name="period_sheet")
    op.drop_index("uq_period_sheet_owner", table_name="period_sheet")
    op.drop_table("period_sheet")
