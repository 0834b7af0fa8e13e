"""rules of open days and requests know which save was seen"""

import sqlalchemy as sa
from alembic import op

revision = "c58e2fa4d913"
down_revision = "f1d70b96c84e"
branch_labels = None
depends_on = None

_TABLES = ("open_day_rules", "request_rules")


def upgrade() -> None:
    # What the release before inserts meanwhile has one, too.
    for table in _TABLES:
        op.add_column(table, sa.Column("revision", sa.Integer(), server_default=sa.text("1"), nullable=False))


def downgrade() -> None:
    for table in _TABLES:
        op.drop_column(table, "revision")
