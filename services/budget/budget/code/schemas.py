from datetime import date, datetime
from typing import Annotated
from uuid import UUID

from chassis.formulas import BEGINS_AS_FORMULA
from chassis.http import Name, OptionalName, TranslatedText, WireIn, WireOut
from chassis.money import MoneyIn, MoneyOut
from chassis.texts import Text
from identity_client.people import PersonPublic
from pydantic import AfterValidator, StringConstraints

from budget.tables.equipment import Unit as CostUnit
from budget.tables.hours import Staff
from budget.tables.project_budget import Category

QUANTITY_PLACES = 3
_MOST_DIGITS = 12


def _is_quantity(value: str) -> str:
    whole, _, behind = value.partition(".")
    digits = whole + behind
    if not (whole and digits.isascii() and digits.isdigit()) or value.endswith("."):
        raise ValueError(Text("Is not a quantity: write it as 12.5"))
    if len(whole) > _MOST_DIGITS or len(behind) > QUANTITY_PLACES:
        raise ValueError(Text("Has at most {places} decimals", places=QUANTITY_PLACES))
    return value


QuantityIn = Annotated[
    str, StringConstraints(strip_whitespace=True, max_length=20), AfterValidator(_is_quantity)
]


def wrong_beginning(number: str) -> Text | None:
    """Spreadsheet programs count with what begins with a sign, or run it: “-05” would come back as -5."""
    found = BEGINS_AS_FORMULA.match(number)
    return (
        Text("A number can't begin with “{sign}”. Write it without.", sign=found[1] or found[0])
        if found
        else None
    )


def _begins_harmlessly(number: str) -> str:
    if problem := wrong_beginning(number):
        raise ValueError(problem)
    return number


Number = Annotated[Name, StringConstraints(max_length=40), AfterValidator(_begins_harmlessly)]
Unit = Annotated[OptionalName, StringConstraints(max_length=20)]


class CodeCreate(WireIn):
    project_id: UUID
    number: Number
    name: Name
    is_division: bool = False
    division_id: UUID | None = None
    category: Category | None = None
    """Of every code; a division has none."""
    unit: Unit = ""
    quantity: QuantityIn | None = None
    rate: MoneyIn | None = None
    amount: MoneyIn | None = None
    """Left out where quantity and rate say it."""


class CodeUpdate(WireIn):
    budget_code_id: UUID
    revision: int | None = None
    """Which save the caller has seen; may be left out as long as nobody else has changed it."""
    number: Number | None = None
    name: Name | None = None
    division_id: UUID | None = None
    category: Category | None = None
    unit: Unit | None = None
    quantity: QuantityIn | None = None
    rate: MoneyIn | None = None
    amount: MoneyIn | None = None


class CodeRef(WireIn):
    budget_code_id: UUID
    revision: int | None = None


class Balances(WireOut):
    """What a code or several have, in one currency."""

    budget: MoneyOut
    held: MoneyOut
    committed: MoneyOut
    actual: MoneyOut
    left: MoneyOut
    used_percent: int
    """Of the budget: held, committed and spent together."""
    held_percent: int
    committed_percent: int
    actual_percent: int


class CodePublic(Balances):
    budget_code_id: UUID
    project_id: UUID
    is_division: bool
    division_id: UUID | None
    number: str
    name: str
    category: str
    unit: str
    quantity: str | None
    rate: MoneyOut | None
    amount: MoneyOut
    """What people set; the budget is that and what came by transfers and changes."""
    transferred: MoneyOut
    estimate: MoneyOut | None
    """What is still to be spent, as its managers estimate it; null: the run rate says it."""
    alert_percent: int
    """80 or 100: so much of its budget is committed or spent, or more; else 0."""
    is_forecast_over: bool
    """Its forecast passes its budget, as of the last hour."""
    currency: str
    is_archived: bool
    revision: int
    may_edit: bool
    created_at: datetime
    updated_at: datetime


class CategoryState(WireOut):
    """Of a category of the project whose budget is set: its codes may look calm while it does not."""

    category: str
    name: TranslatedText
    left: MoneyOut
    """Of its budget, after what is held, committed and spent of its codes."""
    not_in_codes: MoneyOut
    """Below zero: more is given to codes than the project has."""


class CodeDetail(CodePublic):
    project_name: str
    """Empty while identity is away."""
    time_zone: str | None
    may_delete: bool
    """Nothing was asked for or spent of it yet; else it can be archived. Where its project names it for hours
    or machines, another one is named first: the deletion says so."""
    category_state: CategoryState | None
    """Null: of a division, and where nobody has set the project's budget."""


class CodeTree(WireOut):
    """All codes of a project, each with what is used and left of it; `divisionId` makes the tree."""

    project_id: UUID
    currency: str
    may_edit: bool
    categories: list[CategoryState]
    """Empty where nobody has set the project's budget."""
    codes: list[CodePublic]


class ChangedField(WireOut):
    field: str
    before: str | None
    after: str | None


class CodeChangePublic(WireOut):
    change_id: UUID
    action: str
    changes: list[ChangedField]
    by: PersonPublic | None
    at: datetime


class EntryHours(WireOut):
    """Hours of a person's approved week, and what one of them cost."""

    owner_user_id: UUID
    person: PersonPublic | None
    staff: Staff
    worked_seconds: int
    hourly: MoneyOut


class EntryEquipment(WireOut):
    """A machine's time on the project, and what a day or an hour of it cost."""

    equipment_id: UUID
    name: str
    is_rented: bool
    unit: CostUnit
    quantity: int
    """Days, or seconds of what costs by the hour."""
    rate: MoneyOut


class EntryPublic(WireOut):
    """One entry of the ledger: money that came or went."""

    entry_id: UUID
    kind: str
    why: str
    amount: MoneyOut | None
    """Null: of people's hours, for those who may not see what an hour of them costs."""
    currency: str
    hours: EntryHours | None
    """Whose hours it was spent on, for those who may see it."""
    equipment: EntryEquipment | None
    """Which machine it was spent on."""
    budget_request_id: UUID | None
    """Of a request that the reader may see now."""
    request_number: int | None
    """Of another's only for who manages the project or answers it, as who moved the money."""
    supplier: str | None
    invoice_number: str | None
    """Of what was spent."""
    effective_on: date | None
    """The day it counts on, where that is another than the one it was written on."""
    by: PersonPublic | None
    at: datetime


def quantity_of(written: str | None) -> int | None:
    """In thousandths."""
    if written is None:
        return None
    whole, _, behind = written.partition(".")
    return int(whole + behind.ljust(QUANTITY_PLACES, "0"))


def quantity_text(thousandths: int | None) -> str | None:
    """Without zeros that say nothing."""
    if thousandths is None:
        return None
    whole, behind = divmod(thousandths, 10**QUANTITY_PLACES)
    return f"{whole}.{behind:0{QUANTITY_PLACES}}".rstrip("0").rstrip(".")
