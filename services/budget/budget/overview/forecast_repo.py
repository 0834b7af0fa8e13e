"""What codes will have come to in the end, as statements: the overview and the alerts say the same."""

from datetime import date, timedelta
from typing import Any
from uuid import UUID

from chassis.db.statements import col, select
from sqlalchemy import ColumnElement, Numeric, Select, cast, func, union_all

from budget.tables.actual import ActualCost
from budget.tables.budget_code import BudgetCode
from budget.tables.equipment import EquipmentCost
from budget.tables.hours import HoursCost

RECENT_DAYS = 90
"""So long back a run rate is taken from."""


def recently_spent(company_id: UUID, project_id: UUID, today: date) -> Select[Any]:
    """By code: invoices, hours and machines that count."""
    since = today - timedelta(days=RECENT_DAYS)
    kinds = (
        (ActualCost, ActualCost.spent_on),
        (HoursCost, HoursCost.effective_on),
        (EquipmentCost, EquipmentCost.effective_on),
    )
    costs: Any = union_all(
        *(
            select(kind.code_id, kind.amount_minor).where(
                col(kind.company_id) == company_id,
                col(kind.project_id) == project_id,
                col(day) > since,
                col(kind.reversed_at).is_(None),
            )
            for kind, day in kinds
        )
    ).subquery()
    return select(costs.c.code_id, func.sum(costs.c.amount_minor).label("spent")).group_by(costs.c.code_id)


def forecast_of(recent: ColumnElement[int], days_left: int) -> ColumnElement[Any]:
    """What was spent and what people estimate is still to come; else as much a day as of late until the end.
    Never less than what is committed already: that is promised, whatever anybody estimates."""
    actual, estimate = col(BudgetCode.actual_minor), col(BudgetCode.estimate_minor)
    # Whole numbers throughout: what is left of the division is no money.
    to_come = func.div(cast(func.coalesce(recent, 0), Numeric) * days_left, RECENT_DAYS)
    return actual + func.greatest(col(BudgetCode.committed_minor), func.coalesce(estimate, to_come))
