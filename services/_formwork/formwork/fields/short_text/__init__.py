"""One line of text."""

from typing import Annotated

from pydantic import Field as Limit
from pydantic import TypeAdapter

from formwork.fields.text import (
    PatternedSetting,
    TextKind,
    check_against_pattern,
    check_length,
    check_pattern,
)
from formwork.problems import Problem

MOST_CHARACTERS = 500


class ShortTextSetting(PatternedSetting):
    min_length: Annotated[int, Limit(ge=0, le=MOST_CHARACTERS)] = 0
    max_length: Annotated[int, Limit(ge=1, le=MOST_CHARACTERS)] = MOST_CHARACTERS


class ShortText(TextKind[ShortTextSetting]):
    type = "shortText"
    Setting = ShortTextSetting
    Value = TypeAdapter(Annotated[str, Limit(max_length=MOST_CHARACTERS, strict=True)])

    def check_setting(self, setting: ShortTextSetting) -> list[Problem]:
        problems = [Problem("boundsCrossed")] if setting.min_length > setting.max_length else []
        return [*problems, *check_pattern(setting)]

    def check_value(self, setting: ShortTextSetting, value: str) -> list[Problem]:
        problems = check_length(value, setting.min_length, setting.max_length)
        return setting.told([*problems, *check_against_pattern(setting, value)])


KIND = ShortText()
