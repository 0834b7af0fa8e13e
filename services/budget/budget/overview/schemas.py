from datetime import date
from uuid import UUID

from chassis.http import TranslatedText, WireOut
from chassis.money import MoneyOut

from budget.code.schemas import Balances
from budget.request.schemas import RequestPublic


class CategoryOverview(Balances):
    """`budget` is the project's for the category; what is used is that of its codes."""

    category: str
    name: TranslatedText
    baseline: MoneyOut | None
    """What the baseline has; null where none is locked."""
    in_codes: MoneyOut
    """How much of the budget is given to codes."""
    not_in_codes: MoneyOut
    """Below zero: more is given to codes than the project has."""


class Overview(WireOut):
    project_id: UUID
    project_name: str
    currency: str
    manpower_internal_budget: MoneyOut
    manpower_external_budget: MoneyOut
    equipment_owned_budget: MoneyOut
    equipment_rental_budget: MoneyOut
    revision: int
    """Of the four amounts; 0 as long as none was set."""
    categories: list[CategoryOverview]
    total: CategoryOverview
    code_count: int
    waiting_count: int
    """Requests that wait for the caller's answer."""
    waiting: list[RequestPublic]
    """The newest of those that the caller may see."""
    baseline_on: date | None
    """The day from which the baseline counts."""
    may_lock: bool
    may_edit: bool
    may_change_currency: bool
