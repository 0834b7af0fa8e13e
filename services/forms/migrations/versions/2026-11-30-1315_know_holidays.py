"""know holidays"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "b7d2509ce84f"
down_revision = "c81f4d06b35e"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "known_calendar",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("company_id", sa.Uuid(), nullable=False),
        sa.Column("project_ids", postgresql.ARRAY(sa.Uuid()), nullable=False),
        sa.Column("days", postgresql.JSONB(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_known_calendar")),
    )
    op.create_index("ix_known_calendar_company", "known_calendar", ["company_id"])


def downgrade() -> None:
    op.drop_table("known_calendar")
