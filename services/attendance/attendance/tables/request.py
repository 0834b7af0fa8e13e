from datetime import date, datetime
from enum import IntEnum
from typing import Any
from uuid import UUID

from chassis.db import created_at_column, default_column, id_column, updated_at_column
from sqlalchemy import Index, text
from sqlalchemy.dialects.postgresql import JSONB
from sqlmodel import Field

from attendance.tables import Base
from attendance.tables.record_type import RecordType


class RequestStatus(IntEnum):
    PENDING = 1
    APPROVED = 2
    REJECTED = 3
    TAKEN_BACK = 4
    """Of leave alone: by whoever asked for it, or, once it was granted, by a manager."""


class AttendanceRequest(Base, table=True):
    """What somebody asks: that a day of theirs be corrected, or for leave."""

    __tablename__ = "attendance_request"
    __table_args__ = (
        Index(
            "uq_attendance_request_pending",
            "company_id",
            "owner_user_id",
            "day",
            "project_id",
            unique=True,
            postgresql_where=text("status = 1 and record_type = 1"),
        ),
        Index("ix_attendance_request_project", "company_id", "project_id", "status"),
        Index("ix_attendance_request_owner", "company_id", "owner_user_id", "day"),
    )

    id: UUID = id_column()
    company_id: UUID
    project_id: UUID
    owner_user_id: UUID
    record_type: int = default_column(RecordType.RECORD.value)
    """Work that was done; else the type of the leave."""
    day: date
    """The first one of a leave."""
    last_day: date | None = None
    """Of a leave; none of a day's work."""
    from_noon: bool = default_column(False)
    until_noon: bool = default_column(False)
    days_off: list[int] = Field(
        default_factory=list[int],
        sa_type=JSONB,
        sa_column_kwargs={"server_default": text("'[]'::jsonb")},
    )
    """Days of the week, Monday 1, that are no leave."""
    holidays: list[dict[str, Any]] = Field(
        default_factory=list[dict[str, Any]],
        sa_type=JSONB,
        sa_column_kwargs={"server_default": text("'[]'::jsonb")},
    )
    """Of the company and of the region, that are no leave: as they were when it was asked for."""
    day_minutes: int = default_column(0)
    """As how much work a whole day of this leave counts: as it was when it was asked for."""
    time_zone: str
    intervals: list[dict[str, Any]] = Field(sa_type=JSONB)
    reason: str
    status: int = default_column(RequestStatus.PENDING.value)
    """A `RequestStatus`, which the spec counts."""
    replied_by: UUID | None = None
    replied_at: datetime | None = None
    reply_reason: str = default_column("")
    escalated_at: datetime | None = None
    """Nobody answered for as long as the company waits: others were told."""
    revision: int = default_column(1)
    created_at: datetime = created_at_column()
    updated_at: datetime = updated_at_column()
