"""large papers"""

import sqlalchemy as sa
from alembic import op

revision = "b41c7d20e9a3"
down_revision = "e7daa2d7d2f4"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "render", sa.Column("is_large", sa.Boolean(), server_default=sa.text("false"), nullable=False)
    )


def downgrade() -> None:
    op.drop_column("render", "is_large")
