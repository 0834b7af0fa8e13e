"""Whether something holds of one field's value."""

import re
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from decimal import Decimal
from typing import Any

from formwork.blank import stripped
from formwork.condition import FieldState
from formwork.fields.date_time import is_time
from formwork.fields.kind import Compared, FieldKind, FieldSetting
from formwork.fields.listed_selection import listed_in
from formwork.formula.operand import Span, number_in

_PRESENCE = ("empty", "notEmpty")
_ORDER = ("less", "atMost", "more", "atLeast")
STATES: dict[Compared, AbstractSet[str]] = {
    "nothing": frozenset(),
    "presence": frozenset(_PRESENCE),
    "text": frozenset((*_PRESENCE, "is", "isNot", "contains", "notContains")),
    "number": frozenset((*_PRESENCE, "is", "isNot", *_ORDER)),
    "day": frozenset((*_PRESENCE, "is", "isNot", *_ORDER)),
    "time": frozenset((*_PRESENCE, "is", "isNot", *_ORDER)),
    "options": frozenset((*_PRESENCE, "anyOf", "noneOf", "allOf")),
    "answer": frozenset((*_PRESENCE, "anyOf", "noneOf")),
}
"""What can be asked of a kind."""
WITH_FIELDS: dict[Compared, AbstractSet[str]] = {
    "text": frozenset(("is", "isNot")),
    "number": frozenset(("is", "isNot", *_ORDER)),
    "day": frozenset(("is", "isNot", *_ORDER)),
    "time": frozenset(("is", "isNot", *_ORDER)),
}
"""What can be asked of two fields that are compared alike."""

_NUMBER = re.compile(r"-?[0-9]{1,15}(\.[0-9]{1,6})?", re.ASCII)
_DAY = re.compile(r"(19|20|21)\d\d-\d\d-\d\d", re.ASCII)
# Latin letters alone: the other ones are not made small alike by every language.
_SMALL = {letter: letter + 32 for letter in range(ord("A"), ord("Z") + 1)}
ANSWERS = ("yes", "no", "na")
VERSION = re.compile(r"[A-Z]{1,3}", re.ASCII)


def fits(compared: Compared, asked: FieldState) -> bool:
    """Whether it can be asked of the kind, and of such a value."""
    if asked.state not in STATES[compared]:
        return False
    if asked.with_today and (compared != "day" or asked.other_field_id is not None):
        return False
    if asked.other_field_id is not None or asked.with_today:
        is_alone = asked.value is None and not asked.named
        return is_alone and asked.state in WITH_FIELDS.get(compared, ())
    if asked.named:
        return compared == "options" and asked.value is None and asked.state not in _PRESENCE
    if asked.state in _PRESENCE:
        return asked.value is None
    match compared, asked.value:
        case "text", str():
            return stripped(asked.value) != ""
        case "number", str():
            return _NUMBER.fullmatch(asked.value) is not None
        case "day", str():
            return _DAY.fullmatch(asked.value) is not None
        case "time", str():
            return is_time(asked.value)
        case "options", [int(), *_]:
            return True
        case "answer", [str(), *_]:
            return all(answer in ANSWERS for answer in asked.value)
        case _:
            return False


@dataclass(frozen=True)
class Comparable:
    """A field's value, prepared once for all that is asked of it."""

    compared: Compared
    is_there: bool
    # A text as it is compared, a number, a day's or a time's text, what is chosen; None: nothing to compare.
    what: Any = None


def comparable(kind: FieldKind[Any], setting: FieldSetting, value: Any) -> Comparable:
    compared = kind.compared_in(setting)
    if value is None or not kind.has_shape(value) or not kind.answers(value):
        return Comparable(compared, is_there=False)
    return Comparable(compared, is_there=True, what=_what(compared, kind, setting, value))


def _what(compared: Compared, kind: FieldKind[Any], setting: FieldSetting, value: Any) -> Any:
    match compared:
        case "text":
            return same_text(value)
        case "options":
            return frozenset(value.get("selected", ())) | {each["id"] for each in listed_in(value)}
        case "answer":
            return frozenset((value.get("answer"),))
        case "number":
            number = kind.operand(setting, value)
            return number if isinstance(number, Decimal) else None
        case "day":
            span = kind.operand(setting, value)
            # Of a range the first day counts.
            return span.starts.isoformat() if isinstance(span, Span) else None
        case "time":
            said = kind.operand(setting, value)
            # Of a range the first time counts.
            return said[: len("14:30")] if isinstance(said, str) and is_time(said[: len("14:30")]) else None
        case _:
            return None


def holds(subject: Comparable, asked: FieldState, other: Comparable | None = None) -> bool:
    """What does not fit holds never, so that a rule nobody understands changes nothing.
    `other`: what the other field says, or today, where two are compared."""
    if not fits(subject.compared, asked):
        return False
    if asked.other_field_id is not None or asked.with_today:
        return other is not None and other.compared == subject.compared and _compares(subject, asked, other)
    if not subject.is_there:
        # Nothing is not this or that.
        return asked.state in ("empty", "isNot", "notContains", "noneOf")
    if asked.state in _PRESENCE:
        return asked.state == "notEmpty"
    if subject.compared in ("options", "answer"):
        return _is_chosen(subject.what, asked)
    if subject.compared == "text":
        return _reads(subject.what, asked)
    return _is_ordered(subject, asked)


def _is_chosen(chosen: AbstractSet[object], asked: FieldState) -> bool:
    wanted: set[object] = set(asked.value) if isinstance(asked.value, list) else set()
    wanted |= {each.id for each in asked.named}
    if asked.state == "allOf":
        return wanted <= chosen
    return chosen.isdisjoint(wanted) == (asked.state == "noneOf")


def _reads(text: str, asked: FieldState) -> bool:
    wanted = same_text(str(asked.value))
    if asked.state in ("is", "isNot"):
        return (text == wanted) == (asked.state == "is")
    return (wanted in text) == (asked.state == "contains")


def _compares(subject: Comparable, asked: FieldState, other: Comparable) -> bool:
    """Nothing is neither the same nor before or after."""
    if not subject.is_there or not other.is_there or subject.what is None or other.what is None:
        return asked.state == "isNot"
    return _is_in_order((subject.what > other.what) - (subject.what < other.what), asked)


def _is_ordered(subject: Comparable, asked: FieldState) -> bool:
    wanted = number_in(str(asked.value)) if subject.compared == "number" else str(asked.value)
    if subject.what is None or wanted is None:
        return asked.state == "isNot"
    return _is_in_order((subject.what > wanted) - (subject.what < wanted), asked)


def _is_in_order(order: int, asked: FieldState) -> bool:
    match asked.state:
        case "less":
            return order < 0
        case "atMost":
            return order <= 0
        case "more":
            return order > 0
        case "atLeast":
            return order >= 0
        case state:
            return (order == 0) == (state == "is")


def same_text(text: str) -> str:
    return stripped(text).translate(_SMALL)
