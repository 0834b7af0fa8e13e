"""Of each field the values that its comparisons can tell apart, so that all cases can be tried."""

from collections.abc import Iterable, Iterator, Sequence
from collections.abc import Set as AbstractSet
from datetime import date, timedelta
from decimal import ROUND_CEILING, ROUND_FLOOR, Decimal
from itertools import chain, combinations, count
from typing import Any, TypeVar

from formwork.body import Body
from formwork.condition import FieldState
from formwork.conditions.check import names_items
from formwork.fields.directory import as_directory
from formwork.formula.operand import number_in

T = TypeVar("T")

# Texts and options whose every combination is tried.
_MOST_COMBINED = 5
# In place of a signature, a photo: whatever it is, it is there.
SOMETHING = object()
# Of the signs that stand for something else in a text, where the usual one is asked for: circled digits.
_FIRST_SIGN = 0x2460


def witnesses(
    body: Body, field_id: str, asked: Sequence[FieldState], beside: str | None = None
) -> list[Any] | None:
    """One value for each case, the empty one first. None: there are more cases than are tried.
    `beside`: the field that it is compared with, of which `asked` tells too."""
    match body.compared_in(field_id):
        case "text" if beside is not None:
            return None
        case "text":
            return _texts(body, field_id, asked)
        case "number":
            is_text = body.kind_of(field_id).type in ("number", "calculation")
            return [
                None,
                *(f"{each:f}" if is_text else int(each) for each in _numbers(body, field_id, asked, beside)),
            ]
        case "day":
            return _days(body, field_id, asked, 1 if beside is None else 2)
        case "time":
            return _times(body, field_id, asked, 1 if beside is None else 2)
        case "options":
            return _choices(body, field_id, asked)
        case "answer":
            setting = body.setting_of(field_id)
            answers = ["yes", "no", *(["na"] if getattr(setting, "na", True) else [])]
            return [None, *({"answer": each} for each in answers)]
        case _:
            return [None, SOMETHING]


def _texts(body: Body, field_id: str, asked: Sequence[FieldState]) -> list[Any] | None:
    """What is asked for, and other texts, which hold the parts that are looked for in every combination."""
    same = {str(each.value) for each in asked if each.state in ("is", "isNot")}
    parts = sorted({str(each.value) for each in asked if each.state in ("contains", "notContains")})
    if len(parts) > _MOST_COMBINED:
        return None
    more = _sign_in_none({*same, *parts})
    others = [
        f" {more} ".join(["", *chosen, ""]).strip()
        for many in range(len(parts) + 1)
        for chosen in combinations(parts, many)
    ]
    has_shape = body.kind_of(field_id).has_shape
    # Shorter ones, in which parts overlap, might still be entered.
    if not all(has_shape(each) for each in others):
        return None
    return [None, *(each for each in sorted(same) if has_shape(each)), *others]


def _sign_in_none(texts: Iterable[str]) -> str:
    """A text with it is none of them, nor is any of them put together across it."""
    used = set[str]().union(*texts)
    return next(each for each in chain("\u2026", map(chr, count(_FIRST_SIGN))) if each not in used)


def _numbers(body: Body, field_id: str, asked: Sequence[FieldState], beside: str | None) -> Iterator[Decimal]:
    """Of those that the field takes: each that is asked for, and the next ones below and above it."""
    bounds = [number_in(str(each.value)) for each in asked if isinstance(each.value, str)]
    points = {each for each in bounds if each is not None}
    unit, least, most = _scale(body, field_id)
    if beside is not None:
        points |= _points_beside(points, [_scale(body, field_id), _scale(body, beside)])

    def rounded(number: Decimal, rounding: str) -> Decimal:
        return _rounded(number, unit, rounding)

    # What is asked for, or a bound, may have more decimals than the field takes.
    numbers = set[Decimal]() if points else {Decimal(0)}
    for each in points:
        below = rounded(each, ROUND_FLOOR)
        numbers |= {rounded(each, ROUND_CEILING) - unit, below, below + unit}
    numbers |= {rounded(each, ROUND_CEILING) for each in (least,) if each is not None}
    numbers |= {rounded(each, ROUND_FLOOR) for each in (most,) if each is not None}
    for number in sorted(numbers):
        if (least is None or number >= least) and (most is None or number <= most):
            yield number


def _scale(body: Body, field_id: str) -> tuple[Decimal, Decimal | None, Decimal | None]:
    """Its smallest step, least and most."""
    setting = body.setting_of(field_id)
    unit = Decimal(1).scaleb(-getattr(setting, "decimal_places", 0))
    if body.kind_of(field_id).type == "rating":
        return unit, Decimal(1), _bound(setting, "most")
    return unit, _bound(setting, "min"), _bound(setting, "max")


def _points_beside(
    points: AbstractSet[Decimal], scales: Sequence[tuple[Decimal, Decimal | None, Decimal | None]]
) -> set[Decimal]:
    """So many that both fields find a place, one before the other, between any two that are asked for."""
    found = set(points) | {each for _, *ends in scales for each in ends if each is not None}
    found = found or {Decimal(0)}
    for unit in sorted({unit for unit, *_ in scales}, reverse=True):
        found |= {
            _rounded(each, unit, rounding) + by * unit
            for each in found
            for rounding in (ROUND_FLOOR, ROUND_CEILING)
            for by in (-2, -1, 0, 1, 2)
        }
    return found


def _rounded(number: Decimal, unit: Decimal, rounding: str) -> Decimal:
    return (number / unit).to_integral_value(rounding) * unit


def _bound(setting: Any, name: str) -> Decimal | None:
    bound = getattr(setting, name, None)
    return None if bound is None else Decimal(str(bound))


def days_near(asked: Sequence[FieldState], around: int) -> list[date] | None:
    """Each that is asked for, and so many before and after it."""
    try:
        days = {date.fromisoformat(str(each.value)) for each in asked if isinstance(each.value, str)}
        days = days or {date(2026, 1, 1)}
        return sorted({day + timedelta(days=by) for day in days for by in range(-around, around + 1)})
    except (ValueError, OverflowError):
        return None


def combined(named: Sequence[str]) -> list[frozenset[str]] | None:
    """Every combination, none of them among it."""
    if len(named) > _MOST_COMBINED:
        return None
    return [frozenset(each) for many in range(len(named) + 1) for each in combinations(named, many)]


def _days(body: Body, field_id: str, asked: Sequence[FieldState], around: int) -> list[Any] | None:
    near = days_near(asked, around)
    if near is None:
        return None
    setting: Any = body.setting_of(field_id)

    def written(day: date) -> dict[str, str]:
        moment = f"{day.isoformat()}T12:00" if setting.with_time else day.isoformat()
        return {"startsDate": moment, "endsDate": moment} if setting.is_range else {"date": moment}

    # A range that has begun and has no end yet is there, and is compared with nothing.
    begun = [{"startsDate": written(near[0])["startsDate"], "endsDate": None}] if setting.is_range else []
    return [None, *(written(day) for day in near), *begun]


def _times(body: Body, field_id: str, asked: Sequence[FieldState], around: int) -> list[Any]:
    """Each that is asked for, and so many minutes before and after it on the same day."""
    said = [str(each.value) for each in asked if isinstance(each.value, str)] or ["12:00"]
    minutes = {int(each[:2]) * 60 + int(each[3:]) + by for each in said for by in range(-around, around + 1)}
    times = [f"{each // 60:02}:{each % 60:02}" for each in sorted(minutes) if 0 <= each < 24 * 60]
    if not getattr(body.setting_of(field_id), "is_range", False):
        return [None, *({"date": each} for each in times)]
    begun = {"startsDate": times[0], "endsDate": None}
    return [None, *({"startsDate": each, "endsDate": each} for each in times), begun]


def _choices(body: Body, field_id: str, asked: Sequence[FieldState]) -> list[Any] | None:
    setting: Any = body.setting_of(field_id)
    if names_items(body, field_id):
        return _named(body, field_id, asked)
    option_ids = [option.id for option in setting.options]
    named = {each for state in asked if isinstance(state.value, list) for each in state.value}
    told = [each for each in option_ids if each in named]
    # All that no comparison names are alike.
    others = [each for each in option_ids if each not in named][:1]
    chosen = _chosen(told, others, takes_many=_takes_many(body, field_id))
    own: list[dict[str, Any]] = [{"selected": [], "other": "\u2026"}] if setting.other else []
    return chosen and [None, *({"selected": list(each)} for each in chosen), *own]


def _named(body: Body, field_id: str, asked: Sequence[FieldState]) -> list[Any] | None:
    """Who and what there is besides, nobody knows: one other stands for all."""
    labels = {each.id: each.label for state in asked for each in state.named}
    told = [{"id": each, "label": label} for each, label in sorted(labels.items())]
    other = {"id": field_id, "label": "\u2026"}
    chosen = _chosen(told, [other], takes_many=_takes_many(body, field_id))
    return chosen and [None, *({"listed": list(each)} for each in chosen)]


def _chosen(told: Sequence[T], others: Sequence[T], *, takes_many: bool) -> list[Sequence[T]] | None:
    """Each that is asked for, of several every combination. None: they are too many."""
    every = [*told, *others]
    if not takes_many:
        return [(each,) for each in every]
    if len(told) > _MOST_COMBINED:
        return None
    return [each for count in range(1, len(told) + 2) for each in combinations(every, count)]


def _takes_many(body: Body, field_id: str) -> bool:
    setting: Any = body.setting_of(field_id)
    directory = as_directory(setting)
    kind: Any = body.kind_of(field_id)
    return kind.takes_many(setting) if directory is None else directory.multiple
