from collections.abc import Collection, Sequence
from datetime import date
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.db.statements import col, is_any, locked, managed_by, select
from chassis.http import Paging
from chassis.http.paging import fetch_page
from sqlalchemy import func, update

from budget.tables.hours import HoursCost, WorkedWeek

_WAITING = col(WorkedWeek.seconds_without_rate) + col(WorkedWeek.seconds_without_code)


class HoursRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def hold_weeks(self, week_ids: Collection[UUID]) -> Sequence[WorkedWeek]:
        statement = (
            select(WorkedWeek).where(is_any(col(WorkedWeek.id), week_ids)).order_by(col(WorkedWeek.id))
        )
        return (await self._uow.execute(locked(statement))).scalars().all()

    async def hold_unsettled(self, company_id: UUID, limit: int) -> Sequence[WorkedWeek]:
        statement = (
            select(WorkedWeek)
            .where(col(WorkedWeek.company_id) == company_id, col(WorkedWeek.is_unsettled))
            .order_by(col(WorkedWeek.id))
            .limit(limit)
        )
        return (await self._uow.execute(locked(statement))).scalars().all()

    async def unsettle(self, company_id: UUID, since: date, owner_user_id: UUID | None, by: UUID) -> None:
        """Approved weeks with days from then on: of a person, or of everybody."""
        statement = (
            update(WorkedWeek)
            .where(
                col(WorkedWeek.company_id) == company_id,
                col(WorkedWeek.is_approved),
                col(WorkedWeek.last_day) >= since,
            )
            .values(is_unsettled=True, changed_by=by)
        )
        if owner_user_id is not None:
            statement = statement.where(col(WorkedWeek.owner_user_id) == owner_user_id)
        await self._uow.execute(statement)

    async def standing(self, week_ids: Collection[UUID]) -> Sequence[HoursCost]:
        """Those that count; whoever asks holds their weeks."""
        statement = (
            select(HoursCost)
            .where(is_any(col(HoursCost.week_id), week_ids), col(HoursCost.reversed_at).is_(None))
            .order_by(col(HoursCost.id))
        )
        return (await self._uow.execute(locked(statement))).scalars().all()

    async def page(
        self, actor: Actor, project_id: UUID, only_waiting: bool, paging: Paging
    ) -> tuple[list[Any], int]:
        costs = (
            select(
                HoursCost.week_id,
                func.sum(HoursCost.amount_minor).label("amount_minor"),
                func.max(HoursCost.currency).label("currency"),
            )
            .where(
                managed_by(actor, HoursCost),
                col(HoursCost.project_id) == project_id,
                col(HoursCost.reversed_at).is_(None),
            )
            .group_by(col(HoursCost.week_id))
            .subquery()
        )
        statement = (
            select(
                WorkedWeek.id,
                WorkedWeek.owner_user_id,
                WorkedWeek.first_day,
                WorkedWeek.last_day,
                WorkedWeek.is_unsettled,
                WorkedWeek.worked_seconds,
                WorkedWeek.seconds_without_rate,
                WorkedWeek.seconds_without_code,
                costs.c.amount_minor,
                costs.c.currency,
            )
            .outerjoin(costs, costs.c.week_id == col(WorkedWeek.id))
            .where(
                managed_by(actor, WorkedWeek),
                col(WorkedWeek.project_id) == project_id,
                col(WorkedWeek.is_approved),
            )
            .order_by(col(WorkedWeek.first_day).desc(), col(WorkedWeek.id))
        )
        if only_waiting:
            statement = statement.where(_WAITING > 0)
        return await fetch_page(self._uow, statement, paging)

    async def waiting(self, actor: Actor, project_id: UUID) -> Any:
        """How many seconds of a project's approved weeks cost nothing yet, and why."""
        statement = select(
            func.coalesce(func.sum(WorkedWeek.seconds_without_rate), 0).label("without_rate"),
            func.coalesce(func.sum(WorkedWeek.seconds_without_code), 0).label("without_code"),
        ).where(managed_by(actor, WorkedWeek), col(WorkedWeek.project_id) == project_id)
        return (await self._uow.rows(statement))[0]

    def add(self, cost: HoursCost) -> HoursCost:
        return self._uow.add(cost)
