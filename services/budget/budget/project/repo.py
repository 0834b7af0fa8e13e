from collections.abc import Collection, Sequence
from datetime import date
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.db import Prepared, UnitOfWork
from chassis.db.statements import col, held_after, is_any, locked, seen_by, select
from sqlalchemy import Uuid, bindparam, func, update

from budget.rights.sql import seen_request
from budget.tables.budget_code import BudgetCode
from budget.tables.project_budget import BudgetVersion, ProjectBudget
from budget.tables.request import BudgetRequest

# Written once: every request that is filed pays for it (`bench/bench_budget.py`) while the next one waits.
_NEXT_NUMBER = Prepared(
    update(ProjectBudget)
    .where(
        col(ProjectBudget.company_id) == bindparam("of_company", type_=Uuid()),
        col(ProjectBudget.project_id) == bindparam("of_project", type_=Uuid()),
    )
    .values(request_count=col(ProjectBudget.request_count) + 1)
    .returning(col(ProjectBudget.request_count), col(ProjectBudget.currency))
)


class ProjectRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def lock(self, project_id: UUID) -> None:
        """Its currency and the numbers of its codes and requests: one at a time."""
        await self._uow.lock(f"budget.project:{project_id}")

    async def find(self, actor: Actor, project_id: UUID, *, lock: bool = False) -> ProjectBudget | None:
        statement = select(ProjectBudget).where(
            seen_by(actor, ProjectBudget), col(ProjectBudget.project_id) == project_id
        )
        if lock:
            statement = locked(statement)
        return (await self._uow.execute(statement)).scalar_one_or_none()

    async def take_request_number(self, company_id: UUID, project_id: UUID) -> tuple[int, str] | None:
        """Held until the unit ends, so that none is left out or given twice."""
        taken = await self._uow.rows(_NEXT_NUMBER.plan(of_company=company_id, of_project=project_id))
        return (taken[0].request_count, taken[0].currency) if taken else None

    async def currencies(self, project_ids: Collection[UUID]) -> dict[UUID, str]:
        statement = select(ProjectBudget.project_id, ProjectBudget.currency).where(
            is_any(col(ProjectBudget.project_id), project_ids)
        )
        return {row.project_id: row.currency for row in await self._uow.rows(statement)}

    async def has_codes(self, actor: Actor, project_id: UUID) -> bool:
        statement = (
            select(BudgetCode.id)
            .where(seen_by(actor, BudgetCode), col(BudgetCode.project_id) == project_id)
            .limit(1)
        )
        return (await self._uow.execute(statement)).scalar_one_or_none() is not None

    async def find_version(self, actor: Actor, project_id: UUID, number: int) -> BudgetVersion | None:
        statement = select(BudgetVersion).where(
            seen_by(actor, BudgetVersion),
            col(BudgetVersion.project_id) == project_id,
            col(BudgetVersion.number) == number,
        )
        return (await self._uow.execute(statement)).scalar_one_or_none()

    async def find_version_by(self, actor: Actor, project_id: UUID, request_id: UUID) -> BudgetVersion | None:
        """The one that a request made."""
        statement = select(BudgetVersion).where(
            seen_by(actor, BudgetVersion),
            col(BudgetVersion.project_id) == project_id,
            col(BudgetVersion.request_id) == request_id,
        )
        return (await self._uow.execute(statement)).scalar_one_or_none()

    async def find_version_before(self, actor: Actor, project_id: UUID, number: int) -> BudgetVersion | None:
        statement = (
            select(BudgetVersion)
            .where(
                seen_by(actor, BudgetVersion),
                col(BudgetVersion.project_id) == project_id,
                col(BudgetVersion.number) < number,
            )
            .order_by(col(BudgetVersion.number).desc())
            .limit(1)
        )
        return (await self._uow.execute(statement)).scalar_one_or_none()

    async def find_baseline(self, actor: Actor, project_id: UUID) -> BudgetVersion | None:
        statement = select(BudgetVersion).where(
            seen_by(actor, BudgetVersion),
            col(BudgetVersion.project_id) == project_id,
            col(BudgetVersion.locked_at).is_not(None),
        )
        return (await self._uow.execute(statement)).scalar_one_or_none()

    async def versions(self, actor: Actor, project_id: UUID, most: int) -> Sequence[BudgetVersion]:
        statement = (
            select(BudgetVersion)
            .where(seen_by(actor, BudgetVersion), col(BudgetVersion.project_id) == project_id)
            .order_by(col(BudgetVersion.number).desc())
            .limit(most)
        )
        return (await self._uow.execute(statement)).scalars().all()

    async def first_day(self, actor: Actor, project_id: UUID) -> date | None:
        statement = select(func.min(col(BudgetVersion.effective_on))).where(
            seen_by(actor, BudgetVersion), col(BudgetVersion.project_id) == project_id
        )
        return (await self._uow.execute(statement)).scalar_one_or_none()

    async def seen_among(self, actor: Actor, request_ids: Collection[UUID]) -> set[UUID]:
        """Those requests that the actor may see."""
        statement = select(BudgetRequest.id).where(
            seen_request(actor), is_any(col(BudgetRequest.id), request_ids)
        )
        return {row.id for row in await self._uow.rows(statement)}

    async def version_amounts(self, actor: Actor, project_id: UUID) -> Sequence[Any]:
        statement = (
            select(
                BudgetVersion.effective_on,
                BudgetVersion.currency,
                BudgetVersion.manpower_internal_minor,
                BudgetVersion.manpower_external_minor,
                BudgetVersion.equipment_owned_minor,
                BudgetVersion.equipment_rental_minor,
                BudgetVersion.request_id,
                col(BudgetVersion.locked_at).is_not(None).label("is_baseline"),
            )
            .where(seen_by(actor, BudgetVersion), col(BudgetVersion.project_id) == project_id)
            .order_by(col(BudgetVersion.number))
        )
        return await self._uow.rows(statement)

    def add_version(self, version: BudgetVersion) -> BudgetVersion:
        return self._uow.add(version)

    async def held_after(self, after: UUID, limit: int) -> Sequence[ProjectBudget]:
        return (await self._uow.execute(held_after(ProjectBudget, after, limit))).scalars().all()

    def add(self, budget: ProjectBudget) -> ProjectBudget:
        return self._uow.add(budget)
