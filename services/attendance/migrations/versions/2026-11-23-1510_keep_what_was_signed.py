"""keep what was signed, apart from what is approved"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "f92d0b7c3e14"
down_revision = "b7d04c1e52fa"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "period_sheet",
        sa.Column(
            "signed_days",
            postgresql.JSONB(astext_type=sa.Text()),
            server_default=sa.text("'[]'::jsonb"),
            nullable=False,
        ),
    )
    op.execute("UPDATE period_sheet SET signed_days = days WHERE signed_at IS NOT NULL")
    op.create_index(
        "ix_attendance_request_owner", "attendance_request", ["company_id", "owner_user_id", "day"]
    )
    op.create_index("ix_equipment_scan_received", "equipment_scan", ["equipment_id", "received_at"])


def downgrade() -> None:
    op.drop_index("ix_equipment_scan_received", table_name="equipment_scan")
    op.drop_index("ix_attendance_request_owner", table_name="attendance_request")
    op.drop_column("period_sheet", "signed_days")
