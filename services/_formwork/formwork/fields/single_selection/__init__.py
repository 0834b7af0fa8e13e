"""One of several options, or an own answer where the setting allows it."""

from typing import Annotated, Any

from pydantic import Field as Limit
from pydantic import TypeAdapter

from formwork.blank import is_blank
from formwork.fields.kind import FieldKind, FieldSetting, Label
from formwork.formula.operand import Operand
from formwork.print_context import PrintContext
from formwork.problems import Problem
from formwork.schema import Schema

MOST_OPTIONS = 500

OptionId = Annotated[int, Limit(ge=1, le=1_000_000)]


class Option(Schema):
    # From 1; never given to another option, so that answers keep their meaning when options come and go.
    id: OptionId
    label: Label = ""


class SingleSelectionSetting(FieldSetting):
    options: Annotated[list[Option], Limit(max_length=MOST_OPTIONS)] = Limit(default=[])
    other: bool = False
    other_label: Label = "Other"


class Selection(Schema):
    selected: Annotated[list[OptionId], Limit(max_length=1)] = Limit(default=[])
    other: Annotated[str, Limit(max_length=500)] | None = None


class SingleSelection(FieldKind[SingleSelectionSetting]):
    type = "singleSelection"
    Setting = SingleSelectionSetting
    Value = TypeAdapter(Selection)

    def check_setting(self, setting: SingleSelectionSetting) -> list[Problem]:
        if not setting.options:
            return [Problem("optionsMissing")]
        problems: list[Problem] = []
        if len({option.id for option in setting.options}) < len(setting.options):
            problems.append(Problem("duplicateOption"))
        if any(is_blank(option.label) for option in setting.options):
            problems.append(Problem("optionLabelMissing"))
        return problems

    def is_empty(self, value: dict[str, Any]) -> bool:
        return not value.get("selected") and is_blank(value.get("other") or "")

    def check_value(self, setting: SingleSelectionSetting, value: dict[str, Any]) -> list[Problem]:
        answer = Selection.model_validate(value)
        if answer.other is not None and (not setting.other or answer.selected):
            return [Problem("otherNotAllowed")]
        if not {option.id for option in setting.options}.issuperset(answer.selected):
            return [Problem("unknownOption")]
        return []

    def operand(self, setting: SingleSelectionSetting, value: dict[str, Any]) -> Operand:
        return self.text(setting, value)

    def text(self, setting: SingleSelectionSetting, value: dict[str, Any]) -> str:
        answer = Selection.model_validate(value)
        labels = [option.label for option in setting.options if option.id in answer.selected]
        return labels[0] if labels else answer.other or ""

    def print_view(
        self, setting: SingleSelectionSetting, value: dict[str, Any] | None, paper: PrintContext
    ) -> dict[str, Any]:
        answer = Selection.model_validate(value or {})
        choices = [(option.label, option.id in answer.selected) for option in setting.options]
        if setting.other:
            choices.append((setting.other_label, answer.other is not None))
        return {"choices": choices, "other": answer.other or ""}


KIND = SingleSelection()
