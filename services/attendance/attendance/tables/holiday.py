from datetime import date, datetime
from uuid import UUID

from chassis.db import created_at_column, default_column, id_column, updated_at_column
from sqlalchemy import Index

from attendance.tables import Base


class Holiday(Base, table=True):
    """A day on which nobody of the company is expected: whoever is on leave then takes none for it."""

    __tablename__ = "holiday"
    __table_args__ = (Index("uq_holiday_day", "company_id", "day", unique=True),)

    id: UUID = id_column()
    company_id: UUID
    day: date
    name: str
    from_noon: bool = default_column(False)
    """Half of one: its morning is a working day's."""
    updated_by: UUID
    revision: int = default_column(1)
    created_at: datetime = created_at_column()
    updated_at: datetime = updated_at_column()


class HolidayState(Base, table=True):
    """What was said of a holiday, and when: a fact, for pay as known then. The newest of a holiday counts."""

    __tablename__ = "holiday_state"
    __table_args__ = (Index("ix_holiday_state_day", "company_id", "day"),)

    id: UUID = id_column()
    company_id: UUID
    holiday_id: UUID
    revision: int
    day: date
    name: str
    from_noon: bool
    is_deleted: bool = default_column(False)
    created_at: datetime = created_at_column()
