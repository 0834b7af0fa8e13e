from collections.abc import Sequence
from datetime import date
from typing import Any
from uuid import UUID

from chassis.db import UnitOfWork
from chassis.db.statements import col, is_any, locked, select
from sqlalchemy import func, or_

from budget.overview.forecast_repo import forecast_of, recently_spent
from budget.tables.budget_code import BudgetCode


class OutlookRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def projects(self, after: UUID | None, most: int) -> Sequence[Any]:
        """Of all companies, in order: those with money that moved, or that somebody estimates."""
        moves = or_(
            col(BudgetCode.actual_minor) > 0,
            col(BudgetCode.committed_minor) > 0,
            col(BudgetCode.estimate_minor) > 0,
            col(BudgetCode.is_forecast_over),
        )
        statement = (
            select(BudgetCode.project_id, BudgetCode.company_id)
            .where(moves, col(BudgetCode.is_archived).is_(False))
            .group_by(col(BudgetCode.project_id), col(BudgetCode.company_id))
            .order_by(col(BudgetCode.project_id))
            .limit(most)
        )
        if after is not None:
            statement = statement.where(col(BudgetCode.project_id) > after)
        return await self._uow.rows(statement)

    async def forecasts(
        self, company_id: UUID, project_id: UUID, today: date, days_left: int, low_percent: int
    ) -> Sequence[Any]:
        """Of codes that are to be told of, or no longer: what each will come to in the end."""
        recent = recently_spent(company_id, project_id, today).subquery()
        forecast = forecast_of(recent.c.spent, days_left)
        passed = (forecast > col(BudgetCode.budget_minor)) & col(BudgetCode.is_forecast_over).is_(False)
        fell = (forecast * 100 <= col(BudgetCode.budget_minor) * low_percent) & col(
            BudgetCode.is_forecast_over
        )
        statement = (
            select(BudgetCode.id, forecast.label("forecast_minor"), passed.label("is_over"))
            .outerjoin(recent, recent.c.code_id == col(BudgetCode.id))
            .where(
                col(BudgetCode.company_id) == company_id,
                col(BudgetCode.project_id) == project_id,
                col(BudgetCode.is_division).is_(False),
                col(BudgetCode.is_archived).is_(False),
                func.coalesce(passed | fell, False),
            )
        )
        return await self._uow.rows(statement)

    async def hold(self, code_ids: Sequence[UUID]) -> Sequence[BudgetCode]:
        statement = (
            select(BudgetCode).where(is_any(col(BudgetCode.id), code_ids)).order_by(col(BudgetCode.id))
        )
        return (await self._uow.execute(locked(statement))).scalars().all()
