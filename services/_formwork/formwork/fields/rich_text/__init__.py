"""Longer words of the form's author, with headings, lists and what is bold or italic in them."""

from typing import Annotated, Any

from pydantic import Field as Limit

from formwork.blank import is_blank
from formwork.fields.kind import FieldKind, FieldSetting
from formwork.marked_text import read_marked_text
from formwork.print_context import PrintContext
from formwork.problems import Problem

MOST_CHARACTERS = 10_000


class RichTextSetting(FieldSetting):
    # As `formwork.marked_text` reads it: never HTML.
    text: Annotated[str, Limit(max_length=MOST_CHARACTERS)] = ""


class RichText(FieldKind[RichTextSetting]):
    type = "richText"
    compared = "nothing"
    Setting = RichTextSetting
    is_entered = False
    needs_label = False
    prints = "wide"

    def check_setting(self, setting: RichTextSetting) -> list[Problem]:
        return [Problem("textMissing")] if is_blank(setting.text) else []

    def is_empty(self, value: Any) -> bool:
        return True

    def print_view(self, setting: RichTextSetting, value: Any, paper: PrintContext) -> dict[str, Any]:
        return {"blocks": read_marked_text(setting.text)}


KIND = RichText()
