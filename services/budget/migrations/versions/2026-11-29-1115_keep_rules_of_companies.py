"""keep what companies decide for their budgets"""

import sqlalchemy as sa
from alembic import op

revision = "b52d7f0e91c4"
down_revision = "e81b5f30c9d7"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "budget_rules",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("company_id", sa.Uuid(), nullable=False),
        sa.Column("currency", sa.Text(), nullable=False),
        sa.Column("overruns", sa.Text(), server_default="anybody", nullable=False),
        sa.Column("answer_days", sa.Integer(), nullable=True),
        sa.Column("revision", sa.Integer(), server_default="1", nullable=False),
        sa.Column("created_by", sa.Uuid(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("updated_by", sa.Uuid(), nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), nullable=False),
        sa.CheckConstraint("answer_days > 0", name=op.f("ck_budget_rules_some_days")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_budget_rules")),
    )
    op.create_index("uq_budget_rules_company", "budget_rules", ["company_id"], unique=True)


def downgrade() -> None:
    op.drop_index("uq_budget_rules_company", table_name="budget_rules")
    op.drop_table("budget_rules")
