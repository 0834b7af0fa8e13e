from datetime import date, datetime
from typing import Any
from uuid import UUID

from chassis.db import created_at_column, default_column, id_column, updated_at_column
from sqlalchemy import Index, text
from sqlalchemy.dialects.postgresql import JSONB
from sqlmodel import Field

from attendance.tables import Base
from attendance.tables.record_type import RecordType


class AttendanceRecord(Base, table=True):
    """A person's day in a project, as the facts make it: for reading. `record/computing.py` alone writes."""

    __tablename__ = "attendance_record"
    __table_args__ = (
        Index("uq_attendance_record_day", "company_id", "owner_user_id", "day", "project_id", unique=True),
        Index("ix_attendance_record_project", "company_id", "project_id", "day"),
        # Who is at work now: few of very many days.
        Index(
            "ix_attendance_record_open",
            "company_id",
            "open_since",
            postgresql_where=text("open_since IS NOT NULL"),
        ),
        # Where nobody checked out, of all companies: looked for once an hour.
        Index(
            "ix_attendance_record_to_look_at",
            "day",
            "id",
            postgresql_where=text("open_since IS NOT NULL OR cardinality(issues) > 0"),
        ),
    )

    id: UUID = id_column()
    company_id: UUID
    project_id: UUID
    owner_user_id: UUID
    day: date
    time_zone: str
    record_type: int = default_column(RecordType.RECORD.value)
    intervals: list[dict[str, Any]] = Field(sa_type=JSONB)
    worked_seconds: int
    break_seconds: int
    issues: list[str]
    marks: list[str]
    punch_ids: list[UUID]
    is_corrected: bool = default_column(False)
    open_since: datetime | None = None
    break_since: datetime | None = None
    is_taken_out: bool = default_column(False)
    leaves: list[dict[str, Any]] = Field(
        default_factory=list[dict[str, Any]],
        sa_type=JSONB,
        sa_column_kwargs={"server_default": text("'[]'::jsonb")},
    )
    leave_halves: int = default_column(0)
    """Half days of leave."""
    credited_seconds: int = default_column(0)
    """What that leave counts as work."""
    codes: list[dict[str, Any]] = Field(
        default_factory=list[dict[str, Any]],
        sa_type=JSONB,
        sa_column_kwargs={"server_default": text("'[]'::jsonb")},
    )
    """How much of its hours is on which budget code, as somebody said; the others are on the project's."""
    revision: int = default_column(1)
    created_at: datetime = created_at_column()
    updated_at: datetime = updated_at_column()
