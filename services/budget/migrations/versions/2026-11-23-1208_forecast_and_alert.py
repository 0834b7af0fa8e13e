"""forecast and alert"""

import sqlalchemy as sa
from alembic import op

revision = "020ef1b82702"
down_revision = "90a7c29857ce"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("budget_code", sa.Column("estimate_minor", sa.BigInteger(), nullable=True))
    op.add_column(
        "budget_code", sa.Column("alerted_percent", sa.Integer(), server_default=sa.text("0"), nullable=False)
    )


def downgrade() -> None:
    op.drop_column("budget_code", "alerted_percent")
    op.drop_column("budget_code", "estimate_minor")
