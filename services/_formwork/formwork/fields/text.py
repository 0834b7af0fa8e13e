"""What the kinds share that hold a text."""

from formwork.blank import is_blank
from formwork.fields.kind import FieldKind, Label, S
from formwork.fields.ruled import RuledSetting
from formwork.formula.operand import Operand
from formwork.problems import Problem


class TextSetting(RuledSetting):
    placeholder: Label = ""


class TextKind(FieldKind[S]):
    compared = "text"

    def is_empty(self, value: str) -> bool:
        return is_blank(value)

    def operand(self, setting: S, value: str) -> Operand:
        return value

    def text(self, setting: S, value: str) -> str:
        return value


def check_length(value: str, least: int, most: int) -> list[Problem]:
    if len(value) > most:
        return [Problem("tooLong", params={"most": most})]
    if len(value) < least:
        return [Problem("tooShort", params={"least": least})]
    return []
