from datetime import date
from enum import StrEnum
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
    forecast: MoneyOut
    """What will have been spent in the end: of each code what its managers estimate, else by its run rate."""
    not_in_codes: MoneyOut
    """Below zero: more is given to codes than the project has."""
    alert_percent: int
    """As of codes: the mark that is reached, 80 or 100; 0: none, or nobody has set the project's budget."""
    is_forecast_over: bool
    """As of now; of codes it is told within the hour."""
    codes_over: int
    """Open codes of it with more held, committed and spent than they have: it may look calm beside them."""


class InArchived(WireOut):
    """What the list of open codes leaves out."""

    budget: MoneyOut
    left: MoneyOut


class AlertPublic(WireOut):
    """A code of which much is committed or spent, or will be."""

    budget_code_id: UUID
    number: str
    name: str
    percent: int
    """The mark that it has reached: 80 or 100; 0: none, but its forecast passes its budget."""
    is_forecast_over: bool
    used_percent: int
    """As everywhere: held, committed and spent together."""
    promised_percent: int
    """How much of it is committed or spent by now, which the marks go by: what is held is asked for only."""
    held: MoneyOut
    left: MoneyOut
    """Of what is not held either."""


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
    in_archived: InArchived | None
    """Of the total; null: archived codes hold nothing."""
    code_count: int
    waiting_count: int
    """Requests that wait for the caller's answer."""
    waiting: list[RequestPublic]
    """The newest of those that the caller may see."""
    nobody_s_count: int
    """Requests that nobody may answer but who asked; told to who may do something about it, else 0."""
    alert_count: int
    """Of codes that are marked, or whose held money is more than is left."""
    alerts: list[AlertPublic]
    """The first of them: those that reached most, by their numbers."""
    ends_on: date | None
    """Until when run rates go on; null: the project has no end yet, and nothing is added by them."""
    estimated_count: int
    """Codes whose forecast is an estimate."""
    counts_from: date | None
    """The first day that the budget counts from; null: nobody has set it."""
    baseline_on: date | None
    """The day from which the baseline counts."""
    most_total: MoneyOut | None
    """What the four amounts may come to together, saved by the caller: since the baseline is locked more is
    asked for by a change of the budget. Null: as much as they save."""
    may_lock: bool
    may_edit: bool
    may_change_currency: bool


class Period(StrEnum):
    MONTH = "month"
    QUARTER = "quarter"


class PeriodCategory(WireOut):
    """The same of one category, as its codes have it now."""

    category: str
    name: TranslatedText
    budget_so_far: MoneyOut
    committed_so_far: MoneyOut
    actual: MoneyOut
    actual_so_far: MoneyOut


class PeriodPublic(WireOut):
    """What came and went in a month or a quarter of a project's clock. The budget is the
    project's, from the days of its versions; where nobody has set one, that of its codes."""

    period: str
    """2026-11, or 2026-Q4."""
    budget: MoneyOut
    committed: MoneyOut
    actual: MoneyOut
    budget_so_far: MoneyOut
    """At its end: all that came and went from the beginning."""
    committed_so_far: MoneyOut
    """Committed and not yet spent, at its end."""
    actual_so_far: MoneyOut
    """Until its end, from the beginning."""
    categories: list[PeriodCategory]
    """Those that have anything by then."""


class Periods(WireOut):
    project_id: UUID
    currency: str
    periods: list[PeriodPublic]
