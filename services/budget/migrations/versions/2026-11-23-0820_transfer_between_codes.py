"""transfer between codes"""

import sqlalchemy as sa
from alembic import op

revision = "d40a6e8b1f57"
down_revision = "b7e4d02f6c18"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "budget_code",
        sa.Column("transferred_minor", sa.BigInteger(), server_default=sa.text("0"), nullable=False),
    )
    op.add_column(
        "budget_request", sa.Column("kind", sa.Text(), server_default=sa.text("'money'"), nullable=False)
    )
    op.add_column(
        "request_line",
        sa.Column("receives", sa.Boolean(), server_default=sa.text("false"), nullable=False),
    )


def downgrade() -> None:
    op.drop_column("request_line", "receives")
    op.drop_column("budget_request", "kind")
    op.drop_column("budget_code", "transferred_minor")
