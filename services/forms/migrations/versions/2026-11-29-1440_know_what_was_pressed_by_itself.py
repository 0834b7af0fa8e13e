"""know which button was pressed by itself, and which will be"""

import sqlalchemy as sa
from alembic import op

revision = "c27e91b50d64"
down_revision = "4b7d20f3ce18"
branch_labels = None
depends_on = None

_COLUMNS = (
    ("attempt", "overdue_since", sa.DateTime(timezone=True)),
    ("step_record", "overdue_since", sa.DateTime(timezone=True)),
    ("submission", "presses_itself_at", sa.DateTime(timezone=True)),
    ("submission", "presses_itself", sa.Text()),
)


def upgrade() -> None:
    for table, name, kind in _COLUMNS:
        op.add_column(table, sa.Column(name, kind, nullable=True))


def downgrade() -> None:
    for table, name, _ in reversed(_COLUMNS):
        op.drop_column(table, name)
