"""What is known about the submission itself: reference number, dates, project, company. Nobody enters it."""

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


class Item(Schema):
    id: ItemId
    label: Label = ""
    order: Annotated[int, Limit(ge=0, le=1_000)] = 0
    enabled: bool = False


class HeaderSectionSetting(FieldSetting):
    items: Annotated[list[Item], Limit(max_length=20)] = Limit(default=[])


class HeaderSection(FieldKind[HeaderSectionSetting]):
    type = "headerSection"
    Setting = HeaderSectionSetting
    is_entered = False
    needs_label = False

    def check_setting(self, setting: HeaderSectionSetting, field: Any, body: Any) -> list[Problem]:
        repeated = len({item.id for item in setting.items}) < len(setting.items)
        return [Problem("duplicateItem")] if repeated else []

    def is_empty(self, value: Any) -> bool:
        return True

    def print_view(self, setting: HeaderSectionSetting, value: Any, paper: Paper) -> dict[str, Any]:
        shown = sorted((item for item in setting.items if item.enabled), key=lambda item: item.order)
        return {"items": [(item.label, paper.about_submission(item.id)) for item in shown]}


HEADER_SECTION = HeaderSection()
