"""cost hours"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "5c0d7e92ab14"
down_revision = "020ef1b82702"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "cost_rate",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("company_id", sa.Uuid(), nullable=False),
        sa.Column("owner_user_id", sa.Uuid(), nullable=True),
        sa.Column("staff", sa.Text(), nullable=False),
        sa.Column("currency", sa.Text(), nullable=False),
        sa.Column("from_on", sa.Date(), nullable=False),
        sa.Column("hourly_minor", sa.BigInteger(), nullable=True),
        sa.Column("created_by", sa.Uuid(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("taken_back_by", sa.Uuid(), nullable=True),
        sa.Column("taken_back_at", sa.DateTime(timezone=True), nullable=True),
        sa.CheckConstraint(
            "hourly_minor is not null or owner_user_id is not null", name=op.f("ck_cost_rate_says_how_much")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_cost_rate")),
    )
    op.create_index(
        "uq_cost_rate_company",
        "cost_rate",
        ["company_id", "staff", "currency", "from_on"],
        unique=True,
        postgresql_where=sa.text("owner_user_id is null and taken_back_at is null"),
    )
    op.create_index(
        "uq_cost_rate_person",
        "cost_rate",
        ["company_id", "owner_user_id", "currency", "from_on"],
        unique=True,
        postgresql_where=sa.text("owner_user_id is not null and taken_back_at is null"),
    )
    op.create_table(
        "hours_code",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("company_id", sa.Uuid(), nullable=False),
        sa.Column("project_id", sa.Uuid(), nullable=False),
        sa.Column("own_code_id", sa.Uuid(), nullable=True),
        sa.Column("external_code_id", sa.Uuid(), nullable=True),
        sa.Column("revision", sa.Integer(), server_default=sa.text("1"), nullable=False),
        sa.Column("updated_by", sa.Uuid(), nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["own_code_id"],
            ["budget_code.id"],
            name=op.f("fk_hours_code_own_code_id_budget_code"),
            ondelete="SET NULL",
        ),
        sa.ForeignKeyConstraint(
            ["external_code_id"],
            ["budget_code.id"],
            name=op.f("fk_hours_code_external_code_id_budget_code"),
            ondelete="SET NULL",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_hours_code")),
    )
    op.create_index("uq_hours_code_project", "hours_code", ["company_id", "project_id"], unique=True)
    op.create_table(
        "worked_week",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("company_id", sa.Uuid(), nullable=False),
        sa.Column("project_id", sa.Uuid(), nullable=False),
        sa.Column("owner_user_id", sa.Uuid(), nullable=False),
        sa.Column("first_day", sa.Date(), nullable=False),
        sa.Column("last_day", sa.Date(), nullable=False),
        sa.Column("is_approved", sa.Boolean(), nullable=False),
        sa.Column("days", postgresql.JSONB(astext_type=sa.Text()), nullable=False),
        sa.Column("worked_seconds", sa.Integer(), nullable=False),
        sa.Column("changed_by", sa.Uuid(), nullable=False),
        sa.Column("is_unsettled", sa.Boolean(), server_default=sa.text("false"), nullable=False),
        sa.Column("seconds_without_rate", sa.Integer(), server_default=sa.text("0"), nullable=False),
        sa.Column("seconds_without_code", sa.Integer(), server_default=sa.text("0"), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_worked_week")),
    )
    op.create_index("ix_worked_week_project", "worked_week", ["company_id", "project_id", "first_day", "id"])
    op.create_index(
        "ix_worked_week_unsettled",
        "worked_week",
        ["company_id", "id"],
        postgresql_where=sa.text("is_unsettled"),
    )
    op.create_table(
        "hours_cost",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("company_id", sa.Uuid(), nullable=False),
        sa.Column("project_id", sa.Uuid(), nullable=False),
        sa.Column("week_id", sa.Uuid(), nullable=False),
        sa.Column("code_id", sa.Uuid(), nullable=False),
        sa.Column("owner_user_id", sa.Uuid(), nullable=False),
        sa.Column("staff", sa.Text(), nullable=False),
        sa.Column("effective_on", sa.Date(), nullable=False),
        sa.Column("seconds", sa.Integer(), nullable=False),
        sa.Column("rate_id", sa.Uuid(), nullable=False),
        sa.Column("hourly_minor", sa.BigInteger(), nullable=False),
        sa.Column("amount_minor", sa.BigInteger(), nullable=False),
        sa.Column("from_committed_minor", sa.BigInteger(), server_default=sa.text("0"), nullable=False),
        sa.Column("currency", sa.Text(), nullable=False),
        sa.Column("created_by", sa.Uuid(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("reversed_by", sa.Uuid(), nullable=True),
        sa.Column("reversed_at", sa.DateTime(timezone=True), nullable=True),
        sa.CheckConstraint("seconds > 0", name=op.f("ck_hours_cost_is_of_some_time")),
        sa.CheckConstraint(
            "from_committed_minor between 0 and amount_minor", name=op.f("ck_hours_cost_committed_part")
        ),
        sa.ForeignKeyConstraint(
            ["week_id"], ["worked_week.id"], name=op.f("fk_hours_cost_week_id_worked_week")
        ),
        sa.ForeignKeyConstraint(
            ["code_id"], ["budget_code.id"], name=op.f("fk_hours_cost_code_id_budget_code")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_hours_cost")),
    )
    op.create_index(
        "ix_hours_cost_week", "hours_cost", ["week_id"], postgresql_where=sa.text("reversed_at is null")
    )
    op.create_index(
        "ix_hours_cost_recent",
        "hours_cost",
        ["company_id", "project_id", "effective_on"],
        postgresql_include=["code_id", "amount_minor"],
        postgresql_where=sa.text("reversed_at is null"),
    )
    op.add_column("ledger_entry", sa.Column("hours_cost_id", sa.Uuid(), nullable=True))


def downgrade() -> None:
    op.drop_column("ledger_entry", "hours_cost_id")
    op.drop_table("hours_cost")
    op.drop_table("worked_week")
    op.drop_table("hours_code")
    op.drop_table("cost_rate")
