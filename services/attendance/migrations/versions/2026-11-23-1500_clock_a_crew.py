"""clock a crew"""

import sqlalchemy as sa
from alembic import op

revision = "b7d04c1e52fa"
down_revision = "a4d7c20f9b51"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("punch", sa.Column("pressed_at", sa.DateTime(timezone=True), nullable=True))


def downgrade() -> None:
    op.drop_column("punch", "pressed_at")
