"""ask for leave, of types of one's own"""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "d5a2c8810b37"
down_revision = "c41e7a55d902"
branch_labels = None
depends_on = None

_NO_LIST = sa.text("'[]'::jsonb")


def _json(name: str, default: sa.TextClause | None = None) -> sa.Column[object]:
    return sa.Column(name, postgresql.JSONB(astext_type=sa.Text()), server_default=default, nullable=False)


def _flag(name: str) -> sa.Column[bool]:
    return sa.Column(name, sa.Boolean(), server_default=sa.text("false"), nullable=False)


def _count(name: str, default: str = "0") -> sa.Column[int]:
    return sa.Column(name, sa.Integer(), server_default=sa.text(default), nullable=False)


def upgrade() -> None:
    op.create_table(
        "own_record_type",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("company_id", sa.Uuid(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("color", sa.Text(), nullable=False),
        sa.Column("is_paid", sa.Boolean(), nullable=False),
        sa.Column("day_minutes", sa.Integer(), nullable=False),
        sa.Column("needs_approval", sa.Boolean(), nullable=False),
        _flag("is_archived"),
        sa.Column("updated_by", sa.Uuid(), nullable=False),
        _count("revision", "1"),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_own_record_type")),
    )
    op.create_index("uq_own_record_type_number", "own_record_type", ["company_id", "number"], unique=True)
    op.create_table(
        "leave",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("company_id", sa.Uuid(), nullable=False),
        sa.Column("project_id", sa.Uuid(), nullable=False),
        sa.Column("owner_user_id", sa.Uuid(), nullable=False),
        sa.Column("attendance_request_id", sa.Uuid(), nullable=False),
        sa.Column("record_type", sa.Integer(), nullable=False),
        sa.Column("is_granted", sa.Boolean(), nullable=False),
        sa.Column("first_day", sa.Date(), nullable=False),
        sa.Column("last_day", sa.Date(), nullable=False),
        _flag("from_noon"),
        _flag("until_noon"),
        _json("days_off"),
        sa.Column("day_minutes", sa.Integer(), nullable=False),
        sa.Column("time_zone", sa.Text(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("created_by", sa.Uuid(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_leave")),
    )
    op.create_index("ix_leave_owner", "leave", ["company_id", "owner_user_id", "first_day"])
    for column in (_json("leaves", _NO_LIST), _count("leave_halves"), _count("credited_seconds")):
        op.add_column("attendance_record", column)
    for column in (
        _count("record_type", "1"),
        sa.Column("last_day", sa.Date(), nullable=True),
        _flag("from_noon"),
        _flag("until_noon"),
        _json("days_off", _NO_LIST),
        _count("day_minutes"),
    ):
        op.add_column("attendance_request", column)
    _one_pending_of_a_day("status = 1 and record_type = 1")


def downgrade() -> None:
    op.execute("delete from attendance_request where record_type <> 1")
    _one_pending_of_a_day("status = 1")
    for name in ("day_minutes", "days_off", "until_noon", "from_noon", "last_day", "record_type"):
        op.drop_column("attendance_request", name)
    for name in ("credited_seconds", "leave_halves", "leaves"):
        op.drop_column("attendance_record", name)
    op.drop_table("leave")
    op.drop_table("own_record_type")


def _one_pending_of_a_day(which: str) -> None:
    op.drop_index("uq_attendance_request_pending", table_name="attendance_request")
    op.create_index(
        "uq_attendance_request_pending",
        "attendance_request",
        ["company_id", "owner_user_id", "day", "project_id"],
        unique=True,
        postgresql_where=sa.text(which),
    )
