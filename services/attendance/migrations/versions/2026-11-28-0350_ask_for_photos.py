"""a company may ask for a photo with each press"""

import sqlalchemy as sa
from alembic import op

revision = "c6e04f72b19d"
down_revision = "b5d93e61a08c"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "clock_rules",
        sa.Column("company_id", sa.Uuid(), nullable=False),
        sa.Column("asks_photo", sa.Boolean(), nullable=False),
        sa.Column("saved_by", sa.Uuid(), nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("company_id", name=op.f("pk_clock_rules")),
    )
    op.add_column(
        "punch", sa.Column("photo_asked", sa.Boolean(), nullable=False, server_default=sa.text("false"))
    )


def downgrade() -> None:
    op.drop_column("punch", "photo_asked")
    op.drop_table("clock_rules")
