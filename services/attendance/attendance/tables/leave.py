from datetime import date, datetime
from typing import Any
from uuid import UUID

from chassis.db import created_at_column, default_column, id_column
from sqlalchemy import Index, text
from sqlalchemy.dialects.postgresql import JSONB
from sqlmodel import Field

from attendance.tables import Base


class Leave(Base, table=True):
    """That leave was granted or taken back: a fact as a punch is. The newest of a request counts."""

    __tablename__ = "leave"
    __table_args__ = (Index("ix_leave_owner", "company_id", "owner_user_id", "first_day"),)

    id: UUID = id_column()
    company_id: UUID
    project_id: UUID
    owner_user_id: UUID
    attendance_request_id: UUID
    record_type: int
    is_granted: bool
    first_day: date
    last_day: date
    from_noon: bool = default_column(False)
    until_noon: bool = default_column(False)
    days_off: list[int] = Field(default_factory=list[int], sa_type=JSONB)
    holidays: list[dict[str, Any]] = Field(
        default_factory=list[dict[str, Any]],
        sa_type=JSONB,
        sa_column_kwargs={"server_default": text("'[]'::jsonb")},
    )
    day_minutes: int
    time_zone: str
    reason: str
    created_by: UUID
    created_at: datetime = created_at_column()
