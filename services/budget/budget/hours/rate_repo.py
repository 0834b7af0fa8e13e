from collections.abc import Collection, Sequence
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.db.statements import col, is_any, locked, select
from chassis.http import Paging
from chassis.http.paging import fetch_page

from budget.tables.hours import CostRate, Staff


class RateRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def find(self, actor: Actor, rate_id: UUID, *, lock: bool = False) -> CostRate | None:
        statement = select(CostRate).where(
            col(CostRate.company_id) == actor.company_id,
            col(CostRate.id) == rate_id,
            col(CostRate.taken_back_at).is_(None),
        )
        if lock:
            statement = locked(statement)
        return (await self._uow.execute(statement)).scalar_one_or_none()

    async def is_there(self, rate: CostRate) -> bool:
        statement = select(CostRate.id).where(
            col(CostRate.company_id) == rate.company_id,
            col(CostRate.currency) == rate.currency,
            col(CostRate.from_on) == rate.from_on,
            col(CostRate.taken_back_at).is_(None),
        )
        if rate.owner_user_id is None:
            whose = (col(CostRate.owner_user_id).is_(None), col(CostRate.staff) == Staff(rate.staff).value)
        else:
            whose = (col(CostRate.owner_user_id) == rate.owner_user_id,)
        return (await self._uow.execute(statement.where(*whose).limit(1))).scalar_one_or_none() is not None

    async def page(self, actor: Actor, paging: Paging) -> tuple[list[Any], int]:
        statement = (
            select(
                CostRate.id,
                CostRate.owner_user_id,
                CostRate.staff,
                CostRate.currency,
                CostRate.from_on,
                CostRate.hourly_minor,
                CostRate.created_by,
                CostRate.created_at,
                CostRate.taken_back_by,
                CostRate.taken_back_at,
            )
            .where(col(CostRate.company_id) == actor.company_id)
            .order_by(
                col(CostRate.owner_user_id).nulls_first(),
                col(CostRate.staff).desc(),
                col(CostRate.from_on).desc(),
                col(CostRate.id).desc(),
            )
        )
        return await fetch_page(self._uow, statement, paging)

    async def in_force(self, company_ids: Collection[UUID]) -> Sequence[CostRate]:
        statement = select(CostRate).where(
            is_any(col(CostRate.company_id), company_ids), col(CostRate.taken_back_at).is_(None)
        )
        return (await self._uow.execute(statement)).scalars().all()

    def add(self, rate: CostRate) -> CostRate:
        return self._uow.add(rate)
