"""One line of text."""

from typing import Annotated

from pydantic import Field as Limit
from pydantic import TypeAdapter

from formwork.blank import is_blank
from formwork.fields.kind import FieldKind, FieldSetting, Label
from formwork.formula.operand import Operand
from formwork.problems import Problem

MOST_CHARACTERS = 500


class ShortTextSetting(FieldSetting):
    placeholder: Label = ""
    max_length: Annotated[int, Limit(ge=1, le=MOST_CHARACTERS)] = MOST_CHARACTERS


class ShortText(FieldKind[ShortTextSetting]):
    type = "shortText"
    Setting = ShortTextSetting
    Value = TypeAdapter(Annotated[str, Limit(max_length=MOST_CHARACTERS, strict=True)])

    def is_empty(self, value: str) -> bool:
        return is_blank(value)

    def check_value(self, setting: ShortTextSetting, value: str) -> list[Problem]:
        if len(value) > setting.max_length:
            return [Problem("tooLong", params={"most": setting.max_length})]
        return []

    def operand(self, setting: ShortTextSetting, value: str) -> Operand:
        return value

    def text(self, setting: ShortTextSetting, value: str) -> str:
        return value


KIND = ShortText()
