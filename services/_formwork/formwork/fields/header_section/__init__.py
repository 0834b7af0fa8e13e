"""What is known about the submission itself: reference number, dates, project, company. Nobody enters it."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import Field as Limit

from formwork.fields.kind import FieldKind, FieldSetting, Label
from formwork.paper import Paper
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


# What an item is called where the form's author left it without a label.
_NAMES: Mapping[ItemId, tuple[str, str]] = {
    "project": ("Project", "项目"),
    "referenceNumber": ("Reference No.", "参考编号"),
    "submittalDate": ("Submittal date", "提交日期"),
    "company": ("Company", "公司"),
    "projectDuration": ("Project duration", "项目工期"),
    "projectLocation": ("Project location", "项目地点"),
    "projectDescription": ("Project description", "项目说明"),
    "validDate": ("Valid date", "有效日期"),
}


class Item(Schema):
    id: ItemId
    label: Label = ""
    order: Annotated[int, Limit(ge=0, le=1_000)] = 0
    enabled: bool = False


_LABELS: Mapping[ItemId, str] = {
    "project": "Project",
    "referenceNumber": "Reference No.",
    "submittalDate": "Submittal Date",
    "company": "Company",
    "projectDuration": "Project Duration",
    "projectLocation": "Project Location",
    "projectDescription": "Project Description",
    "validDate": "Valid Date",
}
_ENABLED_AT_FIRST = frozenset({"project", "referenceNumber", "submittalDate"})
_AT_FIRST = [
    Item(id=item, label=label, order=order, enabled=item in _ENABLED_AT_FIRST)
    for order, (item, label) in enumerate(_LABELS.items())
]


class HeaderSectionSetting(FieldSetting):
    items: Annotated[list[Item], Limit(max_length=20)] = Limit(default=_AT_FIRST)


class HeaderSection(FieldKind[HeaderSectionSetting]):
    type = "headerSection"
    Setting = HeaderSectionSetting
    is_entered = False
    needs_label = False

    def check_setting(self, setting: HeaderSectionSetting) -> list[Problem]:
        repeated = len({item.id for item in setting.items}) < len(setting.items)
        return [Problem("duplicateItem")] if repeated else []

    def is_empty(self, value: Any) -> bool:
        return True

    def print_view(self, setting: HeaderSectionSetting, value: Any, paper: Paper) -> dict[str, Any]:
        shown = sorted((item for item in setting.items if item.enabled), key=lambda item: item.order)
        return {"items": [(_name(item, paper), paper.about_submission(item.id)) for item in shown]}


def _name(item: Item, paper: Paper) -> str:
    return item.label or _NAMES[item.id][paper.is_chinese]


HEADER_SECTION = HeaderSection()
