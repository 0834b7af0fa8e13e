"""know for which transition a button was pressed: none in what older releases left"""

import sqlalchemy as sa
from alembic import op

revision = "c7d0a51e94b6"
down_revision = "c6d0f37e1b48"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("attempt", sa.Column("number", sa.Integer(), nullable=True))


def downgrade() -> None:
    op.drop_column("attempt", "number")
