"""Which code each pay line has in the file for payroll, and what its columns are. Pure."""

from collections.abc import Iterable
from datetime import date
from decimal import ROUND_HALF_UP, Decimal
from enum import StrEnum
from typing import Annotated, Self

from chassis.http import Name, OptionalName, WireIn
from chassis.texts import Text
from pydantic import Field, StringConstraints, model_validator

from attendance.pay.lines import ADJUSTING, PayKind, PayLine

_MOST_COLUMNS, _MOST_CODES = 20, 100


class PayrollField(StrEnum):
    """What a column holds. Kept: never rename one."""

    PERSON = "person"
    NUMBER = "number"
    """Payroll's own of the person; empty where nobody has said it."""
    EMAIL = "email"
    PROJECT = "project"
    DATE = "date"
    """Of the day; of a line for all days, the last one."""
    FROM = "from"
    UNTIL = "until"
    CODE = "code"
    HOURS = "hours"
    MINUTES = "minutes"


class DateForm(StrEnum):
    ISO = "iso"
    DAY_FIRST = "dayFirst"
    MONTH_FIRST = "monthFirst"
    DOTS = "dots"
    COMPACT = "compact"


class HoursForm(StrEnum):
    DECIMAL = "decimal"
    CLOCK = "clock"
    """8:30"""


class RowsOf(StrEnum):
    DAY = "day"
    ALL = "all"
    """One of each person, project and code, for all days of the file."""


Code = Annotated[OptionalName, StringConstraints(max_length=24)]


class PayrollColumn(WireIn):
    field: PayrollField
    heading: Annotated[Name, StringConstraints(max_length=60)]


class PayrollCode(WireIn):
    kind: PayKind
    name: Code = ""
    """Of overtime and premiums as the rules call it, of leave the number of its type. Empty: any other."""
    code: Code
    """Empty: left out of the file."""


class Mapping(WireIn):
    columns: Annotated[list[PayrollColumn], Field(min_length=1, max_length=_MOST_COLUMNS)]
    """In their order."""
    codes: Annotated[list[PayrollCode], Field(max_length=_MOST_CODES)]
    date_form: DateForm = DateForm.ISO
    hours_form: HoursForm = HoursForm.DECIMAL
    rows_of: RowsOf = RowsOf.DAY
    has_totals: bool = False
    """At the end, of each code and of all."""

    @model_validator(mode="after")
    def _is_whole(self) -> Self:
        fields = {each.field for each in self.columns}
        if PayrollField.CODE not in fields or fields.isdisjoint({PayrollField.HOURS, PayrollField.MINUTES}):
            raise ValueError(Text("A file for payroll has a column of codes and one of hours or minutes."))
        if len({(each.kind, each.name) for each in self.codes}) != len(self.codes):
            raise ValueError(Text("Each line has one code."))
        if any(each.kind in ADJUSTING for each in self.codes):
            raise ValueError(Text("Rounding and unpaid breaks are in the hours already."))
        return self


DEFAULT = Mapping.model_validate(
    {
        "columns": [
            {"field": "person", "heading": "person"},
            {"field": "email", "heading": "e-mail"},
            {"field": "project", "heading": "project"},
            {"field": "date", "heading": "date"},
            {"field": "code", "heading": "code"},
            {"field": "hours", "heading": "hours"},
        ],
        "codes": [{"kind": "regular", "code": "REG"}, {"kind": "leave", "code": "LEAVE"}],
        "hasTotals": True,
    }
)


class CodeOf:
    """Of each line. What the mapping does not name keeps the name that the rules gave it."""

    def __init__(self, mapping: Mapping) -> None:
        self._codes = {(each.kind, each.name): each.code for each in mapping.codes}

    def __call__(self, line: PayLine) -> str | None:
        """Empty: left out. None: nobody has said."""
        if line.kind in ADJUSTING:
            return ""
        for name in (line.name, ""):
            if (code := self._codes.get((line.kind, name))) is not None:
                return code
        is_named = line.kind not in (PayKind.REGULAR, PayKind.LEAVE)
        return line.name if is_named else None

    def unknown(self, lines: Iterable[PayLine]) -> set[PayKind]:
        return {each.kind for each in lines if self(each) is None}


def date_said(day: date, form: DateForm) -> date | str:
    """A date of a workbook stays one."""
    month, of_month = f"{day.month:02}", f"{day.day:02}"
    match form:
        case DateForm.ISO:
            return day
        case DateForm.DAY_FIRST:
            return f"{of_month}/{month}/{day.year}"
        case DateForm.MONTH_FIRST:
            return f"{month}/{of_month}/{day.year}"
        case DateForm.DOTS:
            return f"{of_month}.{month}.{day.year}"
        case DateForm.COMPACT:
            return f"{day.year}{month}{of_month}"


def hours_said(minutes: int, form: HoursForm) -> Decimal | str:
    if form is HoursForm.CLOCK:
        return f"{minutes // 60}:{minutes % 60:02}"
    return decimal_hours(minutes)


def decimal_hours(minutes: int) -> Decimal:
    return (Decimal(minutes) / 60).quantize(Decimal("0.01"), ROUND_HALF_UP)
