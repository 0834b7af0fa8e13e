"""days that nobody checked out of are told once, and may be closed by a rule"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "e94a1c7d30b6"
down_revision = "c1b84e07d2fa"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "open_day_rules",
        sa.Column("company_id", sa.Uuid(), nullable=False),
        sa.Column("reminds_at", sa.Text(), nullable=True),
        sa.Column("closes_after_hours", sa.Integer(), nullable=True),
        sa.Column("closes_at", sa.Text(), nullable=True),
        sa.Column("closes_with", sa.Text(), nullable=True),
        sa.Column("closes_since", sa.DateTime(timezone=True), nullable=True),
        sa.Column("saved_by", sa.Uuid(), nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("company_id", name=op.f("pk_open_day_rules")),
    )
    op.create_table(
        "forgotten_check_out",
        sa.Column("company_id", sa.Uuid(), nullable=False),
        sa.Column("owner_user_id", sa.Uuid(), nullable=False),
        sa.Column("project_id", sa.Uuid(), nullable=False),
        sa.Column("day", sa.Date(), nullable=False),
        sa.Column("found_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("listed_at", sa.DateTime(timezone=True), nullable=True),
        sa.PrimaryKeyConstraint(
            "company_id", "owner_user_id", "project_id", "day", name=op.f("pk_forgotten_check_out")
        ),
    )
    op.create_index(
        "ix_forgotten_check_out_unlisted",
        "forgotten_check_out",
        ["company_id", "day"],
        postgresql_where=sa.text("listed_at is null"),
    )
    op.create_index(
        "ix_attendance_record_to_look_at",
        "attendance_record",
        ["day", "id"],
        postgresql_where=sa.text("open_since IS NOT NULL OR cardinality(issues) > 0"),
    )
    op.add_column(
        "correction",
        sa.Column("closing", postgresql.JSONB(none_as_null=True, astext_type=sa.Text()), nullable=True),
    )


def downgrade() -> None:
    op.drop_column("correction", "closing")
    op.drop_index("ix_attendance_record_to_look_at", table_name="attendance_record")
    op.drop_index("ix_forgotten_check_out_unlisted", table_name="forgotten_check_out")
    op.drop_table("forgotten_check_out")
    op.drop_table("open_day_rules")
