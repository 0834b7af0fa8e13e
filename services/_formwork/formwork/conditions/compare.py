"""Whether something holds of one field's value."""

import re
from collections.abc import Set as AbstractSet
from decimal import Decimal
from typing import Any

from formwork.blank import stripped
from formwork.conditions.model import FieldState
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
    is_empty = value is None or not kind.has_shape(value) or not kind.answers(value)
    match asked.state:
        case "empty":
            return is_empty
        case "notEmpty":
            return not is_empty
        case "isNot":
            return is_empty or not _is(kind.compared, kind.operand(setting, value), asked.value)
        case "notContains":
            return is_empty or not _contains(value, str(asked.value))
        case "noneOf":
            return is_empty or not _chosen(kind.compared, value).intersection(_listed(asked))
        case _ if is_empty:
            return False
        case "is":
            return _is(kind.compared, kind.operand(setting, value), asked.value)
        case "contains":
            return _contains(value, str(asked.value))
        case "anyOf":
            return bool(_chosen(kind.compared, value).intersection(_listed(asked)))
        case "allOf":
            return _chosen(kind.compared, value).issuperset(_listed(asked))
        case order:
            return _is_ordered(kind.compared, kind.operand(setting, value), order, str(asked.value))


def same_text(text: str) -> str:
    return stripped(text).translate(_SMALL)


def _contains(value: str, part: str) -> bool:
    return same_text(part) in same_text(value)


def _listed(asked: FieldState) -> Sequence[object]:
    return asked.value if isinstance(asked.value, list) else ()


def _chosen(compared: Compared, value: dict[str, Any]) -> AbstractSet[object]:
    return frozenset(value.get("selected", ()) if compared == "options" else (value.get("answer"),))


def _is(compared: Compared, operand: object, asked: object) -> bool:
    if compared == "text":
        return same_text(str(operand)) == same_text(str(asked))
    order = _order(compared, operand, str(asked))
    return order == 0


def _is_ordered(compared: Compared, operand: object, state: str, asked: str) -> bool:
    order = _order(compared, operand, asked)
    if order is None:
        return False
    return {"less": order < 0, "atMost": order <= 0, "more": order > 0, "atLeast": order >= 0}[state]


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
