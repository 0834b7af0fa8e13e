from collections.abc import Iterable, Sequence
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
from sqlalchemy import ColumnElement, Select, and_, func

from attendance.tables.record import AttendanceRecord
from attendance.tables.record_type import RecordType
from attendance.tables.request import AttendanceRequest, RequestStatus

_SHOWN = (
    AttendanceRequest.id,
    AttendanceRequest.owner_user_id,
    AttendanceRequest.project_id,
    AttendanceRequest.record_type,
    AttendanceRequest.day,
    AttendanceRequest.last_day,
    AttendanceRequest.from_noon,
    AttendanceRequest.until_noon,
    AttendanceRequest.days_off,
    AttendanceRequest.holidays,
    AttendanceRequest.time_zone,
    AttendanceRequest.intervals,
    AttendanceRequest.reason,
    AttendanceRequest.status,
    AttendanceRequest.replied_by,
    AttendanceRequest.replied_at,
    AttendanceRequest.reply_reason,
    AttendanceRequest.escalated_at,
    AttendanceRequest.revision,
    AttendanceRequest.created_at,
)


class RequestRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def find(self, actor: Actor, request_id: UUID, *, lock: bool = False) -> AttendanceRequest | None:
        statement = select(AttendanceRequest).where(
            owned_or_managed_by(actor, AttendanceRequest), col(AttendanceRequest.id) == request_id
        )
        return (await self._uow.execute(locked(statement) if lock else statement)).scalar_one_or_none()

    async def find_pending(self, actor: Actor, project_id: UUID, day: date) -> AttendanceRequest | None:
        """Of the caller's own."""
        statement = select(AttendanceRequest).where(
            _own(actor),
            col(AttendanceRequest.project_id) == project_id,
            col(AttendanceRequest.day) == day,
            col(AttendanceRequest.record_type) == RecordType.RECORD.value,
            col(AttendanceRequest.status) == RequestStatus.PENDING.value,
        )
        return (await self._uow.execute(locked(statement))).scalar_one_or_none()

    async def leave_between(
        self, company_id: UUID, owner: UUID, first: date, last: date
    ) -> Sequence[AttendanceRequest]:
        """Asked for or granted."""
        statement = select(AttendanceRequest).where(
            col(AttendanceRequest.company_id) == company_id,
            col(AttendanceRequest.owner_user_id) == owner,
            col(AttendanceRequest.record_type) != RecordType.RECORD.value,
            col(AttendanceRequest.status).in_((RequestStatus.PENDING.value, RequestStatus.APPROVED.value)),
            col(AttendanceRequest.day) <= last,
            col(AttendanceRequest.last_day) >= first,
        )
        return (await self._uow.execute(statement)).scalars().all()

    async def count_pending(self, actor: Actor) -> int:
        statement = select(func.count(col(AttendanceRequest.id))).where(
            _own(actor), col(AttendanceRequest.status) == RequestStatus.PENDING.value
        )
        return (await self._uow.execute(statement)).scalar_one()

    async def owners_of(self, actor: Actor, ids: Iterable[UUID]) -> set[UUID]:
        statement = select(AttendanceRequest.owner_user_id).where(
            managed_by(actor, AttendanceRequest), is_any(col(AttendanceRequest.id), ids)
        )
        return {*(await self._uow.execute(statement)).scalars().all()}

    async def hold(self, actor: Actor, ids: Iterable[UUID]) -> dict[UUID, AttendanceRequest]:
        """Of the projects that the caller manages."""
        statement = select(AttendanceRequest).where(
            managed_by(actor, AttendanceRequest), is_any(col(AttendanceRequest.id), ids)
        )
        ordered = locked(statement.order_by(col(AttendanceRequest.id)))
        return {each.id: each for each in (await self._uow.execute(ordered)).scalars().all()}

    async def page(
        self, actor: Actor, status: int | None, project_id: UUID | None, paging: Paging, *, own: bool
    ) -> tuple[list[Any], int]:
        """What waits first in the order it was asked, so that nobody waits for ever."""
        whose = _own(actor) if own else managed_by(actor, AttendanceRequest)
        if status is not None:
            whose = and_(whose, col(AttendanceRequest.status) == status)
        if project_id is not None:
            whose = and_(whose, col(AttendanceRequest.project_id) == project_id)
        waits = col(AttendanceRequest.status) == RequestStatus.PENDING.value
        oldest = col(AttendanceRequest.id)
        order = (oldest.desc(),) if own or status != RequestStatus.PENDING.value else (oldest,)
        statement: Select[Any] = select(*_SHOWN).where(whose).order_by(waits.desc(), *order)
        return await fetch_page(self._uow, statement, paging)

    async def worked_between(self, company_id: UUID, owner: UUID, first: date, last: date) -> list[date]:
        """Days with work, in whichever project."""
        statement = (
            select(AttendanceRecord.day)
            .where(
                col(AttendanceRecord.company_id) == company_id,
                col(AttendanceRecord.owner_user_id) == owner,
                col(AttendanceRecord.day).between(first, last),
                func.jsonb_array_length(col(AttendanceRecord.intervals)) > 0,
            )
            .distinct()
            .order_by(col(AttendanceRecord.day))
        )
        return [*(await self._uow.execute(statement)).scalars().all()]

    async def records_of(self, actor: Actor, requests: Sequence[Any]) -> dict[Any, Any]:
        """By owner, project and day: how those days are now."""
        if not requests:
            return {}
        statement = select(
            AttendanceRecord.id,
            AttendanceRecord.owner_user_id,
            AttendanceRecord.project_id,
            AttendanceRecord.day,
            AttendanceRecord.intervals,
        ).where(
            col(AttendanceRecord.company_id) == actor.company_id,
            is_any(col(AttendanceRecord.owner_user_id), {each.owner_user_id for each in requests}),
            is_any(col(AttendanceRecord.project_id), {each.project_id for each in requests}),
            is_any(col(AttendanceRecord.day), {each.day for each in requests}),
        )
        rows = await self._uow.rows(statement)
        return {(row.owner_user_id, row.project_id, row.day): row for row in rows}

    async def own_day(self, actor: Actor, project_id: UUID, day: date) -> list[dict[str, Any]]:
        """From when until when the caller worked then, as it is written down."""
        statement = select(AttendanceRecord.intervals).where(
            col(AttendanceRecord.company_id) == actor.company_id,
            col(AttendanceRecord.owner_user_id) == actor.user_id,
            col(AttendanceRecord.project_id) == project_id,
            col(AttendanceRecord.day) == day,
        )
        rows = await self._uow.rows(statement)
        return rows[0].intervals if rows else []

    async def held_after(self, after: UUID, limit: int) -> Sequence[AttendanceRequest]:
        """Of all companies."""
        return (await self._uow.execute(held_after(AttendanceRequest, after, limit))).scalars().all()

    def add(self, request: AttendanceRequest) -> AttendanceRequest:
        return self._uow.add(request)


def _own(actor: Actor) -> ColumnElement[bool]:
    return and_(
        col(AttendanceRequest.company_id) == actor.company_id,
        col(AttendanceRequest.owner_user_id) == actor.user_id,
    )
