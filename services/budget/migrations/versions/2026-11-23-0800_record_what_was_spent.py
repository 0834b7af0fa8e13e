"""record what was spent"""

import sqlalchemy as sa
from alembic import op

revision = "b7e4d02f6c18"
down_revision = "a91c5be20d37"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "actual_cost",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("company_id", sa.Uuid(), nullable=False),
        sa.Column("project_id", sa.Uuid(), nullable=False),
        sa.Column("code_id", sa.Uuid(), nullable=False),
        sa.Column("spent_on", sa.Date(), nullable=False),
        sa.Column("supplier", sa.Text(), nullable=False),
        sa.Column("number", sa.Text(), nullable=False),
        sa.Column("note", sa.Text(), server_default=sa.text("''"), nullable=False),
        sa.Column("amount_minor", sa.BigInteger(), nullable=False),
        sa.Column("from_committed_minor", sa.BigInteger(), server_default=sa.text("0"), nullable=False),
        sa.Column("currency", sa.Text(), nullable=False),
        sa.Column("reversed_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("reversed_by", sa.Uuid(), nullable=True),
        sa.Column("reversal_reason", sa.Text(), server_default=sa.text("''"), nullable=False),
        sa.Column("created_by", sa.Uuid(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.CheckConstraint("amount_minor > 0", name=op.f("ck_actual_cost_costs_something")),
        sa.CheckConstraint(
            "from_committed_minor between 0 and amount_minor", name=op.f("ck_actual_cost_committed_part")
        ),
        sa.ForeignKeyConstraint(
            ["code_id"], ["budget_code.id"], name=op.f("fk_actual_cost_code_id_budget_code")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_actual_cost")),
    )
    op.create_index(
        "uq_actual_cost_invoice",
        "actual_cost",
        ["code_id", sa.literal_column("lower(supplier)"), sa.literal_column("lower(number)")],
        unique=True,
        postgresql_where=sa.text("reversed_at is null"),
    )
    op.create_index(
        "ix_actual_cost_project", "actual_cost", ["company_id", "project_id", "spent_on", "id"], unique=False
    )
    op.add_column("ledger_entry", sa.Column("actual_id", sa.Uuid(), nullable=True))
    op.add_column("ledger_entry", sa.Column("effective_on", sa.Date(), nullable=True))


def downgrade() -> None:
    op.drop_column("ledger_entry", "effective_on")
    op.drop_column("ledger_entry", "actual_id")
    op.drop_index("ix_actual_cost_project", table_name="actual_cost")
    op.drop_index(
        "uq_actual_cost_invoice",
        table_name="actual_cost",
        postgresql_where=sa.text("reversed_at is null"),
    )
    op.drop_table("actual_cost")
