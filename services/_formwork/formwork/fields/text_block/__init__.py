"""Words of the form's author: a heading, or what to do here. Where the author lets them, people write their
own in their place while they fill in the form."""

from typing import Annotated, Any, Literal

from pydantic import Field as Limit
from pydantic import TypeAdapter

from formwork.blank import is_blank
from formwork.fields.kind import FieldKind, FieldSetting
from formwork.formula.operand import Operand
from formwork.print_context import PrintContext
from formwork.problems import Problem

MOST_CHARACTERS = 5_000


class TextBlockSetting(FieldSetting):
    text: Annotated[str, Limit(max_length=MOST_CHARACTERS)] = ""
    style: Literal["heading", "paragraph"] = "paragraph"
    # Whoever fills in its step types in its place: `text` is what they begin with.
    is_typed: bool = False


class TextBlock(FieldKind[TextBlockSetting]):
    type = "textBlock"
    compared = "nothing"
    Setting = TextBlockSetting
    Value = TypeAdapter(Annotated[str, Limit(max_length=MOST_CHARACTERS, strict=True)])
    needs_label = False
    prints = "wide"
    fits_column = False

    def is_entered_with(self, setting: TextBlockSetting) -> bool:
        return setting.is_typed

    def check_setting(self, setting: TextBlockSetting) -> list[Problem]:
        return [Problem("textMissing")] if is_blank(setting.text) and not setting.is_typed else []

    def is_empty(self, value: str) -> bool:
        return is_blank(value)

    def operand(self, setting: TextBlockSetting, value: str) -> Operand:
        return value

    def text(self, setting: TextBlockSetting, value: str) -> str:
        return value

    def print_view(self, setting: TextBlockSetting, value: Any, paper: PrintContext) -> dict[str, Any]:
        is_typed = setting.is_typed and value is not None
        return {"text": value if is_typed else setting.text, "style": setting.style}


KIND = TextBlock()
