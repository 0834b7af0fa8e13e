"""find requests by status"""

from alembic import op

revision = "a91c5be20d37"
down_revision = "c2b8e6417f05"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index(
        "ix_budget_request_status", "budget_request", ["company_id", "status", "id"], unique=False
    )


def downgrade() -> None:
    op.drop_index("ix_budget_request_status", table_name="budget_request")
