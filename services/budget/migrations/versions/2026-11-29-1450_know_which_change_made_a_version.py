"""know which request made a version of a budget"""

import sqlalchemy as sa
from alembic import op

revision = "d18e5b7f30a6"
down_revision = "c7a40e92d815"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("budget_version", sa.Column("request_id", sa.Uuid(), nullable=True))


def downgrade() -> None:
    op.drop_column("budget_version", "request_id")
