"""count what is left of leave, and set holidays"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "a4d7c20f9b51"
down_revision = "e83b1f4c6a90"
branch_labels = None
depends_on = None


def _company(*columns: sa.Column[object]) -> tuple[sa.Column[object], ...]:
    return (
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("company_id", sa.Uuid(), nullable=False),
        *columns,
    )


def _saved() -> tuple[sa.Column[object], ...]:
    """Who saved it, and when."""
    return (
        sa.Column("updated_by", sa.Uuid(), nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), nullable=False),
    )


def _revised() -> tuple[sa.Column[object], ...]:
    return (
        *_saved(),
        sa.Column("revision", sa.Integer(), server_default=sa.text("1"), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
    )


def upgrade() -> None:
    op.create_table(
        "leave_entitlement",
        *_company(
            sa.Column("record_type", sa.Integer(), nullable=False),
            sa.Column("from_year", sa.Integer(), nullable=False),
            sa.Column("year_days", sa.Integer(), nullable=False),
            sa.Column("accrual", sa.Text(), nullable=False),
            sa.Column("most_carried", sa.Integer(), nullable=False),
            sa.Column("may_go_below", sa.Boolean(), nullable=False),
        ),
        *_revised(),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_leave_entitlement")),
    )
    op.create_index(
        "uq_leave_entitlement_year",
        "leave_entitlement",
        ["company_id", "record_type", "from_year"],
        unique=True,
    )
    op.create_table(
        "leave_adjustment",
        *_company(
            sa.Column("owner_user_id", sa.Uuid(), nullable=False),
            sa.Column("record_type", sa.Integer(), nullable=False),
            sa.Column("day", sa.Date(), nullable=False),
            sa.Column("hundredths", sa.Integer(), nullable=False),
            sa.Column("reason", sa.Text(), nullable=False),
            sa.Column("created_by", sa.Uuid(), nullable=False),
            sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_leave_adjustment")),
    )
    op.create_index("ix_leave_adjustment_owner", "leave_adjustment", ["company_id", "owner_user_id"])
    op.create_table(
        "leave_start",
        *_company(
            sa.Column("owner_user_id", sa.Uuid(), nullable=False),
            sa.Column("starts_on", sa.Date(), nullable=False),
        ),
        *_saved(),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_leave_start")),
    )
    op.create_index("uq_leave_start_owner", "leave_start", ["company_id", "owner_user_id"], unique=True)
    op.create_table(
        "holiday",
        *_company(
            sa.Column("day", sa.Date(), nullable=False),
            sa.Column("name", sa.Text(), nullable=False),
            sa.Column("from_noon", sa.Boolean(), server_default=sa.text("false"), nullable=False),
        ),
        *_revised(),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_holiday")),
    )
    op.create_index("uq_holiday_day", "holiday", ["company_id", "day"], unique=True)
    for table in ("attendance_request", "leave"):
        op.add_column(
            table,
            sa.Column(
                "holidays",
                postgresql.JSONB(astext_type=sa.Text()),
                server_default=sa.text("'[]'::jsonb"),
                nullable=False,
            ),
        )


def downgrade() -> None:
    for table in ("leave", "attendance_request"):
        op.drop_column(table, "holidays")
    for table in ("holiday", "leave_start", "leave_adjustment", "leave_entitlement"):
        op.drop_table(table)
