from datetime import datetime
from enum import IntEnum
from typing import Any
from uuid import UUID

from chassis.db import created_at_column, default_column
from sqlalchemy import BigInteger, Index
from sqlalchemy.dialects.postgresql import JSONB
from sqlmodel import Field

from attendance.tables import Base


class DefectState(IntEnum):
    OPEN = 1
    IN_WORK = 2
    DONE = 3


class EquipmentFile(Base, table=True):
    """A photo of a machine, or of a defect of it."""

    __tablename__ = "equipment_file"
    __table_args__ = (
        Index("ix_equipment_file_equipment", "equipment_id", "created_at"),
        Index("ix_equipment_file_defect", "defect_id"),
        # How much a company keeps is counted with every upload.
        Index("ix_equipment_file_company", "company_id"),
    )

    id: UUID = Field(primary_key=True)
    """Made by who uploads: sent twice it is there once."""
    company_id: UUID
    equipment_id: UUID = Field(foreign_key="equipment.id", ondelete="CASCADE")
    defect_id: UUID | None = Field(default=None, foreign_key="equipment_defect.id", ondelete="CASCADE")
    """None: of the machine itself."""
    key: str
    thumbnail_key: str
    name: str
    size: int = Field(sa_type=BigInteger)
    content_type: str
    uploaded_by: UUID
    created_at: datetime = created_at_column()


class EquipmentDefect(Base, table=True):
    """What is broken about it, until somebody has repaired it."""

    __tablename__ = "equipment_defect"
    __table_args__ = (
        Index("ix_equipment_defect_equipment", "equipment_id", "state"),
        Index("ix_equipment_defect_company", "company_id", "state", "created_at"),
    )

    id: UUID = Field(primary_key=True)
    """Made on the phone: sent twice it is there once."""
    company_id: UUID
    equipment_id: UUID = Field(foreign_key="equipment.id", ondelete="CASCADE")
    title: str
    description: str = default_column("")
    is_blocking: bool = default_column(False)
    """It must not be used until this is done."""
    state: int = default_column(1)
    """Open 1, in work 2, done 3."""
    note: str = default_column("")
    """What was done about it."""
    reported_by: UUID
    created_at: datetime = created_at_column()
    revision: int = default_column(1)
    updated_by: UUID
    updated_at: datetime


class MeterReading(Base, table=True):
    """What an hour meter showed: a fact, never changed."""

    __tablename__ = "meter_reading"
    __table_args__ = (Index("ix_meter_reading_equipment", "equipment_id", "read_at"),)

    id: UUID = Field(primary_key=True)
    """Made on the phone: sent twice it is there once."""
    company_id: UUID
    equipment_id: UUID = Field(foreign_key="equipment.id", ondelete="CASCADE")
    tenths: int
    """Of hours."""
    read_at: datetime
    reason: str = default_column("")
    """Where it shows what it can't: less than before, or more than the time between."""
    created_by: UUID


class EquipmentHandOver(Base, table=True):
    """Who got a machine from whom: a fact, never changed."""

    __tablename__ = "equipment_hand_over"
    __table_args__ = (Index("ix_equipment_hand_over_equipment", "equipment_id", "at"),)

    id: UUID = Field(primary_key=True)
    """Made on the phone: sent twice it is there once."""
    company_id: UUID
    equipment_id: UUID = Field(foreign_key="equipment.id", ondelete="CASCADE")
    from_user_id: UUID | None = None
    to_user_id: UUID | None = None
    """None: nobody, back in the store."""
    at: datetime
    note: str = default_column("")
    ink: list[Any] = Field(sa_type=JSONB)
    """As it was drawn: each stroke's x and y in turn, in thousandths of the pad's width."""
    signed_name: str = default_column("")
    """Instead, as it was typed."""
    created_by: UUID
