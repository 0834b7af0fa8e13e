"""What the kinds share that are answered by options, or by an own answer where the setting allows it."""

from abc import abstractmethod
from typing import Annotated, Any, Generic, TypeVar

from pydantic import Field as Limit
from pydantic import TypeAdapter

from formwork.blank import is_blank
from formwork.fields.changed import Item
from formwork.fields.kind import Carried, FieldKind, FieldSetting, Label
from formwork.formula.operand import Operand
from formwork.print_context import PrintContext
from formwork.problems import Problem
from formwork.schema import Schema

MOST_OPTIONS = 500

MOST_NUMBER = 1_000_000

OptionId = Annotated[int, Limit(ge=1, le=MOST_NUMBER)]


class Option(Schema):
    # From 1; never given to another option, so that answers keep their meaning when options come and go.
    id: OptionId
    label: Label = ""


class SelectionSetting(FieldSetting):
    options: Annotated[list[Option], Limit(max_length=MOST_OPTIONS)] = Limit(default=[])
    # The highest number that was ever given, where the option that had it is gone: it means that one still in
    # what was submitted. 0: the options tell it themselves.
    last_option: Annotated[int, Limit(ge=0, le=MOST_NUMBER)] = 0
    other: bool = False
    other_label: Label = "Other"


class Selection(Schema):
    selected: Annotated[list[OptionId], Limit(max_length=MOST_OPTIONS)] = Limit(default=[])
    other: Annotated[str, Limit(max_length=500)] | None = None


S = TypeVar("S", bound=SelectionSetting)


class SelectionKind(FieldKind[S], Generic[S]):
    compared = "options"
    Value = TypeAdapter(Selection)

    @abstractmethod
    def takes_many(self, setting: S) -> bool:
        """Several options, and an own answer beside them."""

    def check_setting(self, setting: S) -> list[Problem]:
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

    def check_value(self, setting: S, value: dict[str, Any]) -> list[Problem]:
        answer, takes_many = Selection.model_validate(value), self.takes_many(setting)
        if answer.other is not None and (not setting.other or (answer.selected and not takes_many)):
            return [Problem("otherNotAllowed")]
        known = {option.id for option in setting.options}
        if not known.issuperset(answer.selected) or len(set(answer.selected)) < len(answer.selected):
            return [Problem("unknownOption")]
        return [Problem("oneOption")] if len(answer.selected) > 1 and not takes_many else []

    def operand(self, setting: S, value: dict[str, Any]) -> Operand:
        return self.text(setting, value)

    def text(self, setting: S, value: dict[str, Any]) -> str:
        answer = Selection.model_validate(value)
        return ", ".join([*_chosen(setting, answer), *([answer.other] if answer.other else [])])

    def items(self, setting: S, value: dict[str, Any]) -> dict[str, Item]:
        """Of one that takes a single answer none: another answer is another value."""
        if not self.takes_many(setting):
            return {}
        answer = Selection.model_validate(value)
        chosen = {
            str(option.id): Item(option.label) for option in setting.options if option.id in answer.selected
        }
        return chosen | ({"other": Item(answer.other)} if answer.other else {})

    def carry(self, setting: S, value: dict[str, Any], source: S) -> Carried:
        answer = Selection.model_validate(value)
        found = [_counterpart(setting, source, option_id) for option_id in answer.selected]
        chosen = [option_id for option_id in found if option_id is not None]
        other = answer.other if setting.other else None
        carried = {"selected": chosen} | ({} if other is None else {"other": other})
        is_whole = len(chosen) == len(found) and other == answer.other
        return Carried(None if self.is_empty(carried) else carried, is_whole)

    def print_view(self, setting: S, value: dict[str, Any] | None, paper: PrintContext) -> dict[str, Any]:
        answer = Selection.model_validate(value or {})
        chosen = _chosen(setting, answer)
        if setting.other and not is_blank(answer.other or ""):
            chosen.append(f"{setting.other_label}: {answer.other}")
        return {"text": ", ".join(chosen)}


def _chosen(setting: SelectionSetting, answer: Selection) -> list[str]:
    """In the order of the options, in whichever they were chosen."""
    return [option.label for option in setting.options if option.id in answer.selected]


def _counterpart(setting: SelectionSetting, source: SelectionSetting, option_id: int) -> int | None:
    """The option that says the same: of its own number where that one does."""
    said = [option.label for option in source.options if option.id == option_id]
    same = [option.id for option in setting.options if option.label in said]
    return option_id if option_id in same else same[0] if len(same) == 1 else None
