"""tell whose team is gone"""

import sqlalchemy as sa
from alembic import op

revision = "c41f7a9e02d6"
down_revision = "2f8c41d97be0"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("gone_team", sa.Column("company_id", sa.Uuid(), nullable=True))


def downgrade() -> None:
    op.drop_column("gone_team", "company_id")
