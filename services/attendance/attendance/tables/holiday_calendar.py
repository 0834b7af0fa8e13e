from datetime import date, datetime
from uuid import UUID

from chassis.db import created_at_column, default_column, id_column, updated_at_column
from sqlalchemy import Index, text
from sqlmodel import Field

from attendance.tables import Base


class HolidayCalendar(Base, table=True):
    """Holidays of a region, beside those of the whole company."""

    __tablename__ = "holiday_calendar"
    __table_args__ = (
        Index(
            "uq_holiday_calendar_kept_name",
            "company_id",
            text("lower(name)"),
            unique=True,
            postgresql_where=text("deleted_at is null"),
        ),
    )

    id: UUID = id_column()
    company_id: UUID
    name: str
    updated_by: UUID
    revision: int = default_column(1)
    created_at: datetime = created_at_column()
    updated_at: datetime = updated_at_column()
    deleted_at: datetime | None = None
    """No project is of it any more; its days stay, for pay as known then."""


class CalendarDay(Base, table=True):
    """What was said of a day of a calendar: a fact. The newest of a day counts."""

    __tablename__ = "calendar_day"
    __table_args__ = (Index("ix_calendar_day_calendar", "calendar_id", "day"),)

    id: UUID = id_column()
    company_id: UUID
    calendar_id: UUID = Field(foreign_key="holiday_calendar.id", ondelete="CASCADE")
    day: date
    name: str
    from_noon: bool = default_column(False)
    is_deleted: bool = default_column(False)
    """It is a working day again."""
    created_by: UUID
    created_at: datetime = created_at_column()


class ProjectCalendar(Base, table=True):
    """Of which region a project is: a fact. The newest of a project counts."""

    __tablename__ = "project_calendar"
    __table_args__ = (Index("ix_project_calendar_project", "company_id", "project_id"),)

    id: UUID = id_column()
    company_id: UUID
    project_id: UUID
    calendar_id: UUID | None = Field(default=None, foreign_key="holiday_calendar.id", ondelete="CASCADE")
    """None: of none, with the company's holidays alone."""
    created_by: UUID
    created_at: datetime = created_at_column()
