"""cost hours on the codes that they were put on"""

import sqlalchemy as sa
from alembic import op

revision = "e81b5f30c9d7"
down_revision = "c47e90b2d6a1"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("hours_cost", sa.Column("split_code_id", sa.Uuid(), nullable=True))


def downgrade() -> None:
    op.drop_column("hours_cost", "split_code_id")
