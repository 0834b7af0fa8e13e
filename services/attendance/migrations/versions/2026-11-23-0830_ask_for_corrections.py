"""ask for corrections"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "b3f2a90c6d44"
down_revision = "a7d1c0e5f210"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "attendance_request",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("company_id", sa.Uuid(), nullable=False),
        sa.Column("project_id", sa.Uuid(), nullable=False),
        sa.Column("owner_user_id", sa.Uuid(), nullable=False),
        sa.Column("day", sa.Date(), nullable=False),
        sa.Column("time_zone", sa.Text(), nullable=False),
        sa.Column("intervals", postgresql.JSONB(astext_type=sa.Text()), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("status", sa.Integer(), server_default=sa.text("1"), nullable=False),
        sa.Column("replied_by", sa.Uuid(), nullable=True),
        sa.Column("replied_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("reply_reason", sa.Text(), server_default=sa.text("''"), nullable=False),
        sa.Column("revision", sa.Integer(), server_default=sa.text("1"), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_attendance_request")),
    )
    op.create_index(
        "ix_attendance_request_project", "attendance_request", ["company_id", "project_id", "status"]
    )
    op.create_index(
        "uq_attendance_request_pending",
        "attendance_request",
        ["company_id", "owner_user_id", "day", "project_id"],
        unique=True,
        postgresql_where=sa.text("status = 1"),
    )


def downgrade() -> None:
    op.drop_index("uq_attendance_request_pending", table_name="attendance_request")
    op.drop_index("ix_attendance_request_project", table_name="attendance_request")
    op.drop_table("attendance_request")
