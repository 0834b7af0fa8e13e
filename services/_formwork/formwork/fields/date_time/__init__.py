"""A day, with or without the time of day, or a range of them; local to the project's time zone."""

import re
from datetime import date, datetime
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, TypeAdapter

from formwork.fields.kind import FieldKind, FieldSetting
from formwork.formula.operand import Operand, Span
from formwork.print_context import PrintContext
from formwork.problems import Problem
from formwork.schema import Schema

_DAY = re.compile(r"(19|20|21)\d\d-\d\d-\d\d", re.ASCII)
_MINUTE = re.compile(r"(19|20|21)\d\d-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d", re.ASCII)


def _a_moment(text: str) -> str:
    if not (_DAY.fullmatch(text) or _MINUTE.fullmatch(text)):
        raise ValueError("neither 2026-11-21 nor 2026-11-21T14:30")
    datetime.fromisoformat(text)
    return text


Moment = Annotated[str, AfterValidator(_a_moment)]


class DateTimeSetting(FieldSetting):
    is_range: bool = False
    with_time: bool = False


class Single(Schema):
    date: Moment | None


class Range(Schema):
    starts_date: Moment | None
    ends_date: Moment | None


class DateTime(FieldKind[DateTimeSetting]):
    type = "dateTime"
    compared = "day"
    Setting = DateTimeSetting
    Value = TypeAdapter(Single | Range)

    def is_empty(self, value: dict[str, Any]) -> bool:
        return not any(value.values())

    def check_value(self, setting: DateTimeSetting, value: dict[str, Any]) -> list[Problem]:
        moments = [moment for moment in value.values() if moment is not None]
        fits = ("date" not in value) == setting.is_range
        if not fits or any(("T" in moment) != setting.with_time for moment in moments):
            return [Problem("wrongShape")]
        # Of one shape, moments stand in the order of their texts.
        if len(moments) == 2 and value["endsDate"] < value["startsDate"]:
            return [Problem("endBeforeStart")]
        return []

    def check_complete(self, setting: DateTimeSetting, value: dict[str, Any]) -> list[Problem]:
        return [] if all(value.values()) else [Problem("incomplete")]

    def operand(self, setting: DateTimeSetting, value: dict[str, Any]) -> Operand:
        if not all(value.values()):
            return None
        starts, ends = value.get("date", value.get("startsDate")), value.get("date", value.get("endsDate"))
        return Span(_day(str(starts)), _day(str(ends)))

    def text(self, setting: DateTimeSetting, value: dict[str, Any]) -> str:
        return " – ".join(str(value[key] or "").replace("T", " ") for key in _keys(value))

    def print_view(
        self, setting: DateTimeSetting, value: dict[str, Any] | None, paper: PrintContext
    ) -> dict[str, Any]:
        moments = [paper.moment(value[key]) for key in _keys(value)] if value else []
        return {"text": " – ".join(moments)}


def _keys(value: dict[str, Any]) -> tuple[Literal["date", "startsDate", "endsDate"], ...]:
    return ("date",) if "date" in value else ("startsDate", "endsDate")


def _day(moment: str) -> date:
    return date.fromisoformat(moment[:10])


KIND = DateTime()
