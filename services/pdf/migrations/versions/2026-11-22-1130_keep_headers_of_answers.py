"""keep headers of answers"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "7e3b2c9f40b3"
down_revision = "7c0e5f9b2d14"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Answers kept before are JSON, as those of the release before while both run: no value says so.
    op.add_column(
        "idempotency_key", sa.Column("headers", postgresql.JSONB(astext_type=sa.Text()), nullable=True)
    )


def downgrade() -> None:
    op.drop_column("idempotency_key", "headers")
