"""know where it was filled in

Nullable: what was pressed before could not be asked about by rules."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "d9a2f6c81b47"
down_revision = "c90d5e1b7f34"
branch_labels = None
depends_on = None

_COLUMNS = (("attempt", "situation"), ("step_record", "situation"), ("submission", "last_situation"))


def upgrade() -> None:
    for table, column in _COLUMNS:
        op.add_column(table, sa.Column(column, postgresql.JSONB(astext_type=sa.Text()), nullable=True))


def downgrade() -> None:
    for table, column in reversed(_COLUMNS):
        op.drop_column(table, column)
