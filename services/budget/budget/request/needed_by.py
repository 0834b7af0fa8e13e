"""By when the money is needed: a day that people can mean."""

from datetime import date, timedelta

from budget.request.errors import BadNeededBy
from budget.tables.request import BudgetRequest

_MOST_YEARS = 10


def must_be_near(request: BudgetRequest) -> None:
    """No sooner than the day before it was begun, as its author may be a day behind, nor after ten years."""
    day, begun = request.needed_by, request.created_at.date()
    if day is not None and not begun - timedelta(days=1) <= day <= _years_after(begun):
        raise BadNeededBy


def _years_after(day: date) -> date:
    return day + timedelta(days=366 * _MOST_YEARS)
