"""say who keeps a choice list"""

import sqlalchemy as sa
from alembic import op

revision = "4b7d20f3ce18"
down_revision = "6e1fa40c9b27"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("choice_list", sa.Column("by_managers", sa.Boolean(), nullable=True))


def downgrade() -> None:
    op.drop_column("choice_list", "by_managers")
