"""add logo and color of a company"""

import sqlalchemy as sa
from alembic import op

revision = "c4d81f6a2b37"
down_revision = "e17c52a90b84"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("company", sa.Column("color", sa.Text(), nullable=True))
    op.add_column("company", sa.Column("logo_key", sa.Text(), nullable=True))


def downgrade() -> None:
    op.drop_column("company", "logo_key")
    op.drop_column("company", "color")
