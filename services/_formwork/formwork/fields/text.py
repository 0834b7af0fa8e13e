"""What the kinds share that hold a text."""

from typing import Annotated

from pydantic import Field as Limit

from formwork.blank import is_blank
from formwork.fields.kind import FieldKind, Label, S
from formwork.fields.ruled import RuledSetting
from formwork.formula.operand import Operand
from formwork.pattern import MOST_CHARACTERS as MOST_PATTERN
from formwork.pattern import fits, read_pattern
from formwork.problems import Problem


class TextSetting(RuledSetting):
    placeholder: Label = ""


class PatternedSetting(TextSetting):
    # Of `formwork.pattern`; empty: any text.
    pattern: Annotated[str, Limit(max_length=MOST_PATTERN)] = ""


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


def check_pattern(setting: PatternedSetting) -> list[Problem]:
    if not setting.pattern or read_pattern(setting.pattern) is not None:
        return []
    return [Problem("patternUnreadable", params={"example": "{2}"})]


def check_against_pattern(setting: PatternedSetting, value: str) -> list[Problem]:
    pattern = read_pattern(setting.pattern) if setting.pattern else None
    return [] if pattern is None or fits(pattern, value) else [Problem("notOfPattern")]
