"""keep times of steps"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "e61c04b7d92a"
down_revision = "8e05c6b7f1d3"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "submission",
        sa.Column("step_times", postgresql.JSONB(), server_default=sa.text("'[]'"), nullable=False),
    )


def downgrade() -> None:
    op.drop_column("submission", "step_times")
