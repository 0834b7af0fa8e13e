from collections.abc import Sequence
from datetime import date, datetime
from typing import Any
from uuid import UUID

from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.db.statements import col, is_any, locked, select
from sqlalchemy import ColumnElement, literal, or_, tuple_, update

from budget.overview.forecast_repo import forecast_of, recently_spent
from budget.tables.budget_code import BudgetCode


class OutlookRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def due(self, until: datetime, after: Any | None, most: int) -> Sequence[Any]:
        """Of all companies, those that wait longest first."""
        place = tuple_(col(BudgetCode.forecast_due_at), col(BudgetCode.id))
        statement = (
            select(BudgetCode.id, BudgetCode.company_id, BudgetCode.project_id, BudgetCode.forecast_due_at)
            .where(col(BudgetCode.forecast_due_at) <= until, has_outlook())
            .order_by(col(BudgetCode.forecast_due_at), col(BudgetCode.id))
            .limit(most)
        )
        if after is not None:
            statement = statement.where(place > tuple_(literal(after.forecast_due_at), literal(after.id)))
        return await self._uow.rows(statement)

    async def forecasts(
        self,
        company_id: UUID,
        project_id: UUID,
        code_ids: Sequence[UUID],
        today: date,
        days_left: int,
        low_percent: int,
    ) -> Sequence[Any]:
        """What each will come to in the end, and whether that counts as above its budget."""
        recent = recently_spent(company_id, project_id, today).subquery()
        forecast = forecast_of(recent.c.spent, days_left)
        stays_over = col(BudgetCode.is_forecast_over) & (
            forecast * 100 > col(BudgetCode.budget_minor) * low_percent
        )
        goes_on = col(BudgetCode.estimate_minor).is_(None) & recent.c.spent.is_not(None)
        statement = (
            select(
                BudgetCode.id,
                forecast.label("forecast_minor"),
                or_(forecast > col(BudgetCode.budget_minor), stays_over).label("is_over"),
                goes_on.label("goes_on_as_of_late"),
            )
            .outerjoin(recent, recent.c.code_id == col(BudgetCode.id))
            .where(is_any(col(BudgetCode.id), code_ids))
        )
        return await self._uow.rows(statement)

    async def hold_project(self, company_id: UUID, project_id: UUID) -> list[UUID]:
        """In the order in which whoever moves money holds them."""
        statement = (
            select(BudgetCode.id)
            .where(
                col(BudgetCode.company_id) == company_id,
                col(BudgetCode.project_id) == project_id,
                has_outlook(),
            )
            .order_by(col(BudgetCode.id))
        )
        return [*(await self._uow.execute(locked(statement))).scalars()]

    async def look_again(self, code_ids: Sequence[UUID]) -> None:
        at_once = update(BudgetCode).values(forecast_due_at=now())
        await self._uow.execute(at_once.where(is_any(col(BudgetCode.id), code_ids)))

    async def hold(self, code_ids: Sequence[UUID]) -> Sequence[BudgetCode]:
        statement = (
            select(BudgetCode).where(is_any(col(BudgetCode.id), code_ids)).order_by(col(BudgetCode.id))
        )
        return (await self._uow.execute(locked(statement))).scalars().all()


def has_outlook() -> ColumnElement[bool]:
    return col(BudgetCode.is_division).is_(False) & col(BudgetCode.is_archived).is_(False)
