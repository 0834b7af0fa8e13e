"""keep working hours"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "b3f09d61c7e8"
down_revision = "d7e2a90b64c3"
branch_labels = None
depends_on = None

_TABLES = ("company", "project")


def upgrade() -> None:
    for table in _TABLES:
        op.add_column(table, sa.Column("working_week", postgresql.JSONB(none_as_null=True), nullable=True))


def downgrade() -> None:
    for table in _TABLES:
        op.drop_column(table, "working_week")
