from collections.abc import Sequence
from datetime import date
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.db.statements import col, is_any, seen_by, select
from sqlalchemy import Date, and_, case, cast, func, literal_column, or_

from budget.overview.forecast_repo import forecast_of, recently_spent
from budget.tables.budget_code import BudgetCode
from budget.tables.ledger import Kind, LedgerEntry


class OverviewRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def sums(self, actor: Actor, project_id: UUID, today: date, days_left: int) -> dict[str, Any]:
        """Of all codes by category, the archived ones too: what was spent of them was spent."""
        recent = recently_spent(actor.company_id, project_id, today).subquery()
        archived = col(BudgetCode.is_archived)
        used = col(BudgetCode.held_minor) + col(BudgetCode.committed_minor) + col(BudgetCode.actual_minor)
        statement = (
            select(
                BudgetCode.category,
                func.count(col(BudgetCode.id)).label("count"),
                func.sum(BudgetCode.budget_minor).label("budget"),
                func.sum(BudgetCode.held_minor).label("held"),
                func.sum(BudgetCode.committed_minor).label("committed"),
                func.sum(BudgetCode.actual_minor).label("actual"),
                func.coalesce(func.sum(BudgetCode.budget_minor).filter(archived), 0).label("archived_budget"),
                func.coalesce(func.sum(used).filter(archived), 0).label("archived_used"),
                func.count(col(BudgetCode.estimate_minor)).label("estimated"),
                func.count(col(BudgetCode.id))
                .filter(~archived, used > col(BudgetCode.budget_minor))
                .label("codes_over"),
                func.sum(forecast_of(recent.c.spent, days_left)).label("forecast"),
            )
            .outerjoin(recent, recent.c.code_id == col(BudgetCode.id))
            .where(
                seen_by(actor, BudgetCode),
                col(BudgetCode.project_id) == project_id,
                col(BudgetCode.is_division).is_(False),
            )
            .group_by(col(BudgetCode.category))
        )
        return {row.category: row for row in (await self._uow.execute(statement)).all()}

    async def alerts(self, actor: Actor, project_id: UUID, most: int) -> tuple[Sequence[Any], int]:
        used = col(BudgetCode.held_minor) + col(BudgetCode.committed_minor) + col(BudgetCode.actual_minor)
        is_over = used > col(BudgetCode.budget_minor)
        alerted = and_(
            seen_by(actor, BudgetCode),
            col(BudgetCode.project_id) == project_id,
            col(BudgetCode.is_division).is_(False),
            or_(col(BudgetCode.alerted_percent) > 0, col(BudgetCode.is_forecast_over), is_over),
            col(BudgetCode.is_archived).is_(False),
        )
        shown = (
            select(
                BudgetCode.id,
                BudgetCode.number,
                BudgetCode.name,
                BudgetCode.alerted_percent,
                BudgetCode.is_forecast_over,
                BudgetCode.budget_minor,
                BudgetCode.held_minor,
                BudgetCode.committed_minor,
                BudgetCode.actual_minor,
            )
            .where(alerted)
            .order_by(
                is_over.desc(), col(BudgetCode.alerted_percent).desc(), func.lower(col(BudgetCode.number))
            )
            .limit(most)
        )
        count = select(func.count(col(BudgetCode.id))).where(alerted)
        return await self._uow.rows(shown), (await self._uow.execute(count)).scalar_one()

    async def by_period(
        self, actor: Actor, project_id: UUID, time_zone: str, written_as: str
    ) -> Sequence[Any]:
        """Of all codes by the category that they are of now, and by the day that an entry counts on, else by
        the project's clock."""
        written = func.timezone(time_zone, col(LedgerEntry.created_at))
        counts = func.coalesce(col(LedgerEntry.effective_on), cast(written, Date))
        period = func.to_char(counts, literal_column(f"'{written_as}'")).label("period")
        category = col(BudgetCode.category)
        kinds = (Kind.BUDGET, Kind.COMMITTED, Kind.ACTUAL)
        sums = (
            func.sum(case((col(LedgerEntry.kind) == kind.value, LedgerEntry.amount_minor), else_=0)).label(
                kind.value
            )
            for kind in kinds
        )
        statement = (
            select(period, category, *sums)
            # Entries of codes that were deleted stay, and come to nothing: they had no costs.
            .join(BudgetCode, col(BudgetCode.id) == col(LedgerEntry.code_id))
            .where(
                seen_by(actor, LedgerEntry),
                col(LedgerEntry.project_id) == project_id,
                is_any(col(LedgerEntry.kind), [kind.value for kind in kinds]),
            )
            .group_by(period, category)
        )
        return await self._uow.rows(statement)
