"""Of each field the values that its comparisons can tell apart, so that all cases can be tried."""

from collections.abc import Iterable, Iterator, Sequence
from datetime import date, timedelta
from decimal import Decimal
from itertools import combinations, pairwise
from typing import Any

from formwork.body import Body
from formwork.condition import FieldState
from formwork.formula.operand import number_in

# Texts and options whose every combination is tried.
_MOST_COMBINED = 5
# In place of a signature, a photo: whatever it is, it is there.
SOMETHING = object()
# Of what people do not write, so that texts put together contain nothing more.
_BETWEEN = " \u00b7 "


def witnesses(body: Body, field_id: str, asked: Sequence[FieldState]) -> list[Any] | None:
    """One value for each case, the empty one first. None: there are more cases than are tried."""
    match body.kind_of(field_id).compared:
        case "text":
            return _texts(asked)
        case "number":
            is_text = body.kind_of(field_id).type in ("number", "calculation")
            return [
                None,
                *(f"{each:f}" if is_text else int(each) for each in _numbers(body, field_id, asked)),
            ]
        case "day":
            return _days(body, field_id, asked)
        case "options":
            return _choices(body, field_id, asked)
        case "answer":
            setting = body.setting_of(field_id)
            answers = ["yes", "no", *(["na"] if getattr(setting, "na", True) else [])]
            return [None, *({"answer": each} for each in answers)]
        case _:
            return [None, SOMETHING]


def _texts(asked: Sequence[FieldState]) -> list[Any] | None:
    same = {str(each.value) for each in asked if each.state in ("is", "isNot")}
    parts = sorted({str(each.value) for each in asked if each.state in ("contains", "notContains")})
    if len(parts) > _MOST_COMBINED:
        return None
    together = (
        _BETWEEN.join(chosen) for count in range(len(parts) + 1) for chosen in combinations(parts, count)
    )
    return [None, "\u2026", *sorted(same), *(each for each in together if each)]


def _numbers(body: Body, field_id: str, asked: Sequence[FieldState]) -> Iterator[Decimal]:
    """Every number that is asked for, and some between, below and above, as far as the field takes them."""
    setting = body.setting_of(field_id)
    bounds = [number_in(str(each.value)) for each in asked if isinstance(each.value, str)]
    points = sorted({each for each in bounds if each is not None})
    places = getattr(setting, "decimal_places", 0)
    unit = Decimal(1).scaleb(-places)
    least, most = _bound(setting, "min"), _bound(setting, "max")
    if body.kind_of(field_id).type == "rating":
        least, most = Decimal(1), _bound(setting, "most")
    around = [points[0] - 1, points[-1] + 1] if points else [Decimal(0)]
    near = [each for point in points for each in (point - unit, point, point + unit)]
    between = [(one + other) / 2 for one, other in pairwise(points)]
    limits = [each for each in (least, most) if each is not None]
    for number in sorted({*around, *near, *between, *limits}):
        fits_places = number == number.quantize(unit)
        if fits_places and (least is None or number >= least) and (most is None or number <= most):
            yield number


def _bound(setting: Any, name: str) -> Decimal | None:
    bound = getattr(setting, name, None)
    return None if bound is None else Decimal(str(bound))


def _days(body: Body, field_id: str, asked: Sequence[FieldState]) -> list[Any] | None:
    try:
        days = {date.fromisoformat(str(each.value)) for each in asked if isinstance(each.value, str)}
        near = {day + timedelta(days=by) for day in days for by in (-1, 0, 1)} or {date(2026, 1, 1)}
    except (ValueError, OverflowError):
        return None
    setting: Any = body.setting_of(field_id)

    def written(day: date) -> dict[str, str]:
        moment = f"{day.isoformat()}T12:00" if setting.with_time else day.isoformat()
        return {"startsDate": moment, "endsDate": moment} if setting.is_range else {"date": moment}

    return [None, *(written(day) for day in sorted(near))]


def _choices(body: Body, field_id: str, asked: Sequence[FieldState]) -> list[Any] | None:
    setting: Any = body.setting_of(field_id)
    option_ids = [option.id for option in setting.options]
    named = {each for state in asked if isinstance(state.value, list) for each in state.value}
    told = [each for each in option_ids if each in named]
    # All that no comparison names are alike.
    others = [each for each in option_ids if each not in named][:1]
    if body.kind_of(field_id).takes_many(setting):  # pyright: ignore[reportAttributeAccessIssue]
        if len(told) > _MOST_COMBINED:
            return None
        chosen: Iterable[Sequence[int]] = (
            each for count in range(1, len(told) + 2) for each in combinations([*told, *others], count)
        )
    else:
        chosen = ((each,) for each in [*told, *others])
    own: list[dict[str, Any]] = [{"selected": [], "other": "\u2026"}] if setting.other else []
    return [None, *({"selected": list(each)} for each in chosen), *own]
