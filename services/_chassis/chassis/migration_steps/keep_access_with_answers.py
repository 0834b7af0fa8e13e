import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql


def upgrade() -> None:
    # Answers kept before, and those of the release before while both run, have none: they go within two days.
    op.add_column(
        "idempotency_key", sa.Column("access", postgresql.JSONB(astext_type=sa.Text()), nullable=True)
    )


def downgrade() -> None:
    op.drop_column("idempotency_key", "access")
