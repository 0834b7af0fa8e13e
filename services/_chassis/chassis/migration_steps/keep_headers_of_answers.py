import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql


def upgrade() -> None:
    # Answers kept before are JSON, as those of the release before while both run: no value says so.
    op.add_column(
        "idempotency_key", sa.Column("headers", postgresql.JSONB(astext_type=sa.Text()), nullable=True)
    )


def downgrade() -> None:
    op.drop_column("idempotency_key", "headers")
