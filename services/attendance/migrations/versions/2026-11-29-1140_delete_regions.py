"""regions of holidays that are deleted keep their days, and their name is free again"""

import sqlalchemy as sa
from alembic import op

revision = "c1b84e07d2fa"
down_revision = "f07d3a95be61"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("holiday_calendar", sa.Column("deleted_at", sa.DateTime(timezone=True), nullable=True))
    op.create_index(
        "uq_holiday_calendar_kept_name",
        "holiday_calendar",
        ["company_id", sa.text("lower(name)")],
        unique=True,
        postgresql_where=sa.text("deleted_at is null"),
    )
    op.drop_index("uq_holiday_calendar_name", table_name="holiday_calendar")


def downgrade() -> None:
    op.create_index(
        "uq_holiday_calendar_name", "holiday_calendar", ["company_id", sa.text("lower(name)")], unique=True
    )
    op.drop_index("uq_holiday_calendar_kept_name", table_name="holiday_calendar")
    op.drop_column("holiday_calendar", "deleted_at")
