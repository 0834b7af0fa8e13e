"""look at forecasts that move"""

import sqlalchemy as sa
from alembic import op

revision = "c47e90b2d6a1"
down_revision = "9f3b27d5e814"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Those that are there are all looked at once.
    op.add_column(
        "budget_code",
        sa.Column(
            "forecast_due_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=True
        ),
    )
    op.create_index(
        "ix_budget_code_forecast_due",
        "budget_code",
        ["forecast_due_at", "id"],
        postgresql_where=sa.text("not is_division and not is_archived"),
    )


def downgrade() -> None:
    op.drop_index("ix_budget_code_forecast_due", table_name="budget_code")
    op.drop_column("budget_code", "forecast_due_at")
