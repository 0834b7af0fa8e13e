"""holidays of regions, and of which region a project is"""

import sqlalchemy as sa
from alembic import op

revision = "f07d3a95be61"
down_revision = "b92f6d1c40ae"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "holiday_calendar",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("company_id", sa.Uuid(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("updated_by", sa.Uuid(), nullable=False),
        sa.Column("revision", sa.Integer(), server_default="1", nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_holiday_calendar")),
    )
    op.create_index(
        "uq_holiday_calendar_name", "holiday_calendar", ["company_id", sa.text("lower(name)")], unique=True
    )
    op.create_table(
        "calendar_day",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("company_id", sa.Uuid(), nullable=False),
        sa.Column("calendar_id", sa.Uuid(), nullable=False),
        sa.Column("day", sa.Date(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("from_noon", sa.Boolean(), server_default=sa.text("false"), nullable=False),
        sa.Column("is_deleted", sa.Boolean(), server_default=sa.text("false"), nullable=False),
        sa.Column("created_by", sa.Uuid(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["calendar_id"],
            ["holiday_calendar.id"],
            name=op.f("fk_calendar_day_calendar_id_holiday_calendar"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_calendar_day")),
    )
    op.create_index("ix_calendar_day_calendar", "calendar_day", ["calendar_id", "day"])
    op.create_table(
        "project_calendar",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("company_id", sa.Uuid(), nullable=False),
        sa.Column("project_id", sa.Uuid(), nullable=False),
        sa.Column("calendar_id", sa.Uuid(), nullable=True),
        sa.Column("created_by", sa.Uuid(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["calendar_id"],
            ["holiday_calendar.id"],
            name=op.f("fk_project_calendar_calendar_id_holiday_calendar"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_project_calendar")),
    )
    op.create_index("ix_project_calendar_project", "project_calendar", ["company_id", "project_id"])


def downgrade() -> None:
    op.drop_table("project_calendar")
    op.drop_table("calendar_day")
    op.drop_table("holiday_calendar")
