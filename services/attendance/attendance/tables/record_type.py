from datetime import datetime
from enum import IntEnum
from uuid import UUID

from chassis.db import created_at_column, default_column, id_column, updated_at_column
from sqlalchemy import Index

from attendance.tables import Base


class RecordType(IntEnum):
    """Those that every company has."""

    RECORD = 1
    UNPAIDLEAVE = 2
    PAIDLEAVE = 3


class OwnRecordType(Base, table=True):
    """A kind of leave or absence that a company has beside those of everybody."""

    __tablename__ = "own_record_type"
    __table_args__ = (Index("uq_own_record_type_number", "company_id", "number", unique=True),)

    id: UUID = id_column()
    company_id: UUID
    number: int
    """From 4 on, after those of everybody: as records and requests name it."""
    name: str
    color: str
    is_paid: bool
    day_minutes: int
    """As how much work a whole day of it counts; 0: it counts as none."""
    needs_approval: bool
    is_archived: bool = default_column(False)
    updated_by: UUID
    revision: int = default_column(1)
    created_at: datetime = created_at_column()
    updated_at: datetime = updated_at_column()
