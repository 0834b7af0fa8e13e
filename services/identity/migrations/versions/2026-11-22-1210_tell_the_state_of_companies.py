"""tell the state of companies"""

import sqlalchemy as sa
from alembic import op

revision = "9a5d4e1fb2d6"
down_revision = "5c1f0a7d2e91"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "company", sa.Column("state", sa.Text(), server_default=sa.text("'active'"), nullable=False)
    )


def downgrade() -> None:
    op.drop_column("company", "state")
