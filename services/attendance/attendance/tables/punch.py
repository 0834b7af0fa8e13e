from datetime import datetime
from uuid import UUID

from chassis.db import default_column
from sqlalchemy import Index
from sqlmodel import Field

from attendance.tables import Base


class Punch(Base, table=True):
    """A fact: never changed, and gone only with its company."""

    __tablename__ = "punch"
    __table_args__ = (Index("ix_punch_owner", "company_id", "owner_user_id", "at"),)

    id: UUID = Field(primary_key=True)
    """Made on the phone: sent twice it is there once."""
    company_id: UUID
    project_id: UUID
    owner_user_id: UUID
    check_type: int
    at: datetime
    """When it was, by the server's clock."""
    pressed_at: datetime | None = None
    """Where a foreman said when it was: when they did."""
    received_at: datetime
    device_time: datetime
    """What the phone's clock said."""
    time_zone: str
    """The project's, then."""
    latitude: float | None = None
    longitude: float | None = None
    accuracy_meters: float | None = None
    distance_meters: float | None = None
    """From the project; None where either place is unknown."""
    marks: list[str] = Field(default_factory=list[str])
    note: str = default_column("")
    source: int = default_column(1)
    photo_asked: bool = default_column(False)
    """By its company, when it was pressed."""
    site_code_id: UUID | None = None
    """Of the poster that was scanned for it, where that was one of its project."""
    device_id: UUID
    created_by: UUID
