"""An expression that is computed → a formula of ours."""

from formwork.formula import FormulaProblem, parse
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

_SIGNS = {sign: sign for sign in ("+", "-", "*", "=", "<", "<=", ">", ">=")} | {"div": "/", "!=": "<>"}
_SAME = {"if": "IF", "abs": "ABS", "not": "NOT", "round": "ROUND"}
# Of a column all rows, else what is named.
_OF_MANY = {"sum": "SUM", "min": "MIN", "max": "MAX"}


def formula_of(tree: Node, questions: Questions, table_id: str | None) -> str:
    """`table_id`: of a calculation in a table, which sees its own row alone. Raises `NotCarried`."""
    if not _gives_number(tree, questions):
        raise NotCarried("…")
    written = _Writer(questions, table_id).written(tree)
    try:
        parse(written)
    except FormulaProblem:
        raise NotCarried("…") from None
    return written


def _gives_number(tree: Node, questions: Questions) -> bool:
    """A calculation of ours is a number; a text or a truth would be none, and nobody could submit."""
    match tree:
        case Value(_, is_number):
            return is_number
        case Operation(sign, _, _):
            return sign in ("+", "-", "*", "div")
        case Call("if", (_, *branches)):
            return all(_gives_number(each, questions) for each in branches)
        case Call(name, _):
            return name not in ("concat", "not", "selected", "string", "true", "false")
        case Reference():
            return questions.of(tree).compared == "number"
        case _:
            return True


class _Writer:
    def __init__(self, questions: Questions, table_id: str | None) -> None:
        self._questions = questions
        self._table_id = table_id

    def written(self, tree: Node) -> str:
        match tree:
            case Value(text, True):
                return text
            case Value(text):
                return '"' + text.replace('"', '""') + '"'
            case Reference():
                return self._named(self._questions.of(tree))
            case Negative(inner):
                return f"-{self.written(inner)}"
            case Operation("and" | "or" as sign, left, right):
                return f"{sign.upper()}({self.written(left)}, {self.written(right)})"
            case Operation("=" | "!=" as sign, Reference() as asked, Value(text, False)):
                return self._is(asked, sign, text)
            case Operation(sign, left, right) if sign in _SIGNS:
                return f"({self.written(left)} {_SIGNS[sign]} {self.written(right)})"
            case Operation(sign, _, _):
                raise NotCarried(sign)
            case Call():
                return self._call(tree)
            case _:
                raise NotCarried(".")

    def _is(self, asked: Reference, sign: str, text: str) -> str:
        """A formula sees of a choice what it is called."""
        question = self._questions.of(asked)
        if question.compared == "options":
            if text not in question.options or question.takes_several:
                raise NotCarried(f"${{{question.name}}} {sign} {text[:40]}")
            text = question.label_of(text)
        return f"({self._named(question)} {_SIGNS[sign]} {self.written(Value(text))})"

    def _named(self, question: Question) -> str:
        if question.table_id != self._table_id or question.compared == "nothing":
            raise NotCarried(f"${{{question.name}}}")
        return f"{{{question.field_id}}}"

    def _call(self, call: Call) -> str:
        name, arguments = call.name, call.arguments
        if name == "selected" and len(arguments) == 2:
            asked, choice = arguments
            if isinstance(asked, Reference) and isinstance(choice, Value):
                return self._is(asked, "=", choice.text)
        if name == "number" and len(arguments) == 1:
            return self.written(arguments[0])
        if name == "pow" and len(arguments) == 2:
            return f"({self._base(arguments[0])} ^ {self.written(arguments[1])})"
        if name == "count" and len(arguments) == 1 and isinstance(arguments[0], Reference):
            return self._count(self._questions.of(arguments[0]))
        if name in _OF_MANY and arguments:
            return f"{_OF_MANY[name]}({', '.join(self._many(each) for each in arguments)})"
        if name in _SAME:
            return f"{_SAME[name]}({', '.join(self.written(each) for each in arguments)})"
        raise NotCarried(f"{name}()")

    def _base(self, tree: Node) -> str:
        """In `-2 ^ 2` the sign is none of the base."""
        written = self.written(tree)
        return f"({written})" if isinstance(tree, Negative) else written

    def _many(self, tree: Node) -> str:
        if isinstance(tree, Reference) and self._table_id is None:
            question = self._questions.of(tree)
            if question.table_id is not None:
                return f"{{{question.field_id}}}"
        return self.written(tree)

    def _count(self, question: Question) -> str:
        if question.kind == "inputTable":
            return self._named(question)
        return f"COUNT({self._many(Reference(question.name))})"
