"""An expression that is true or not → when a rule of ours applies."""

import re
from typing import Any, Literal

from formwork.fields.date_time import is_time
from formwork.portable.xlsform.expression import (
    Call,
    Negative,
    Node,
    NotCarried,
    Operation,
    Reference,
    Value,
)
from formwork.portable.xlsform.named import Question, Questions

Part = dict[str, Any]

_TURNED = {"<": ">", "<=": ">=", ">": "<", ">=": "<=", "=": "=", "!=": "!="}
_ORDER = {"<": "less", "<=": "atMost", ">": "more", ">=": "atLeast"}
_NUMBER = re.compile(r"-?[0-9]{1,15}(\.[0-9]{1,6})?", re.ASCII)
_DAY = re.compile(r"(19|20|21)\d\d-\d\d-\d\d", re.ASCII)


def when(tree: Node, questions: Questions, *, is_negated: bool = False) -> Part:
    """A group or a comparison of one field; raises `NotCarried`."""
    match tree:
        case Operation("and" | "or" as sign, left, right):
            logic = sign if not is_negated else ("or" if sign == "and" else "and")
            parts = [when(each, questions, is_negated=is_negated) for each in (left, right)]
            return together(logic, parts)
        case Operation("=" | "!=" | "<" | "<=" | ">" | ">=" as sign, left, right):
            return _comparison(sign, left, right, questions, is_negated=is_negated)
        case Call("not", (inner,)):
            return when(inner, questions, is_negated=not is_negated)
        case Call("selected", (Reference() as asked, Value(choice))):
            return _chosen(questions.of(asked), choice, is_negated=is_negated)
        case Call(name, _):
            raise NotCarried(f"{name}()")
        case _:
            raise NotCarried("…")


def together(logic: Literal["and", "or"] | str, parts: list[Part]) -> Part:
    """One group; groups of the same sort in it are part of it."""
    flat: list[Part] = []
    for part in parts:
        inside = part.get("nestedConditions")
        flat += inside if inside and part["logicType"] == logic else [part]
    return {"logicType": logic, "nestedConditions": flat}


def _comparison(sign: str, left: Node, right: Node, questions: Questions, *, is_negated: bool) -> Part:
    if isinstance(left, Value | Negative):
        sign, left, right = _TURNED[sign], right, left
    wanted = _literal(right)
    if is_negated:
        if sign not in ("=", "!="):
            # What is empty is neither less nor not less: the opposite is another rule.
            raise NotCarried("not()")
        sign = "!=" if sign == "=" else "="
    match left:
        case Reference():
            return _asked(_asked_of(questions.of(left)), sign, wanted)
        case Call("count-selected" | "string-length", (Reference() as counted,)):
            return _any(_asked_of(questions.of(counted)), sign, wanted, left.name)
        case Call(name, _):
            raise NotCarried(f"{name}()")
        case _:
            raise NotCarried("…")


def _literal(tree: Node) -> str:
    match tree:
        case Value(text):
            return text
        case Negative(Value(text, True)):
            return f"-{text}"
        case Call("date", (Value(text),)):
            return text
        case Call(name, _):
            raise NotCarried(f"{name}()")
        case Reference(name):
            raise NotCarried(f"${{{name}}}")
        case _:
            raise NotCarried("…")


def _asked_of(question: Question) -> Question:
    if question.table_id is not None or question.compared == "nothing":
        raise NotCarried(f"${{{question.name}}}")
    return question


def _asked(question: Question, sign: str, wanted: str) -> Part:
    if wanted == "" and sign in ("=", "!="):
        return _part(question, "empty" if sign == "=" else "notEmpty")
    equals = {"=": "is", "!=": "isNot"}
    match question.compared:
        # Of several it holds only where nothing else is chosen.
        case "options" if sign in equals and not question.takes_several:
            return _chosen(question, wanted, is_negated=sign == "!=")
        case "number" if _NUMBER.fullmatch(wanted):
            return _part(question, (equals | _ORDER)[sign], wanted)
        case "day" if _DAY.fullmatch(wanted):
            return _part(question, (equals | _ORDER)[sign], wanted)
        case "time" if is_time(wanted[:5]):
            return _part(question, (equals | _ORDER)[sign], wanted[:5])
        case "text" if sign in equals and wanted.strip():
            return _part(question, equals[sign], wanted[:500])
        case _:
            raise NotCarried(f"${{{question.name}}} {sign} {wanted[:40]}")


def _chosen(question: Question, choice: str, *, is_negated: bool) -> Part:
    _asked_of(question)
    if question.compared != "options" or choice not in question.options:
        raise NotCarried(f"${{{question.name}}}: {choice[:40]}")
    return _part(question, "noneOf" if is_negated else "anyOf", [question.options[choice]])


def _any(question: Question, sign: str, wanted: str, name: str) -> Part:
    """Whether there is something at all, which is what they are mostly asked for."""
    match sign, wanted:
        case (">", "0") | (">=", "1") | ("!=", "0"):
            return _part(question, "notEmpty")
        case ("=", "0") | ("<", "1"):
            return _part(question, "empty")
        case _:
            raise NotCarried(f"{name}()")


def _part(question: Question, state: str, value: Any = None) -> Part:
    return {
        "fieldCondition": {"fieldId": question.field_id},
        "comparisonCondition": {"type": "field", "fieldState": {"state": state, "value": value}},
    }
