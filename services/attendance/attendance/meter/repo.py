from collections.abc import Sequence
from datetime import datetime
from typing import Any
from uuid import UUID

from chassis.db import UnitOfWork
from chassis.db.statements import col, select
from chassis.http.paging import Paging, fetch_page
from sqlalchemy import Select, or_

from attendance.tables.equipment import EquipmentAttendanceRecord
from attendance.tables.equipment_care import MeterReading

_MOST = 2_000
"""Readings, or stays, of one machine in some months: nobody has more."""


class MeterRepo:
    """Of equipment that the caller was found to see."""

    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def find(self, reading_id: UUID) -> MeterReading | None:
        """Anybody's: whether an id is free."""
        statement = select(MeterReading).where(col(MeterReading.id) == reading_id)
        return (await self._uow.execute(statement)).scalar_one_or_none()

    async def page(self, equipment_id: UUID, paging: Paging) -> tuple[list[Any], int]:
        statement: Select[Any] = (
            select(
                MeterReading.id,
                MeterReading.equipment_id,
                MeterReading.tenths,
                MeterReading.read_at,
                MeterReading.reason,
                MeterReading.created_by,
            )
            .where(col(MeterReading.equipment_id) == equipment_id)
            .order_by(col(MeterReading.read_at).desc(), col(MeterReading.id).desc())
        )
        return await fetch_page(self._uow, statement, paging)

    async def since(self, equipment_id: UUID, at: datetime) -> Sequence[Any]:
        """In turn."""
        statement = (
            select(MeterReading.read_at, MeterReading.tenths)
            .where(col(MeterReading.equipment_id) == equipment_id, col(MeterReading.read_at) >= at)
            .order_by(col(MeterReading.read_at), col(MeterReading.id))
            .limit(_MOST)
        )
        return await self._uow.rows(statement)

    async def stays_since(self, equipment_id: UUID, at: datetime) -> Sequence[Any]:
        record = EquipmentAttendanceRecord
        until = col(record.check_out_at)
        statement = (
            select(record.check_in_at, record.check_out_at)
            .where(col(record.equipment_id) == equipment_id, or_(until.is_(None), until >= at))
            .order_by(col(record.check_in_at))
            .limit(_MOST)
        )
        return await self._uow.rows(statement)

    def add(self, reading: MeterReading) -> None:
        self._uow.add(reading)
