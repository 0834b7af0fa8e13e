"""keep days that were taken out"""

import sqlalchemy as sa
from alembic import op

revision = "a7d1c0e5f210"
down_revision = "97c205c7175c"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "attendance_record",
        sa.Column("is_taken_out", sa.Boolean(), server_default=sa.text("false"), nullable=False),
    )


def downgrade() -> None:
    op.drop_column("attendance_record", "is_taken_out")
