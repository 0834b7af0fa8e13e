"""keep versions of budgets"""

import sqlalchemy as sa
from alembic import op

revision = "e83b1c95a7d2"
down_revision = "d40a6e8b1f57"
branch_labels = None
depends_on = None

_AMOUNTS = ("manpower_internal", "manpower_external", "equipment_owned", "equipment_rental")


def upgrade() -> None:
    op.create_table(
        "budget_version",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("company_id", sa.Uuid(), nullable=False),
        sa.Column("project_id", sa.Uuid(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("effective_on", sa.Date(), nullable=False),
        sa.Column("reason", sa.Text(), server_default=sa.text("''"), nullable=False),
        sa.Column("currency", sa.Text(), nullable=False),
        *(
            sa.Column(f"{each}_minor", sa.BigInteger(), server_default=sa.text("0"), nullable=False)
            for each in _AMOUNTS
        ),
        sa.Column("locked_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("locked_by", sa.Uuid(), nullable=True),
        sa.Column("created_by", sa.Uuid(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_budget_version")),
    )
    op.create_index(
        "uq_budget_version_number", "budget_version", ["company_id", "project_id", "number"], unique=True
    )
    op.create_index(
        "uq_budget_version_baseline",
        "budget_version",
        ["company_id", "project_id"],
        unique=True,
        postgresql_where=sa.text("locked_at is not null"),
    )


def downgrade() -> None:
    op.drop_table("budget_version")
