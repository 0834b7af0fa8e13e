from collections.abc import Iterable, Sequence
from datetime import date, timedelta
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.batches import in_turns
from chassis.db import UnitOfWork, containing
from chassis.db.statements import (
    col,
    held_after,
    is_any,
    locked,
    seen_by,
    select,
)
from chassis.http.keyset import Place, fetch_slice
from chassis.http.paging import fetch_page
from sqlalchemy import ColumnElement, Select, and_, func, or_
from sqlalchemy.orm import aliased

from attendance.equipment.schemas import EquipmentQuery, EquipmentState, Standing
from attendance.equipment.state_sql import in_state
from attendance.tables.equipment import Equipment, EquipmentChange
from attendance.tables.equipment_care import DefectState, EquipmentDefect
from attendance.tables.visible_equipment import visible_equipment

SOON = timedelta(days=30)
_MOST_SHOWN = 3
_GONE = (EquipmentState.LOST.value, EquipmentState.RETIRED.value)
_SHOWN = (
    Equipment.id,
    Equipment.company_id,
    Equipment.project_id,
    Equipment.name,
    Equipment.category,
    Equipment.serial_number,
    Equipment.condition,
    Equipment.is_rented,
    Equipment.supplier,
    Equipment.rental_rate,
    Equipment.return_due,
    Equipment.contact,
    Equipment.certificates,
    Equipment.expires_on,
    Equipment.blocks_when_expired,
    Equipment.is_blocked,
    Equipment.meter_tenths,
    Equipment.meter_at,
    Equipment.code,
    Equipment.at_project_id,
    Equipment.at_since,
    Equipment.kit_id,
    Equipment.holder_user_id,
    Equipment.held_since,
    Equipment.revision,
    Equipment.created_at,
    Equipment.updated_at,
)


class EquipmentRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def find(self, actor: Actor, equipment_id: UUID, *, lock: bool = False) -> Equipment | None:
        statement = select(Equipment).where(visible_equipment(actor), col(Equipment.id) == equipment_id)
        if lock:
            statement = locked(statement)
        return (await self._uow.execute(statement)).scalar_one_or_none()

    async def find_by_code(self, code: str) -> Equipment | None:
        """Anybody's: a code is what its finder holds in hand."""
        statement = select(Equipment).where(col(Equipment.code) == code)
        return (await self._uow.execute(statement)).scalar_one_or_none()

    async def blocking_defects(self, equipment_id: UUID) -> list[str]:
        """What must be repaired before it is used, the newest first."""
        defect = EquipmentDefect
        statement = (
            select(defect.title)
            .where(
                col(defect.equipment_id) == equipment_id,
                col(defect.is_blocking),
                col(defect.state) != DefectState.DONE.value,
            )
            .order_by(col(defect.created_at).desc(), col(defect.id))
            .limit(_MOST_SHOWN)
        )
        return [row.title for row in await self._uow.rows(statement)]

    async def with_codes(self, codes: Iterable[str]) -> dict[str, Any]:
        """By code, with the ids of the parts that go along: not of those that are lost or retired."""
        part = aliased(Equipment)
        parts = (
            select(part.id)
            .where(col(part.kit_id) == col(Equipment.id), col(part.condition).not_in(_GONE))
            .order_by(col(part.id))
            .correlate(Equipment)
        )
        statement = select(
            Equipment.id,
            Equipment.company_id,
            Equipment.code,
            func.array(parts.scalar_subquery()).label("parts"),
        )
        rows = await self._uow.rows(statement.where(is_any(col(Equipment.code), codes)))
        return {row.code: row for row in rows}

    async def hold(self, company_id: UUID, ids: Iterable[UUID]) -> dict[UUID, Equipment]:
        """In one order always, so that two who scan the same never wait in a circle."""
        held: dict[UUID, Equipment] = {}
        async for some in in_turns(sorted({*ids})):
            statement = select(Equipment).where(
                col(Equipment.company_id) == company_id, is_any(col(Equipment.id), some)
            )
            rows = await self._uow.execute(locked(statement.order_by(col(Equipment.id))))
            held |= {each.id: each for each in rows.scalars().all()}
        return held

    async def among(self, actor: Actor, ids: Iterable[UUID]) -> Sequence[Any]:
        statement = select(Equipment).where(visible_equipment(actor), is_any(col(Equipment.id), ids))
        ordered = statement.order_by(func.lower(col(Equipment.name)), col(Equipment.id))
        return (await self._uow.execute(ordered)).scalars().all()

    async def page(self, actor: Actor, wanted: EquipmentQuery, today: date) -> tuple[list[Any], int]:
        statement: Select[Any] = select(*_SHOWN).where(*_wanted(actor, wanted, today))
        ordered = statement.order_by(func.lower(col(Equipment.name)), col(Equipment.id))
        return await fetch_page(self._uow, ordered, wanted.paging)

    async def of_project(self, actor: Actor, project_id: UUID, most: int) -> Sequence[Any]:
        statement = select(*_SHOWN).where(seen_by(actor, Equipment), col(Equipment.project_id) == project_id)
        ordered = statement.order_by(func.lower(col(Equipment.name)), col(Equipment.id))
        return await self._uow.rows(ordered.limit(most))

    async def count_parts(self, kit_id: UUID) -> int:
        statement = select(func.count(col(Equipment.id))).where(col(Equipment.kit_id) == kit_id)
        return (await self._uow.execute(statement)).scalar_one()

    async def count(self, company_id: UUID) -> int:
        statement = select(func.count(col(Equipment.id))).where(col(Equipment.company_id) == company_id)
        return (await self._uow.execute(statement)).scalar_one()

    async def changes(self, equipment_id: UUID, place: Place) -> tuple[list[Any], UUID | None]:
        statement = select(
            EquipmentChange.id,
            EquipmentChange.action,
            EquipmentChange.changes,
            EquipmentChange.by,
            EquipmentChange.created_at,
        ).where(col(EquipmentChange.equipment_id) == equipment_id)
        return await fetch_slice(self._uow, statement, col(EquipmentChange.id), place)

    async def held_after(self, after: UUID, limit: int) -> Sequence[Equipment]:
        """Of all companies."""
        return (await self._uow.execute(held_after(Equipment, after, limit))).scalars().all()

    def add(self, equipment: Equipment) -> Equipment:
        return self._uow.add(equipment)

    def add_change(self, change: EquipmentChange) -> None:
        self._uow.insert(change)


def _wanted(actor: Actor, wanted: EquipmentQuery, today: date) -> list[ColumnElement[bool]]:
    pattern = containing(wanted.search)
    columns = (Equipment.name, Equipment.category, Equipment.serial_number, Equipment.supplier)
    found = [
        visible_equipment(actor),
        or_(*(col(each).ilike(pattern) for each in columns)),
        in_state(wanted.state),
    ]
    if wanted.category:
        found.append(func.lower(col(Equipment.category)) == wanted.category.lower())
    if wanted.project_id is not None:
        projects = (col(Equipment.project_id), col(Equipment.at_project_id))
        found.append(or_(*(each == wanted.project_id for each in projects)))
    if wanted.kit_id is not None:
        found.append(col(Equipment.kit_id) == wanted.kit_id)
    if wanted.is_mine:
        found.append(col(Equipment.holder_user_id) == actor.user_id)
    if wanted.is_rented is not None:
        found.append(col(Equipment.is_rented) == wanted.is_rented)
    if wanted.standing is not None:
        is_expired = col(Equipment.expires_on) < today
        soon = and_(col(Equipment.expires_on) >= today, col(Equipment.expires_on) <= today + SOON)
        found.append(is_expired if wanted.standing is Standing.EXPIRED else soon)
    return found
