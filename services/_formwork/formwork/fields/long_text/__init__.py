"""Text of several lines."""

from typing import Annotated

from pydantic import Field as Limit
from pydantic import TypeAdapter

from formwork.fields.text import TextKind, TextSetting, check_length
from formwork.problems import Problem

MOST_CHARACTERS = 10_000
MOST_LINES = 20


class LongTextSetting(TextSetting):
    min_length: Annotated[int, Limit(ge=0, le=MOST_CHARACTERS)] = 0
    max_length: Annotated[int, Limit(ge=1, le=MOST_CHARACTERS)] = 5_000
    # How high its box is on the screen.
    lines: Annotated[int, Limit(ge=2, le=MOST_LINES)] = 4


class LongText(TextKind[LongTextSetting]):
    type = "longText"
    Setting = LongTextSetting
    Value = TypeAdapter(Annotated[str, Limit(max_length=MOST_CHARACTERS, strict=True)])

    def check_setting(self, setting: LongTextSetting) -> list[Problem]:
        return [Problem("boundsCrossed")] if setting.min_length > setting.max_length else []

    def check_value(self, setting: LongTextSetting, value: str) -> list[Problem]:
        return setting.told(check_length(value, setting.min_length, setting.max_length))


KIND = LongText()
