"""What is known about the submission itself: reference number, dates, project, company. Nobody enters it."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import Field as Limit

from formwork.blank import stripped
from formwork.fields.kind import FieldKind, FieldSetting, Label
from formwork.first_words import in_readers_words
from formwork.print_context import PrintContext
from formwork.problems import Problem
from formwork.schema import Schema

ItemId = Literal[
    "referenceNumber",
    "submittalDate",
    "project",
    "company",
    "projectDuration",
    "projectLocation",
    "projectDescription",
    "validDate",
]


class Item(Schema):
    id: ItemId
    label: Label = ""
    order: Annotated[int, Limit(ge=0, le=1_000)] = 0
    enabled: bool = False


# At first. Whoever leaves them so, or leaves none, leaves them to the language of the reader.
LABELS: Mapping[ItemId, str] = {
    "project": "Project",
    "referenceNumber": "Reference No.",
    "submittalDate": "Submittal Date",
    "company": "Company",
    "projectDuration": "Project Duration",
    "projectLocation": "Project Location",
    "projectDescription": "Project Description",
    "validDate": "Valid Date",
}
# What the palette calls it and labels a new one with, in its author's language: nobody meant it as a title.
UNNAMED = frozenset({"Header section", "表头"})
_ENABLED_AT_FIRST = frozenset({"project", "referenceNumber", "submittalDate"})
_AT_FIRST = [
    Item(id=item, label=label, order=order, enabled=item in _ENABLED_AT_FIRST)
    for order, (item, label) in enumerate(LABELS.items())
]


class HeaderSectionSetting(FieldSetting):
    items: Annotated[list[Item], Limit(max_length=20)] = Limit(default=_AT_FIRST)


class HeaderSection(FieldKind[HeaderSectionSetting]):
    type = "headerSection"
    compared = "nothing"
    Setting = HeaderSectionSetting
    is_entered = False
    needs_label = False
    prints = "wide"

    def check_setting(self, setting: HeaderSectionSetting) -> list[Problem]:
        repeated = len({item.id for item in setting.items}) < len(setting.items)
        return [Problem("duplicateItem")] if repeated else []

    def is_empty(self, value: Any) -> bool:
        return True

    def print_view(self, setting: HeaderSectionSetting, value: Any, paper: PrintContext) -> dict[str, Any]:
        shown = sorted((item for item in setting.items if item.enabled), key=lambda item: item.order)
        items = [(_name(item, paper), paper.about_submission(item.id)) for item in shown]
        return {
            "title": "" if stripped(setting.label) in UNNAMED else setting.label,
            "pairs": [items[at : at + 2] for at in range(0, len(items), 2)],
        }


def _name(item: Item, paper: PrintContext) -> str:
    others = ("Valid until",) if item.id == "validDate" else ()
    return in_readers_words(paper.say, item.label, LABELS[item.id], *others)


KIND = HeaderSection()
