"""What a row says of its answer, once it is known what the field is: constraint, default."""

from collections.abc import Iterator
from decimal import Decimal
from typing import Any

from pydantic import ValidationError

from formwork.fields.registry import KINDS
from formwork.pattern import MOST_CHARACTERS as MOST_PATTERN
from formwork.pattern import read_pattern
from formwork.portable.xlsform.expression import (
    Call,
    Itself,
    Negative,
    Node,
    NotCarried,
    Operation,
    Value,
    read_expression,
)
from formwork.portable.xlsform.named import Question

_TURNED = {"<": ">", "<=": ">=", ">": "<", ">=": "<=", "=": "="}
_LENGTHS = {"shortText": 500, "longText": 10_000}


def bound(question: Question, written: str, message: str) -> Iterator[str]:
    """Sets what of a constraint has a counterpart, and tells what has none."""
    try:
        parts = [*_parts(read_expression(written))]
    except NotCarried as not_carried:
        yield not_carried.what
        return
    is_bound = False
    for part in parts:
        try:
            _keep(question, _bounds_of(question, part))
            is_bound = True
        except NotCarried as not_carried:
            yield not_carried.what
    if is_bound and message and "message" in KINDS[question.kind].Setting.model_fields:
        question.setting["message"] = message[:500]


def begins_with_now(question: Question, written: str) -> bool:
    """Of a question of its own: a row of a table is begun by whoever adds it."""
    is_now = "".join(written.lower().split()) in ("today()", "now()")
    return is_now and question.kind == "dateTime" and question.table_id is None


def default_of(question: Question, written: str) -> Any:
    """The value that a submission begins with; raises `NotCarried`."""
    value: Any = written
    match question.compared:
        case "options":
            names = written.split() if question.kind != "singleSelection" else [written]
            value = {"selected": [question.options.get(name, 0) for name in names]}
        case "day":
            value = {"date": written[: 16 if question.setting.get("withTime") else 10]}
        case "time":
            value = {"date": written[:5]}
        case "number" if question.kind == "slider":
            value = int(written) if written.lstrip("-").isdecimal() and len(written) < 9 else None
        case _:
            pass
    kind = KINDS[question.kind]
    if value is None or not kind.is_entered or not kind.has_shape(value) or "${" in written:
        raise NotCarried(written[:60])
    if kind.check_value(kind.read_setting(question.setting), value):
        raise NotCarried(written[:60])
    return value


def _parts(tree: Node) -> Iterator[Node]:
    if isinstance(tree, Operation) and tree.sign == "and":
        yield from _parts(tree.left)
        yield from _parts(tree.right)
    else:
        yield tree


def _keep(question: Question, found: dict[str, Any]) -> None:
    """Only what the kind takes."""
    kind = KINDS[question.kind]
    setting = {**question.setting, **found}
    if not found.keys() <= {each.alias for each in kind.Setting.model_fields.values()}:
        raise NotCarried(", ".join(found))
    try:
        problems = kind.check_setting(kind.read_setting(setting))
    except ValidationError:
        raise NotCarried(", ".join(str(each)[:40] for each in found.values())) from None
    if any(each.code == "boundsCrossed" for each in problems):
        raise NotCarried(", ".join(str(each) for each in found.values()))
    question.setting.update(found)


def _bounds_of(question: Question, tree: Node) -> dict[str, Any]:
    match tree:
        case Call("regex", (Itself(), Value(pattern))):
            if (
                question.kind not in ("shortText", "barcode")
                or len(pattern) > MOST_PATTERN
                or read_pattern(pattern) is None
            ):
                raise NotCarried("regex()")
            return {"pattern": pattern}
        case Operation(sign, left, right) if sign in _TURNED:
            if isinstance(left, Value | Negative):
                sign, left, right = _TURNED[sign], right, left
            return _compared(question, sign, left, _number(right))
        case Call(name, _):
            raise NotCarried(f"{name}()")
        case Operation(sign, _, _):
            raise NotCarried(sign)
        case _:
            raise NotCarried("…")


def _number(tree: Node) -> Decimal:
    match tree:
        case Value(text, True) if len(text) < 20:
            return Decimal(text)
        case Negative(Value(text, True)) if len(text) < 20:
            return -Decimal(text)
        case Call(name, _):
            raise NotCarried(f"{name}()")
        case _:
            raise NotCarried("…")


def _compared(question: Question, sign: str, left: Node, number: Decimal) -> dict[str, Any]:
    match left:
        case Itself() if question.kind in ("number", "slider"):
            is_whole = question.kind == "slider" or question.setting.get("decimalPlaces") == 0
            least, most = _ends(sign, number, is_whole=is_whole)
            told = int if question.kind == "slider" else _written
            return _said({"min": least, "max": most}, told)
        case Call("string-length", (Itself(),)) if question.kind in _LENGTHS:
            least, most = _ends(sign, number, is_whole=True)
            return _said({"minLength": least, "maxLength": most}, int)
        case Call("count-selected", (Itself(),)) if question.kind == "multipleSelection":
            least, most = _ends(sign, number, is_whole=True)
            return _said({"least": least, "most": most}, int)
        case Call(name, _):
            raise NotCarried(f"{name}()")
        case _:
            raise NotCarried(f". {sign} {number}")


def _ends(sign: str, number: Decimal, *, is_whole: bool) -> tuple[Decimal | None, Decimal | None]:
    if is_whole and number == number.to_integral_value():
        if sign == ">":
            sign, number = ">=", number + 1
        if sign == "<":
            sign, number = "<=", number - 1
    match sign:
        case ">=":
            return number, None
        case "<=":
            return None, number
        case "=":
            return number, number
        case _:
            raise NotCarried(f". {sign} {number}")


def _said(ends: dict[str, Decimal | None], told: Any) -> dict[str, Any]:
    return {name: told(end) for name, end in ends.items() if end is not None}


def _written(number: Decimal) -> str:
    return f"{number:f}"
