from collections import defaultdict
from collections.abc import Collection, Sequence
from datetime import date
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.db.statements import (
    col,
    held_after,
    is_any,
    locked,
    managed_by,
    owned_or_managed_by,
    select,
)
from chassis.http import Paging
from chassis.http.paging import fetch_page
from sqlalchemy import ColumnElement, Select, and_, case, func, true

from attendance.hours.facts import Source
from attendance.record.looking_sql import Looks, is_left_open, is_open, needs_look, within
from attendance.record.ranges import DayRange
from attendance.tables.correction import Correction
from attendance.tables.kiosk import Kiosk
from attendance.tables.punch import Punch
from attendance.tables.record import AttendanceRecord
from attendance.tables.record_type import RecordType
from attendance.tables.request import AttendanceRequest
from attendance.tables.sheet import PeriodSheet, SheetStatus

_SHOWN = (
    AttendanceRecord.id,
    AttendanceRecord.owner_user_id,
    AttendanceRecord.project_id,
    AttendanceRecord.day,
    AttendanceRecord.time_zone,
    AttendanceRecord.record_type,
    AttendanceRecord.intervals,
    AttendanceRecord.worked_seconds,
    AttendanceRecord.break_seconds,
    AttendanceRecord.issues,
    AttendanceRecord.marks,
    AttendanceRecord.open_since,
    AttendanceRecord.break_since,
    AttendanceRecord.is_corrected,
    AttendanceRecord.is_taken_out,
    AttendanceRecord.leaves,
    AttendanceRecord.credited_seconds,
    AttendanceRecord.codes,
    AttendanceRecord.revision,
)


class RecordRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def find(self, actor: Actor, record_id: UUID, *, lock: bool = False) -> AttendanceRecord | None:
        statement = select(AttendanceRecord).where(
            owned_or_managed_by(actor, AttendanceRecord), col(AttendanceRecord.id) == record_id
        )
        if lock:
            statement = locked(statement)
        return (await self._uow.execute(statement)).scalar_one_or_none()

    async def lock_of(self, record: AttendanceRecord) -> Any | None:
        """The approved week that has this day."""
        statement = select(PeriodSheet.first_day, PeriodSheet.last_day).where(
            col(PeriodSheet.company_id) == record.company_id,
            col(PeriodSheet.owner_user_id) == record.owner_user_id,
            col(PeriodSheet.project_id) == record.project_id,
            col(PeriodSheet.status) == SheetStatus.APPROVED.value,
            col(PeriodSheet.first_day) <= record.day,
            col(PeriodSheet.last_day) >= record.day,
        )
        return next(iter(await self._uow.rows(statement.limit(1))), None)

    async def has_any(self, actor: Actor, owner: UUID, project_id: UUID) -> bool:
        statement = select(AttendanceRecord.id).where(
            in_project(managed_by(actor, AttendanceRecord), project_id),
            col(AttendanceRecord.owner_user_id) == owner,
        )
        return (await self._uow.execute(statement.limit(1))).first() is not None

    async def latest(self, actor: Actor) -> Any | None:
        """The caller's own work that began last; leave may be of days to come."""
        statement = (
            select(*_SHOWN)
            .where(
                col(AttendanceRecord.company_id) == actor.company_id,
                col(AttendanceRecord.owner_user_id) == actor.user_id,
                col(AttendanceRecord.record_type) == RecordType.RECORD.value,
            )
            .order_by(
                col(AttendanceRecord.open_since).desc().nulls_last(),
                col(AttendanceRecord.day).desc(),
                col(AttendanceRecord.id).desc(),
            )
            .limit(1)
        )
        return next(iter(await self._uow.rows(statement)), None)

    async def page_of_own(
        self, actor: Actor, days: DayRange, paging: Paging, *, looks: Looks
    ) -> tuple[list[Any], int]:
        own = col(AttendanceRecord.company_id) == actor.company_id
        mine = and_(own, col(AttendanceRecord.owner_user_id) == actor.user_id)
        return await self._page(mine, days, paging, looks=looks)

    async def page_of_person(
        self,
        actor: Actor,
        owner: UUID,
        project_id: UUID | None,
        days: DayRange,
        paging: Paging,
        *,
        looks: Looks,
    ) -> tuple[list[Any], int]:
        theirs = and_(managed_by(actor, AttendanceRecord), col(AttendanceRecord.owner_user_id) == owner)
        return await self._page(in_project(theirs, project_id), days, paging, looks=looks)

    async def sums_of_people(
        self,
        actor: Actor,
        project_id: UUID | None,
        days: DayRange,
        *,
        owners: Collection[UUID] | None,
        looks: Looks,
    ) -> Sequence[Any]:
        """One row a person, of all of their days. In no order: what they are called is not known here."""
        theirs = true() if owners is None else is_any(col(AttendanceRecord.owner_user_id), owners)
        looked_at = func.sum(case((needs_look(), 1), else_=0))
        statement = (
            select(
                AttendanceRecord.owner_user_id,
                func.count()
                .filter(
                    ~col(AttendanceRecord.is_taken_out),
                    col(AttendanceRecord.record_type) == RecordType.RECORD.value,
                )
                .label("days"),
                func.sum(col(AttendanceRecord.leave_halves)).label("leave_halves"),
                func.sum(col(AttendanceRecord.credited_seconds)).label("credited_seconds"),
                func.sum(col(AttendanceRecord.worked_seconds)).label("worked_seconds"),
                func.sum(col(AttendanceRecord.break_seconds)).label("break_seconds"),
                looked_at.label("days_with_issues"),
                func.count().filter(is_left_open()).label("open_days"),
                func.bool_or(is_open()).label("is_at_work"),
            )
            .where(in_project(managed_by(actor, AttendanceRecord), project_id), within(days), theirs)
            .group_by(col(AttendanceRecord.owner_user_id))
            .having(looks.of_people())
        )
        return await self._uow.rows(statement)

    async def _page(
        self, whose: ColumnElement[bool], days: DayRange, paging: Paging, *, looks: Looks
    ) -> tuple[list[Any], int]:
        statement: Select[Any] = (
            select(*_SHOWN)
            .where(whose, within(days, looks))
            .order_by(col(AttendanceRecord.day).desc(), col(AttendanceRecord.id).desc())
        )
        return await fetch_page(self._uow, statement, paging)

    async def punches_of(self, record: AttendanceRecord) -> Sequence[Punch]:
        statement = select(Punch).where(
            col(Punch.owner_user_id) == record.owner_user_id, is_any(col(Punch.id), record.punch_ids)
        )
        return (await self._uow.execute(statement.order_by(col(Punch.at), col(Punch.id)))).scalars().all()

    async def kiosk_names_of(self, punches: Sequence[Punch]) -> dict[UUID, str]:
        """Also of tablets that are removed by now."""
        tablets = {each.device_id for each in punches if each.source == Source.KIOSK.value}
        if not tablets:
            return {}
        rows = await self._uow.execute(select(Kiosk.id, Kiosk.name).where(is_any(col(Kiosk.id), tablets)))
        return {row.id: row.name for row in rows}

    async def corrections_of(self, record: AttendanceRecord) -> Sequence[Correction]:
        statement = select(Correction).where(
            col(Correction.company_id) == record.company_id,
            col(Correction.owner_user_id) == record.owner_user_id,
            col(Correction.project_id) == record.project_id,
            col(Correction.day) == record.day,
        )
        return (await self._uow.execute(statement.order_by(col(Correction.id)))).scalars().all()

    async def requests_of(self, actor: Actor, records: Sequence[Any]) -> dict[Any, list[Any]]:
        """What was asked of these days, by owner, project and day."""
        asked: defaultdict[Any, list[Any]] = defaultdict(list)
        if not records:
            return asked
        statement = select(
            AttendanceRequest.id,
            AttendanceRequest.owner_user_id,
            AttendanceRequest.project_id,
            AttendanceRequest.day,
            AttendanceRequest.status,
        ).where(
            col(AttendanceRequest.company_id) == actor.company_id,
            is_any(col(AttendanceRequest.owner_user_id), {each.owner_user_id for each in records}),
            is_any(col(AttendanceRequest.project_id), {each.project_id for each in records}),
            is_any(col(AttendanceRequest.day), {each.day for each in records}),
            col(AttendanceRequest.record_type) == RecordType.RECORD.value,
        )
        for row in await self._uow.rows(statement.order_by(col(AttendanceRequest.id))):
            asked[row.owner_user_id, row.project_id, row.day].append(row)
        return asked

    async def held_after(self, after: UUID, limit: int) -> Sequence[AttendanceRecord]:
        """Of all companies."""
        held = held_after(AttendanceRecord, after, limit)
        return (await self._uow.execute(held)).scalars().all()

    async def held_between(
        self, company_id: UUID, owner: UUID, first: date, last: date
    ) -> Sequence[AttendanceRecord]:
        statement = locked(
            select(AttendanceRecord).where(
                col(AttendanceRecord.company_id) == company_id,
                col(AttendanceRecord.owner_user_id) == owner,
                col(AttendanceRecord.day).between(first, last),
            )
        )
        return (await self._uow.execute(statement)).scalars().all()

    async def is_own_work_of(self, actor: Actor, day: date) -> bool:
        own = col(AttendanceRecord.company_id) == actor.company_id
        return await self._is_work(and_(own, col(AttendanceRecord.owner_user_id) == actor.user_id), day)

    async def is_managed_work_of(self, actor: Actor, project_id: UUID | None, day: date) -> bool:
        return await self._is_work(in_project(managed_by(actor, AttendanceRecord), project_id), day)

    async def _is_work(self, whose: ColumnElement[bool], day: date) -> bool:
        statement = select(AttendanceRecord.id).where(
            whose,
            col(AttendanceRecord.day) == day,
            col(AttendanceRecord.record_type) == RecordType.RECORD.value,
        )
        return len(await self._uow.rows(statement.limit(1))) > 0

    async def hours_between(
        self, company_id: UUID, owners: Collection[UUID], first: date, last: date
    ) -> Sequence[Any]:
        statement = select(
            AttendanceRecord.owner_user_id,
            AttendanceRecord.project_id,
            AttendanceRecord.intervals,
            AttendanceRecord.issues,
            AttendanceRecord.is_corrected,
            AttendanceRecord.open_since,
        ).where(
            col(AttendanceRecord.company_id) == company_id,
            is_any(col(AttendanceRecord.owner_user_id), owners),
            col(AttendanceRecord.day).between(first, last),
        )
        return await self._uow.rows(statement)

    async def hold(self, record_ids: Collection[UUID]) -> dict[UUID, AttendanceRecord]:
        if not record_ids:
            return {}
        statement = locked(select(AttendanceRecord).where(is_any(col(AttendanceRecord.id), record_ids)))
        return {each.id: each for each in (await self._uow.execute(statement)).scalars()}

    def add(self, record: AttendanceRecord) -> AttendanceRecord:
        return self._uow.insert(record)

    async def delete(self, record: AttendanceRecord) -> None:
        await self._uow.delete(record)


def in_project(whose: ColumnElement[bool], project_id: UUID | None) -> ColumnElement[bool]:
    return whose if project_id is None else and_(whose, col(AttendanceRecord.project_id) == project_id)
