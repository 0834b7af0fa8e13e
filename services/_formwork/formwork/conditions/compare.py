"""Whether something holds of one field's value."""

import re
from collections.abc import Set as AbstractSet
from decimal import Decimal
from typing import Any

from formwork.blank import stripped
from formwork.condition import FieldState
from formwork.fields.kind import Compared, FieldKind, FieldSetting
from formwork.formula.operand import Span, number_in

_PRESENCE = ("empty", "notEmpty")
_ORDER = ("less", "atMost", "more", "atLeast")
STATES: dict[Compared, AbstractSet[str]] = {
    "nothing": frozenset(),
    "presence": frozenset(_PRESENCE),
    "text": frozenset((*_PRESENCE, "is", "isNot", "contains", "notContains")),
    "number": frozenset((*_PRESENCE, "is", "isNot", *_ORDER)),
    "day": frozenset((*_PRESENCE, "is", "isNot", *_ORDER)),
    "options": frozenset((*_PRESENCE, "anyOf", "noneOf", "allOf")),
    "answer": frozenset((*_PRESENCE, "anyOf", "noneOf")),
}
"""What can be asked of a kind."""

_NUMBER = re.compile(r"-?[0-9]{1,15}(\.[0-9]{1,6})?", re.ASCII)
_DAY = re.compile(r"(19|20|21)\d\d-\d\d-\d\d", re.ASCII)
# Latin letters alone: the other ones are not made small alike by every language.
_SMALL = {letter: letter + 32 for letter in range(ord("A"), ord("Z") + 1)}
ANSWERS = ("yes", "no", "na")


def fits(compared: Compared, asked: FieldState) -> bool:
    """Whether it can be asked of the kind, and of such a value."""
    if asked.state not in STATES[compared]:
        return False
    if asked.state in _PRESENCE:
        return asked.value is None
    match compared, asked.value:
        case "text", str():
            return stripped(asked.value) != ""
        case "number", str():
            return _NUMBER.fullmatch(asked.value) is not None
        case "day", str():
            return _DAY.fullmatch(asked.value) is not None
        case "options", [int(), *_]:
            return True
        case "answer", [str(), *_]:
            return all(answer in ANSWERS for answer in asked.value)
        case _:
            return False


def holds(kind: FieldKind[Any], setting: FieldSetting, value: Any, asked: FieldState) -> bool:
    """What does not fit holds never, so that a rule nobody understands changes nothing."""
    if not fits(kind.compared, asked):
        return False
    if value is None or not kind.has_shape(value) or not kind.answers(value):
        # Nothing is not this or that.
        return asked.state in ("empty", "isNot", "notContains", "noneOf")
    if asked.state in _PRESENCE:
        return asked.state == "notEmpty"
    if kind.compared in ("options", "answer"):
        return _is_chosen(kind.compared, value, asked)
    if kind.compared == "text":
        return _reads(value, asked)
    return _is_ordered(kind.compared, kind.operand(setting, value), asked)


def _is_chosen(compared: Compared, value: dict[str, Any], asked: FieldState) -> bool:
    chosen: set[object] = set(value.get("selected", ())) if compared == "options" else {value.get("answer")}
    wanted: set[object] = set(asked.value) if isinstance(asked.value, list) else set()
    if asked.state == "allOf":
        return wanted <= chosen
    return chosen.isdisjoint(wanted) == (asked.state == "noneOf")


def _reads(value: str, asked: FieldState) -> bool:
    text, wanted = same_text(value), same_text(str(asked.value))
    if asked.state in ("is", "isNot"):
        return (text == wanted) == (asked.state == "is")
    return (wanted in text) == (asked.state == "contains")


def _is_ordered(compared: Compared, operand: object, asked: FieldState) -> bool:
    order = _order(compared, operand, str(asked.value))
    if order is None:
        return asked.state == "isNot"
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


def _order(compared: Compared, operand: object, asked: str) -> int | None:
    """Below, at or above what is asked; None: nothing to compare. Of a range the first day counts."""
    if compared == "number":
        number, other = operand, number_in(asked)
        if not isinstance(number, Decimal) or other is None:
            return None
        return (number > other) - (number < other)
    if not isinstance(operand, Span):
        return None
    day = operand.starts.isoformat()
    return (day > asked) - (day < asked)
