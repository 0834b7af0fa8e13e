"""One line of text."""

from typing import Annotated

from pydantic import Field as Limit
from pydantic import TypeAdapter

from formwork.fields.text import TextKind, TextSetting, check_length
from formwork.pattern import MOST_CHARACTERS as MOST_PATTERN
from formwork.pattern import fits, read_pattern
from formwork.problems import Problem

MOST_CHARACTERS = 500


class ShortTextSetting(TextSetting):
    min_length: Annotated[int, Limit(ge=0, le=MOST_CHARACTERS)] = 0
    max_length: Annotated[int, Limit(ge=1, le=MOST_CHARACTERS)] = MOST_CHARACTERS
    # Of `formwork.pattern`; empty: any text.
    pattern: Annotated[str, Limit(max_length=MOST_PATTERN)] = ""


class ShortText(TextKind[ShortTextSetting]):
    type = "shortText"
    Setting = ShortTextSetting
    Value = TypeAdapter(Annotated[str, Limit(max_length=MOST_CHARACTERS, strict=True)])

    def check_setting(self, setting: ShortTextSetting) -> list[Problem]:
        problems = [Problem("boundsCrossed")] if setting.min_length > setting.max_length else []
        if setting.pattern and read_pattern(setting.pattern) is None:
            problems.append(Problem("patternUnreadable", params={"example": "{2}"}))
        return problems

    def check_value(self, setting: ShortTextSetting, value: str) -> list[Problem]:
        problems = check_length(value, setting.min_length, setting.max_length)
        pattern = read_pattern(setting.pattern) if setting.pattern else None
        if pattern is not None and not fits(pattern, value):
            problems.append(Problem("notOfPattern"))
        return setting.told(problems)


KIND = ShortText()
