"""look ahead"""

import sqlalchemy as sa
from alembic import op

revision = "e7a93c05b2d8"
down_revision = "b41f6c2e9d07"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "budget_code",
        sa.Column("is_forecast_over", sa.Boolean(), server_default=sa.text("false"), nullable=False),
    )


def downgrade() -> None:
    op.drop_column("budget_code", "is_forecast_over")
