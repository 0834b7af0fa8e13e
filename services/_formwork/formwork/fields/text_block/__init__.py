"""Words of the form's author: a heading, or what to do here."""

from typing import Annotated, Any, Literal

from pydantic import Field as Limit

from formwork.blank import is_blank
from formwork.fields.kind import FieldKind, FieldSetting
from formwork.print_context import PrintContext
from formwork.problems import Problem

MOST_CHARACTERS = 5_000


class TextBlockSetting(FieldSetting):
    text: Annotated[str, Limit(max_length=MOST_CHARACTERS)] = ""
    style: Literal["heading", "paragraph"] = "paragraph"


class TextBlock(FieldKind[TextBlockSetting]):
    type = "textBlock"
    compared = "nothing"
    Setting = TextBlockSetting
    is_entered = False
    needs_label = False
    prints = "wide"

    def check_setting(self, setting: TextBlockSetting) -> list[Problem]:
        return [Problem("textMissing")] if is_blank(setting.text) else []

    def is_empty(self, value: Any) -> bool:
        return True

    def print_view(self, setting: TextBlockSetting, value: Any, paper: PrintContext) -> dict[str, Any]:
        return {"text": setting.text, "style": setting.style}


KIND = TextBlock()
