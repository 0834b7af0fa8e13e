from datetime import date, datetime
from typing import Any
from uuid import UUID

from chassis.db import created_at_column, default_column, id_column
from sqlalchemy import Index
from sqlalchemy.dialects.postgresql import JSONB
from sqlmodel import Field

from attendance.tables import Base


class Equipment(Base, table=True):
    """A machine or tool: of its home project, and for now wherever it was checked in."""

    __tablename__ = "equipment"
    __table_args__ = (
        Index("uq_equipment_code", "code", "company_id", unique=True),
        Index("ix_equipment_project", "company_id", "project_id"),
        Index("ix_equipment_at_project", "company_id", "at_project_id"),
        Index("ix_equipment_kit", "kit_id"),
        Index("ix_equipment_holder", "company_id", "holder_user_id"),
        Index("ix_equipment_warning", "next_warning_on", "id"),
        Index("ix_equipment_return_warning", "next_return_warning_on", "id"),
    )

    id: UUID = id_column()
    company_id: UUID
    project_id: UUID
    """Its home."""
    name: str
    category: str = default_column("")
    serial_number: str = default_column("")
    condition: int = default_column(1)
    """What people say of it: usable 1, in service 3, lost 4, retired 5. In use (2) is who is checked in."""
    is_rented: bool = default_column(False)
    supplier: str = default_column("")
    rental_rate: str = default_column("")
    return_due: date | None = None
    next_return_warning_on: date | None = None
    """When its managers are to be told that it is to be returned; None: not that anybody knows."""
    contact: str = default_column("")
    """Whom to call, for whoever finds it."""
    certificates: list[dict[str, Any]] = Field(sa_type=JSONB)
    expires_on: date | None = None
    """Of the certificate that ends first."""
    next_warning_on: date | None = None
    """When its managers are to be told that a certificate ends; None: not that anybody knows."""
    blocks_when_expired: bool = default_column(False)
    is_blocked: bool = default_column(False)
    """A defect of it must be repaired before it is used again."""
    meter_tenths: int | None = None
    """What its hour meter showed last, in tenths of hours."""
    meter_at: datetime | None = None
    code: str
    """In its QR code: 128 random bits. It says nothing of what it is, and can be replaced."""
    at_project_id: UUID | None = None
    at_since: datetime | None = None
    kit_id: UUID | None = Field(default=None, foreign_key="equipment.id", ondelete="SET NULL")
    """What it is scanned with; a kit is equipment itself, and no part of another."""
    holder_user_id: UUID | None = None
    """In whose hands it is, by the newest hand-over."""
    held_since: datetime | None = None
    revision: int = default_column(1)
    """Of what people edit; where it is and who has it, is no save."""
    created_by: UUID
    created_at: datetime = created_at_column()
    updated_by: UUID
    updated_at: datetime
    """Of the newest save."""


class EquipmentChange(Base, table=True):
    """Who changed what of it, before and after."""

    __tablename__ = "equipment_change"
    __table_args__ = (Index("ix_equipment_change_equipment", "equipment_id", "id"),)

    id: UUID = id_column()
    company_id: UUID
    equipment_id: UUID = Field(foreign_key="equipment.id", ondelete="CASCADE")
    action: str
    changes: dict[str, Any]
    by: UUID
    created_at: datetime = created_at_column()


class EquipmentScan(Base, table=True):
    """A fact: never changed, and gone only with its company."""

    __tablename__ = "equipment_scan"
    __table_args__ = (
        Index("ix_equipment_scan_equipment", "equipment_id", "at"),
        Index("ix_equipment_scan_received", "equipment_id", "received_at"),
    )

    id: UUID = Field(primary_key=True)
    """Made on the phone: sent twice it is there once."""
    company_id: UUID
    project_id: UUID
    equipment_id: UUID = Field(foreign_key="equipment.id", ondelete="CASCADE")
    check_type: int
    """In 1, out 2."""
    at: datetime
    """When it was, by the server's clock."""
    received_at: datetime
    device_time: datetime
    latitude: float | None = None
    longitude: float | None = None
    marks: list[str] = Field(default_factory=list[str])
    device_id: UUID
    created_by: UUID


class EquipmentAttendanceRecord(Base, table=True):
    """How long something was in a project, as the scans make it: for reading. `placing.py` alone writes."""

    __tablename__ = "equipment_attendance_record"
    __table_args__ = (
        Index("ix_equipment_attendance_record_equipment", "equipment_id", "check_in_at"),
        Index("ix_equipment_attendance_record_project", "company_id", "project_id", "check_in_at"),
    )

    id: UUID = Field(primary_key=True)
    """That of the scan that began it, so that it stays the same whenever it is computed."""
    company_id: UUID
    project_id: UUID
    equipment_id: UUID = Field(foreign_key="equipment.id", ondelete="CASCADE")
    check_in_at: datetime
    check_in_latitude: float | None = None
    check_in_longitude: float | None = None
    check_out_at: datetime | None = None
    check_out_latitude: float | None = None
    check_out_longitude: float | None = None
    user_ids: list[UUID]
    """Who scanned it, in turn."""
    issues: list[str]
    revision: int = default_column(1)
