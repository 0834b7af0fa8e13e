"""know on which day money of a code was committed last"""

import sqlalchemy as sa
from alembic import op

revision = "c7a40e92d815"
down_revision = "b52d7f0e91c4"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("budget_code", sa.Column("committed_on", sa.Date(), nullable=True))


def downgrade() -> None:
    op.drop_column("budget_code", "committed_on")
