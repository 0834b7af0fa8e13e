"""A day, with or without the time of day, a time of day alone, or a range of them: by the project's clock."""

import re
from datetime import date, datetime
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, TypeAdapter

from formwork.fields.kind import Compared, FieldKind, FieldSetting
from formwork.formula.operand import Operand, Span
from formwork.print_context import PrintContext
from formwork.problems import Problem
from formwork.schema import Schema

_DAY = re.compile(r"(19|20|21)\d\d-\d\d-\d\d", re.ASCII)
_MINUTE = re.compile(r"(19|20|21)\d\d-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d", re.ASCII)
_TIME = re.compile(r"([01]\d|2[0-3]):[0-5]\d", re.ASCII)


def is_time(moment: str) -> bool:
    """It says a time of day, and no day."""
    return _TIME.fullmatch(moment) is not None


def _a_moment(text: str) -> str:
    if is_time(text):
        return text
    if not (_DAY.fullmatch(text) or _MINUTE.fullmatch(text)):
        raise ValueError("neither 2026-11-21, 2026-11-21T14:30 nor 14:30")
    datetime.fromisoformat(text)
    return text


Moment = Annotated[str, AfterValidator(_a_moment)]


class DateTimeSetting(FieldSetting):
    is_range: bool = False
    with_time: bool = False
    # It asks for a time of day alone; then `with_time` says nothing.
    time_only: bool = False
    # A submission begins with the day, and with the time, at which it is begun; a range with its start.
    begins_with_now: bool = False

    @property
    def written_like(self) -> str:
        if self.time_only:
            return "14:30"
        return "2026-11-21T14:30" if self.with_time else "2026-11-21"

    def beginning(self, now: datetime) -> dict[str, str | None]:
        """What it begins with. `now`: on the project's clock."""
        minute = now.replace(tzinfo=None).isoformat(timespec="minutes")
        moment = minute[11:] if self.time_only else minute[: len(self.written_like)]
        return {"startsDate": moment, "endsDate": None} if self.is_range else {"date": moment}


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

    def compared_in(self, setting: DateTimeSetting) -> Compared:
        return "time" if setting.time_only else "day"

    def is_empty(self, value: dict[str, Any]) -> bool:
        return not any(value.values())

    def check_value(self, setting: DateTimeSetting, value: dict[str, Any]) -> list[Problem]:
        moments = [moment for moment in value.values() if moment is not None]
        fits = ("date" not in value) == setting.is_range
        if not fits or any(len(moment) != len(setting.written_like) for moment in moments):
            return [Problem("wrongShape")]
        # Of one shape, moments stand in the order of their texts; a night shift ends the day after.
        if not setting.time_only and len(moments) == 2 and value["endsDate"] < value["startsDate"]:
            return [Problem("endBeforeStart")]
        return []

    def check_complete(self, setting: DateTimeSetting, value: dict[str, Any]) -> list[Problem]:
        return [] if all(value.values()) else [Problem("incomplete")]

    def operand(self, setting: DateTimeSetting, value: dict[str, Any]) -> Operand:
        if not all(value.values()):
            return None
        if setting.time_only:
            return self.text(setting, value)
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
