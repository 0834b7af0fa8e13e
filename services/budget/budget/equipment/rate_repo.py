from collections.abc import Collection, Sequence
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.db.statements import col, is_any, locked, select
from chassis.http import Paging
from chassis.http.paging import fetch_page
from sqlalchemy import func

from budget.tables.equipment import EquipmentRate, Machine


class EquipmentRateRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def find(self, actor: Actor, rate_id: UUID, *, lock: bool = False) -> EquipmentRate | None:
        statement = select(EquipmentRate).where(
            col(EquipmentRate.company_id) == actor.company_id,
            col(EquipmentRate.id) == rate_id,
            col(EquipmentRate.taken_back_at).is_(None),
        )
        if lock:
            statement = locked(statement)
        return (await self._uow.execute(statement)).scalar_one_or_none()

    async def find_machine(self, actor: Actor, equipment_id: UUID) -> Machine | None:
        statement = select(Machine).where(
            col(Machine.company_id) == actor.company_id, col(Machine.id) == equipment_id
        )
        return (await self._uow.execute(statement)).scalar_one_or_none()

    async def is_there(self, rate: EquipmentRate) -> bool:
        statement = select(EquipmentRate.id).where(
            col(EquipmentRate.company_id) == rate.company_id,
            col(EquipmentRate.currency) == rate.currency,
            col(EquipmentRate.from_on) == rate.from_on,
            col(EquipmentRate.taken_back_at).is_(None),
        )
        if rate.equipment_id is None:
            whose = (
                col(EquipmentRate.equipment_id).is_(None),
                col(EquipmentRate.is_rented) == rate.is_rented,
                func.lower(col(EquipmentRate.category)) == func.lower(rate.category),
            )
        else:
            whose = (col(EquipmentRate.equipment_id) == rate.equipment_id,)
        return (await self._uow.execute(statement.where(*whose).limit(1))).scalar_one_or_none() is not None

    async def page(self, actor: Actor, paging: Paging) -> tuple[list[Any], int]:
        statement = (
            select(
                EquipmentRate.id,
                EquipmentRate.equipment_id,
                EquipmentRate.category,
                EquipmentRate.is_rented,
                EquipmentRate.currency,
                EquipmentRate.from_on,
                EquipmentRate.unit,
                EquipmentRate.amount_minor,
                EquipmentRate.created_by,
                EquipmentRate.created_at,
                EquipmentRate.taken_back_by,
                EquipmentRate.taken_back_at,
                Machine.name,
            )
            .outerjoin(Machine, col(Machine.id) == col(EquipmentRate.equipment_id))
            .where(col(EquipmentRate.company_id) == actor.company_id)
            .order_by(
                col(EquipmentRate.equipment_id).nulls_first(),
                func.lower(col(EquipmentRate.category)),
                col(EquipmentRate.is_rented),
                col(EquipmentRate.from_on).desc(),
                col(EquipmentRate.id).desc(),
            )
        )
        return await fetch_page(self._uow, statement, paging)

    async def in_force(self, company_ids: Collection[UUID]) -> Sequence[EquipmentRate]:
        statement = select(EquipmentRate).where(
            is_any(col(EquipmentRate.company_id), company_ids), col(EquipmentRate.taken_back_at).is_(None)
        )
        return (await self._uow.execute(statement)).scalars().all()

    def add(self, rate: EquipmentRate) -> EquipmentRate:
        return self._uow.add(rate)
