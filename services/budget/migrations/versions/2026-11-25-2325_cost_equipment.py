"""cost equipment"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "b41f6c2e9d07"
down_revision = "d19b70e5c264"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "equipment_rate",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("company_id", sa.Uuid(), nullable=False),
        sa.Column("equipment_id", sa.Uuid(), nullable=True),
        sa.Column("category", sa.Text(), server_default=sa.text("''"), nullable=False),
        sa.Column("is_rented", sa.Boolean(), nullable=False),
        sa.Column("currency", sa.Text(), nullable=False),
        sa.Column("from_on", sa.Date(), nullable=False),
        sa.Column("unit", sa.Text(), nullable=False),
        sa.Column("amount_minor", sa.BigInteger(), nullable=False),
        sa.Column("created_by", sa.Uuid(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("taken_back_by", sa.Uuid(), nullable=True),
        sa.Column("taken_back_at", sa.DateTime(timezone=True), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_equipment_rate")),
    )
    op.create_index(
        "uq_equipment_rate_machine",
        "equipment_rate",
        ["company_id", "equipment_id", "currency", "from_on"],
        unique=True,
        postgresql_where=sa.text("equipment_id is not null and taken_back_at is null"),
    )
    op.create_index(
        "uq_equipment_rate_category",
        "equipment_rate",
        ["company_id", "is_rented", sa.text("lower(category)"), "currency", "from_on"],
        unique=True,
        postgresql_where=sa.text("equipment_id is null and taken_back_at is null"),
    )
    op.create_table(
        "machine",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("company_id", sa.Uuid(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("category", sa.Text(), nullable=False),
        sa.Column("is_rented", sa.Boolean(), nullable=False),
        sa.Column("facts", postgresql.JSONB(astext_type=sa.Text()), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_machine")),
    )
    op.create_index("ix_machine_company", "machine", ["company_id", "id"])
    op.create_table(
        "machine_stay",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("company_id", sa.Uuid(), nullable=False),
        sa.Column("project_id", sa.Uuid(), nullable=False),
        sa.Column("equipment_id", sa.Uuid(), nullable=False),
        sa.Column("check_in_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("check_out_at", sa.DateTime(timezone=True), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_machine_stay")),
    )
    op.create_index("ix_machine_stay_equipment", "machine_stay", ["equipment_id", "check_in_at"])
    op.create_table(
        "machine_use",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("company_id", sa.Uuid(), nullable=False),
        sa.Column("project_id", sa.Uuid(), nullable=False),
        sa.Column("equipment_id", sa.Uuid(), nullable=False),
        sa.Column("is_unsettled", sa.Boolean(), server_default=sa.text("false"), nullable=False),
        sa.Column("due_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("changed_by", sa.Uuid(), nullable=True),
        sa.Column("first_on", sa.Date(), nullable=True),
        sa.Column("last_on", sa.Date(), nullable=True),
        sa.Column("days", sa.Integer(), server_default=sa.text("0"), nullable=False),
        sa.Column("seconds", sa.BigInteger(), server_default=sa.text("0"), nullable=False),
        sa.Column("days_without_rate", sa.Integer(), server_default=sa.text("0"), nullable=False),
        sa.Column("days_without_code", sa.Integer(), server_default=sa.text("0"), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_machine_use")),
    )
    op.create_index(
        "uq_machine_use_machine", "machine_use", ["company_id", "project_id", "equipment_id"], unique=True
    )
    op.create_index("ix_machine_use_equipment", "machine_use", ["equipment_id"])
    op.create_index(
        "ix_machine_use_unsettled",
        "machine_use",
        ["company_id", "id"],
        postgresql_where=sa.text("is_unsettled"),
    )
    op.create_index(
        "ix_machine_use_due", "machine_use", ["due_at"], postgresql_where=sa.text("due_at is not null")
    )
    op.create_table(
        "equipment_cost",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("company_id", sa.Uuid(), nullable=False),
        sa.Column("project_id", sa.Uuid(), nullable=False),
        sa.Column("use_id", sa.Uuid(), nullable=False),
        sa.Column("code_id", sa.Uuid(), nullable=False),
        sa.Column("equipment_id", sa.Uuid(), nullable=False),
        sa.Column("is_rented", sa.Boolean(), nullable=False),
        sa.Column("effective_on", sa.Date(), nullable=False),
        sa.Column("unit", sa.Text(), nullable=False),
        sa.Column("quantity", sa.Integer(), nullable=False),
        sa.Column("rate_id", sa.Uuid(), nullable=False),
        sa.Column("rate_minor", sa.BigInteger(), nullable=False),
        sa.Column("amount_minor", sa.BigInteger(), nullable=False),
        sa.Column("from_committed_minor", sa.BigInteger(), server_default=sa.text("0"), nullable=False),
        sa.Column("currency", sa.Text(), nullable=False),
        sa.Column("created_by", sa.Uuid(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("reversed_by", sa.Uuid(), nullable=True),
        sa.Column("reversed_at", sa.DateTime(timezone=True), nullable=True),
        sa.CheckConstraint("quantity > 0", name=op.f("ck_equipment_cost_is_of_some_time")),
        sa.CheckConstraint(
            "from_committed_minor between 0 and amount_minor", name=op.f("ck_equipment_cost_committed_part")
        ),
        sa.ForeignKeyConstraint(
            ["use_id"], ["machine_use.id"], name=op.f("fk_equipment_cost_use_id_machine_use")
        ),
        sa.ForeignKeyConstraint(
            ["code_id"], ["budget_code.id"], name=op.f("fk_equipment_cost_code_id_budget_code")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_equipment_cost")),
    )
    op.create_index(
        "ix_equipment_cost_use",
        "equipment_cost",
        ["use_id"],
        postgresql_where=sa.text("reversed_at is null"),
    )
    op.create_index(
        "ix_equipment_cost_recent",
        "equipment_cost",
        ["company_id", "project_id", "effective_on"],
        postgresql_include=["code_id", "amount_minor"],
        postgresql_where=sa.text("reversed_at is null"),
    )
    op.add_column("ledger_entry", sa.Column("equipment_cost_id", sa.Uuid(), nullable=True))
    for column in ("own_equipment_code_id", "rented_equipment_code_id"):
        op.add_column("hours_code", sa.Column(column, sa.Uuid(), nullable=True))
        op.create_foreign_key(
            op.f(f"fk_hours_code_{column}_budget_code"),
            "hours_code",
            "budget_code",
            [column],
            ["id"],
            ondelete="SET NULL",
        )


def downgrade() -> None:
    op.drop_column("hours_code", "rented_equipment_code_id")
    op.drop_column("hours_code", "own_equipment_code_id")
    op.drop_column("ledger_entry", "equipment_cost_id")
    op.drop_table("equipment_cost")
    op.drop_table("machine_use")
    op.drop_table("machine_stay")
    op.drop_table("machine")
    op.drop_table("equipment_rate")
