"""know the currency of limits"""

import sqlalchemy as sa
from alembic import op

revision = "6b2e8d4f1a93"
down_revision = "3f7a1c5d9e02"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "approval_chain", sa.Column("currency", sa.Text(), server_default=sa.text("''"), nullable=False)
    )
    # Written before the project's budget, they were taken for SGD; nobody can say it of each any more.
    op.execute(
        "update approval_chain set currency = coalesce("
        "(select currency from project_budget where project_budget.company_id = approval_chain.company_id"
        " and project_budget.project_id = approval_chain.project_id), 'SGD')"
    )


def downgrade() -> None:
    op.drop_column("approval_chain", "currency")
