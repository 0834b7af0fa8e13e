from collections.abc import Sequence
from datetime import date, timedelta
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.db.statements import col, is_any, seen_by, select
from sqlalchemy import ColumnElement, Date, Numeric, and_, case, cast, func, literal_column, union_all

from budget.tables.actual import ActualCost
from budget.tables.budget_code import BudgetCode
from budget.tables.equipment import EquipmentCost
from budget.tables.hours import HoursCost
from budget.tables.ledger import Kind, LedgerEntry

RECENT_DAYS = 90
"""So long back a run rate is taken from."""


class OverviewRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def sums(self, actor: Actor, project_id: UUID, today: date, days_left: int) -> dict[str, Any]:
        """Of all codes by category, the archived ones too: what was spent of them was spent."""
        since = today - timedelta(days=RECENT_DAYS)
        invoices = select(ActualCost.code_id, ActualCost.amount_minor).where(
            seen_by(actor, ActualCost),
            col(ActualCost.project_id) == project_id,
            col(ActualCost.spent_on) > since,
            col(ActualCost.reversed_at).is_(None),
        )
        hours = select(HoursCost.code_id, HoursCost.amount_minor).where(
            seen_by(actor, HoursCost),
            col(HoursCost.project_id) == project_id,
            col(HoursCost.effective_on) > since,
            col(HoursCost.reversed_at).is_(None),
        )
        machines = select(EquipmentCost.code_id, EquipmentCost.amount_minor).where(
            seen_by(actor, EquipmentCost),
            col(EquipmentCost.project_id) == project_id,
            col(EquipmentCost.effective_on) > since,
            col(EquipmentCost.reversed_at).is_(None),
        )
        spent = union_all(invoices, hours, machines).subquery()
        recent = (
            select(spent.c.code_id, func.sum(spent.c.amount_minor).label("spent"))
            .group_by(spent.c.code_id)
            .subquery()
        )
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
                func.sum(_forecast(recent.c.spent, days_left)).label("forecast"),
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
        alerted = and_(
            seen_by(actor, BudgetCode),
            col(BudgetCode.project_id) == project_id,
            col(BudgetCode.alerted_percent) > 0,
            col(BudgetCode.is_archived).is_(False),
        )
        shown = (
            select(
                BudgetCode.id,
                BudgetCode.number,
                BudgetCode.name,
                BudgetCode.alerted_percent,
                BudgetCode.budget_minor,
                BudgetCode.held_minor,
                BudgetCode.committed_minor,
                BudgetCode.actual_minor,
            )
            .where(alerted)
            .order_by(col(BudgetCode.alerted_percent).desc(), func.lower(col(BudgetCode.number)))
            .limit(most)
        )
        count = select(func.count(col(BudgetCode.id))).where(alerted)
        return await self._uow.rows(shown), (await self._uow.execute(count)).scalar_one()

    async def by_period(
        self, actor: Actor, project_id: UUID, time_zone: str, written_as: str
    ) -> Sequence[Any]:
        """Of all codes, by the day that an entry counts on, else by the project's clock."""
        written = func.timezone(time_zone, col(LedgerEntry.created_at))
        counts = func.coalesce(col(LedgerEntry.effective_on), cast(written, Date))
        period = func.to_char(counts, literal_column(f"'{written_as}'")).label("period")
        kinds = (Kind.BUDGET, Kind.COMMITTED, Kind.ACTUAL)
        sums = (
            func.sum(case((col(LedgerEntry.kind) == kind.value, LedgerEntry.amount_minor), else_=0)).label(
                kind.value
            )
            for kind in kinds
        )
        statement = (
            select(period, *sums)
            .where(
                seen_by(actor, LedgerEntry),
                col(LedgerEntry.project_id) == project_id,
                col(LedgerEntry.code_id).is_not(None),
                is_any(col(LedgerEntry.kind), [kind.value for kind in kinds]),
            )
            .group_by(period)
            .order_by(period)
        )
        return await self._uow.rows(statement)


def _forecast(recent: ColumnElement[int], days_left: int) -> ColumnElement[int]:
    """What was spent and what people estimate is still to come; else as much a day as of late until the end.
    Never less than what is committed already: that is promised, whatever anybody estimates."""
    actual, estimate = col(BudgetCode.actual_minor), col(BudgetCode.estimate_minor)
    # Whole numbers throughout: what is left of the division is no money.
    to_come = func.div(cast(func.coalesce(recent, 0), Numeric) * days_left, RECENT_DAYS)
    return actual + func.greatest(col(BudgetCode.committed_minor), func.coalesce(estimate, to_come))
