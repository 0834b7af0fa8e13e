"""know in whose place it was extended"""

import sqlalchemy as sa
from alembic import op

revision = "e4a7c05b91d8"
down_revision = "7d2f90c4a1be"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Null: in nobody's, or nobody kept it.
    op.add_column("valid_time_extension", sa.Column("acted_for_id", sa.Uuid(), nullable=True))


def downgrade() -> None:
    op.drop_column("valid_time_extension", "acted_for_id")
