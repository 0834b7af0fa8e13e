from collections.abc import Collection, Iterable, Sequence
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.clock import now
from chassis.db import UnitOfWork, containing
from chassis.db.statements import col, is_any, managed_by, seen_by, select
from chassis.http.paging import fetch_page
from sqlalchemy import ColumnElement, Select, Subquery, func, label, or_, true
from sqlalchemy.dialects.postgresql import distinct_on

from attendance.equipment.schemas import EquipmentState
from attendance.equipment.state_sql import in_state
from attendance.hours.facts import LONGEST_SHIFT
from attendance.tables.equipment import Equipment, EquipmentScan
from attendance.tables.punch import Punch
from attendance.tables.record import AttendanceRecord
from attendance.tables.visible_equipment import visible_equipment
from attendance.track.schemas import TrackEquipmentQuery

_MOST_CATEGORIES = 200
"""That can be chosen among."""


class TrackRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def people(self, actor: Actor, project_ids: Collection[UUID]) -> Sequence[Any]:
        """At work now in projects that the caller manages. In no order: names are not known here."""
        there = _at_work(actor)
        return await self._uow.rows(select(*there.c).where(*_among(there.c.project_id, project_ids)))

    async def people_in(self, actor: Actor, project_ids: Collection[UUID]) -> dict[UUID, int]:
        there = _at_work(actor)
        statement = (
            select(there.c.project_id, label("count", func.count()))
            .where(is_any(there.c.project_id, project_ids))
            .group_by(there.c.project_id)
        )
        return {row.project_id: row.count for row in await self._uow.rows(statement)}

    async def equipment_in(self, actor: Actor, project_ids: Collection[UUID]) -> dict[UUID, int]:
        at = col(Equipment.at_project_id)
        statement = (
            select(at, label("count", func.count()))
            .where(col(Equipment.company_id) == actor.company_id, is_any(at, project_ids), _is_kept())
            .group_by(at)
        )
        return {row.at_project_id: row.count for row in await self._uow.rows(statement)}

    async def positions(
        self, actor: Actor, owners: Collection[UUID], project_ids: Collection[UUID]
    ) -> Sequence[Any]:
        """Of each, the newest press since they came. An older one is not told where that has no place."""
        there = _at_work(actor)
        newest = (
            select(
                Punch.id,
                Punch.project_id,
                Punch.check_type,
                Punch.at,
                Punch.latitude,
                Punch.longitude,
                Punch.accuracy_meters,
            )
            .where(
                col(Punch.company_id) == actor.company_id,
                col(Punch.owner_user_id) == there.c.owner_user_id,
                col(Punch.at) >= there.c.open_since,
            )
            .order_by(col(Punch.at).desc(), col(Punch.id).desc())
            .limit(1)
            .lateral()
        )
        statement: Select[Any] = (
            select(there.c.owner_user_id, *newest.c)
            .select_from(there.join(newest, true()))
            .where(
                is_any(there.c.owner_user_id, owners),
                *_among(there.c.project_id, project_ids),
                # Pressed elsewhere since: that place is told to who manages it.
                newest.c.project_id == there.c.project_id,
                newest.c.latitude.is_not(None),
                newest.c.longitude.is_not(None),
            )
            .order_by(newest.c.id)
        )
        return (await self._uow.execute(statement)).all()

    async def equipment(self, actor: Actor, wanted: TrackEquipmentQuery) -> tuple[list[Any], int]:
        """With its last scan, where that was in a project that the caller sees."""
        last = (
            select(EquipmentScan.at, EquipmentScan.latitude, EquipmentScan.longitude)
            .where(col(EquipmentScan.equipment_id) == col(Equipment.id), seen_by(actor, EquipmentScan))
            .order_by(col(EquipmentScan.at).desc(), col(EquipmentScan.id).desc())
            .limit(1)
            .lateral("last")
        )
        statement: Select[Any] = (
            select(
                Equipment.id,
                Equipment.name,
                Equipment.category,
                Equipment.condition,
                Equipment.is_blocked,
                Equipment.project_id,
                Equipment.at_project_id,
                Equipment.at_since,
                label("last_scan_at", last.c.at),
                last.c.latitude,
                last.c.longitude,
            )
            .outerjoin(last, true())
            .where(*_wanted(actor, wanted))
            .order_by(func.lower(col(Equipment.name)), col(Equipment.id))
        )
        return await fetch_page(self._uow, statement, wanted.paging)

    async def categories(self, actor: Actor) -> list[str]:
        category = col(Equipment.category)
        statement = (
            select(category)
            .where(visible_equipment(actor), _is_kept(), category != "")
            .distinct()
            .order_by(category)
            .limit(_MOST_CATEGORIES)
        )
        return [row.category for row in await self._uow.rows(statement)]


def _at_work(actor: Actor) -> Subquery:
    """One row a person: who forgot to check out before is where they checked in last."""
    record = AttendanceRecord
    statement = (
        select(
            record.owner_user_id, record.project_id, record.time_zone, record.open_since, record.break_since
        )
        .where(managed_by(actor, record), col(record.open_since) >= now() - LONGEST_SHIFT)
        .ext(distinct_on(col(record.owner_user_id)))
        .order_by(col(record.owner_user_id), col(record.open_since).desc(), col(record.id))
    )
    return statement.subquery("there")


def _among(column: Any, project_ids: Collection[UUID]) -> Iterable[ColumnElement[bool]]:
    return [is_any(column, project_ids)] if project_ids else []


def _is_kept() -> ColumnElement[bool]:
    return col(Equipment.condition) != EquipmentState.RETIRED.value


def _in_states(wanted: TrackEquipmentQuery) -> ColumnElement[bool]:
    return or_(*map(in_state, wanted.state_filter)) if wanted.state_filter else in_state(None)


def _wanted(actor: Actor, wanted: TrackEquipmentQuery) -> list[ColumnElement[bool]]:
    found = [
        visible_equipment(actor),
        _in_states(wanted),
        col(Equipment.name).ilike(containing(wanted.search)),
    ]
    if wanted.project_filter:
        places = (col(Equipment.project_id), col(Equipment.at_project_id))
        found.append(or_(*(is_any(each, wanted.project_filter) for each in places)))
    if wanted.equipment_filter:
        found.append(is_any(col(Equipment.category), wanted.equipment_filter))
    return found
