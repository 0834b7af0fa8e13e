"""requests that nobody answers are passed on"""

import sqlalchemy as sa
from alembic import op

revision = "f1d70b96c84e"
down_revision = "e83b1d6f0a47"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "request_rules",
        sa.Column("company_id", sa.Uuid(), nullable=False),
        sa.Column("escalates_after_days", sa.Integer(), nullable=True),
        sa.Column("saved_by", sa.Uuid(), nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("company_id", name=op.f("pk_request_rules")),
    )
    op.add_column("attendance_request", sa.Column("escalated_at", sa.DateTime(timezone=True), nullable=True))


def downgrade() -> None:
    op.drop_column("attendance_request", "escalated_at")
    op.drop_table("request_rules")
