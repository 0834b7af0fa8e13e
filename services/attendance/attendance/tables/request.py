from datetime import date, datetime
from typing import Any
from uuid import UUID

from chassis.db import created_at_column, default_column, id_column, updated_at_column
from sqlalchemy import Index, text
from sqlalchemy.dialects.postgresql import JSONB
from sqlmodel import Field

from attendance.tables import Base


class AttendanceRequest(Base, table=True):
    """How somebody says that a day of theirs was, until a manager has answered."""

    __tablename__ = "attendance_request"
    __table_args__ = (
        Index(
            "uq_attendance_request_pending",
            "company_id",
            "owner_user_id",
            "day",
            "project_id",
            unique=True,
            postgresql_where=text("status = 1"),
        ),
        Index("ix_attendance_request_project", "company_id", "project_id", "status"),
    )

    id: UUID = id_column()
    company_id: UUID
    project_id: UUID
    owner_user_id: UUID
    day: date
    time_zone: str
    intervals: list[dict[str, Any]] = Field(sa_type=JSONB)
    reason: str
    status: int = default_column(1)
    """Pending 1, approved 2, rejected 3, as the spec counts."""
    replied_by: UUID | None = None
    replied_at: datetime | None = None
    reply_reason: str = default_column("")
    revision: int = default_column(1)
    created_at: datetime = created_at_column()
    updated_at: datetime = updated_at_column()
