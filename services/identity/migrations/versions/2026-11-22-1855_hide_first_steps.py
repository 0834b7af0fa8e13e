"""hide first steps"""

import sqlalchemy as sa
from alembic import op

revision = "b6f3a1d07c52"
down_revision = "847234bc02cd"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "member",
        sa.Column("hides_first_steps", sa.Boolean(), server_default=sa.text("false"), nullable=False),
    )


def downgrade() -> None:
    op.drop_column("member", "hides_first_steps")
