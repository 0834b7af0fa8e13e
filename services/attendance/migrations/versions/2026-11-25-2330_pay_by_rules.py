"""pay hours by rules, and know holidays as they were known"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "c2f84e1b60d7"
down_revision = "5e1d90b7a2c4"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "pay_rules",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("company_id", sa.Uuid(), nullable=False),
        sa.Column("project_id", sa.Uuid(), nullable=True),
        sa.Column("from_on", sa.Date(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("rules", postgresql.JSONB(astext_type=sa.Text()), nullable=True),
        sa.Column("is_withdrawn", sa.Boolean(), server_default=sa.text("false"), nullable=False),
        sa.Column("saved_by", sa.Uuid(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_pay_rules")),
    )
    op.create_index(
        "uq_pay_rules_revision",
        "pay_rules",
        ["company_id", "project_id", "from_on", "revision"],
        unique=True,
        postgresql_nulls_not_distinct=True,
    )
    op.add_column(
        "period_sheet", sa.Column("pay_lines", postgresql.JSONB(astext_type=sa.Text()), nullable=True)
    )
    op.create_table(
        "holiday_state",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("company_id", sa.Uuid(), nullable=False),
        sa.Column("holiday_id", sa.Uuid(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("day", sa.Date(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("from_noon", sa.Boolean(), nullable=False),
        sa.Column("is_deleted", sa.Boolean(), server_default=sa.text("false"), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_holiday_state")),
    )
    op.create_index("ix_holiday_state_day", "holiday_state", ["company_id", "day"], unique=False)
    # What holidays were before is not known any more: as they are now they have always been.
    op.execute(
        "insert into holiday_state (id, company_id, holiday_id, revision, day, name, from_noon, created_at) "
        "select id, company_id, id, revision, day, name, from_noon, created_at from holiday"
    )


def downgrade() -> None:
    op.drop_table("holiday_state")
    op.drop_column("period_sheet", "pay_lines")
    op.drop_table("pay_rules")
