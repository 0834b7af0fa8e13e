from datetime import date, datetime
from uuid import UUID

from chassis.db import id_column
from sqlalchemy import Index
from sqlmodel import Field

from attendance.tables import Base


class PositionLook(Base, table=True):
    """Somebody was shown where somebody else had pressed: the person's own to read."""

    __tablename__ = "position_look"
    __table_args__ = (
        # However often the map is drawn anew, it is one look at one place.
        Index("uq_position_look", "punch_id", "looked_by", "company_id", unique=True),
        Index("ix_position_look_owner", "company_id", "owner_user_id", "last_at"),
    )

    id: UUID = id_column()
    company_id: UUID
    project_id: UUID
    owner_user_id: UUID
    """Whose position it was."""
    punch_id: UUID = Field(foreign_key="punch.id", ondelete="CASCADE")
    position_at: datetime
    """When they were there."""
    looked_by: UUID
    first_at: datetime
    last_at: datetime


class DayLook(Base, table=True):
    """Somebody was shown the places or photos of somebody else's day: the person's own to read."""

    __tablename__ = "day_look"
    __table_args__ = (
        # However often the day is opened within an hour, it is one look.
        Index(
            "uq_day_look",
            *("company_id", "owner_user_id", "project_id", "day", "looked_by", "hour"),
            unique=True,
        ),
        Index("ix_day_look_owner", "company_id", "owner_user_id", "last_at"),
    )

    id: UUID = id_column()
    company_id: UUID
    project_id: UUID
    owner_user_id: UUID
    """Whose day it was."""
    day: date
    position_at: datetime
    """Of the first press that was shown with its place or photo."""
    shows_place: bool
    shows_photo: bool
    looked_by: UUID
    hour: datetime
    """In which they looked."""
    first_at: datetime
    last_at: datetime
