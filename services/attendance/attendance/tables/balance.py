from datetime import date, datetime
from uuid import UUID

from chassis.db import created_at_column, default_column, id_column, updated_at_column
from sqlalchemy import Index

from attendance.tables import Base


class LeaveEntitlement(Base, table=True):
    """How much of a type of leave a company grants a year, from a year on."""

    __tablename__ = "leave_entitlement"
    __table_args__ = (
        Index("uq_leave_entitlement_year", "company_id", "record_type", "from_year", unique=True),
    )

    id: UUID = id_column()
    company_id: UUID
    record_type: int
    from_year: int
    year_days: int
    """In hundredths, as all days of leave are."""
    accrual: str
    most_carried: int
    may_go_below: bool
    updated_by: UUID
    revision: int = default_column(1)
    created_at: datetime = created_at_column()
    updated_at: datetime = updated_at_column()


class LeaveAdjustment(Base, table=True):
    """Days that somebody has more or fewer, with the reason: a fact. Another one makes up for a wrong one."""

    __tablename__ = "leave_adjustment"
    __table_args__ = (Index("ix_leave_adjustment_owner", "company_id", "owner_user_id"),)

    id: UUID = id_column()
    company_id: UUID
    owner_user_id: UUID
    record_type: int
    day: date
    """From which it counts, in its year."""
    hundredths: int
    reason: str
    created_by: UUID
    created_at: datetime = created_at_column()


class LeaveStart(Base, table=True):
    """Since when somebody is with the company: leave accrues from then on."""

    __tablename__ = "leave_start"
    __table_args__ = (Index("uq_leave_start_owner", "company_id", "owner_user_id", unique=True),)

    id: UUID = id_column()
    company_id: UUID
    owner_user_id: UUID
    starts_on: date
    updated_by: UUID
    updated_at: datetime = updated_at_column()
