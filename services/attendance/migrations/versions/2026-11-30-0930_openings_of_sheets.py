"""what a period was until it was opened again is kept"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "d4a17c93e0b6"
down_revision = "b2c7e50d4a91"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "sheet_opening",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("company_id", sa.Uuid(), nullable=False),
        sa.Column("project_id", sa.Uuid(), nullable=False),
        sa.Column("owner_user_id", sa.Uuid(), nullable=False),
        sa.Column("first_day", sa.Date(), nullable=False),
        sa.Column("last_day", sa.Date(), nullable=False),
        sa.Column("days", postgresql.JSONB(), nullable=False),
        sa.Column("pay_lines", postgresql.JSONB(), nullable=True),
        sa.Column("signed_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("signed_days", postgresql.JSONB(), nullable=False),
        sa.Column("approved_by", sa.Uuid(), nullable=True),
        sa.Column("approved_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("opened_by", sa.Uuid(), nullable=False),
        sa.Column("opened_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_sheet_opening")),
    )
    op.create_index("ix_sheet_opening_owner", "sheet_opening", ["company_id", "owner_user_id", "first_day"])


def downgrade() -> None:
    op.drop_index("ix_sheet_opening_owner", table_name="sheet_opening")
    op.drop_table("sheet_opening")
