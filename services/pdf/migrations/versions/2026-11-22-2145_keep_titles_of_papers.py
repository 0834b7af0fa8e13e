"""keep titles of papers"""

import sqlalchemy as sa
from alembic import op

revision = "3c9e5a7d1f24"
down_revision = "5b7c12e3f9a3"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("render", sa.Column("title", sa.Text(), server_default="", nullable=False))


def downgrade() -> None:
    op.drop_column("render", "title")
