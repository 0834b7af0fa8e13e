"""know in which language a visitor reads"""

import sqlalchemy as sa
from alembic import op

revision = "6e1fa40c9b27"
down_revision = "d9a2f6c81b47"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("share_visit", sa.Column("language", sa.Text(), nullable=True))


def downgrade() -> None:
    op.drop_column("share_visit", "language")
