"""One or several of a long list, such as trade codes: it opens when it is needed, and can be searched. What
it lists is written in the form, or is a choice list of the company."""

from typing import Annotated, Any, Literal, cast

from pydantic import Field as Limit
from pydantic import TypeAdapter

from formwork.fields.kind import Carried, Label
from formwork.fields.selection import MOST_OPTIONS, Option, Selection, SelectionKind, SelectionSetting
from formwork.formula.operand import Operand
from formwork.print_context import PrintContext
from formwork.problems import Problem
from formwork.schema import Id, Schema

MOST_LISTED_CHOICES = 50


class DropdownSetting(SelectionSetting):
    # Where its options come from: they are written in the form, or are the items of a list of the company.
    choices: Literal["custom", "list"] = "custom"
    list_id: Id | None = None
    # As the list was called when it was chosen: said where the list is not there.
    list_name: Label = ""
    # The dropdown above it: only what lies under what is chosen there is offered.
    within_field_id: Id | None = None
    multiple: bool = False
    searchable: bool = True
    placeholder: Label = ""

    @property
    def is_listed(self) -> bool:
        return self.choices == "list"


class ListedChoice(Schema):
    """An item of a list as it was when it was chosen: so it is read when it is called otherwise, or is no
    longer there."""

    id: Id
    label: Label
    # The item of the list above that it lies under.
    parent_id: Id | None = None


class DropdownValue(Selection):
    listed: Annotated[list[ListedChoice], Limit(max_length=MOST_LISTED_CHOICES)] = Limit(default=[])


class Dropdown(SelectionKind[DropdownSetting]):
    type = "dropdown"
    Setting = DropdownSetting
    Value = TypeAdapter(DropdownValue)

    def takes_many(self, setting: DropdownSetting) -> bool:
        return setting.multiple

    def check_setting(self, setting: DropdownSetting) -> list[Problem]:
        if not setting.is_listed:
            return super().check_setting(setting)
        return [] if setting.list_id else [Problem("choiceListMissing")]

    def is_empty(self, value: dict[str, Any]) -> bool:
        return not value.get("listed") and super().is_empty(value)

    def check_value(self, setting: DropdownSetting, value: dict[str, Any]) -> list[Problem]:
        listed = DropdownValue.model_validate(value).listed
        if not setting.is_listed and not listed:
            return super().check_value(setting, without_listed(value))
        if not setting.is_listed:
            return [Problem("unknownOption")]
        if value.get("selected") or len({each.id for each in listed}) < len(listed):
            return [Problem("unknownOption")]
        return super().check_value(_numbered(setting, listed), _chosen_by_number(value, listed))

    def operand(self, setting: DropdownSetting, value: dict[str, Any]) -> Operand:
        return self.text(setting, value)

    def text(self, setting: DropdownSetting, value: dict[str, Any]) -> str:
        listed = DropdownValue.model_validate(value).listed
        if not listed:
            return super().text(setting, without_listed(value))
        return super().text(_numbered(setting, listed), _chosen_by_number(value, listed))

    def carry(self, setting: DropdownSetting, value: dict[str, Any], source: DropdownSetting) -> Carried:
        if setting.is_listed or source.is_listed:
            # Another list has other items; whether they are still there is looked at when they are kept.
            is_same = setting.is_listed and source.is_listed and setting.list_id == source.list_id
            return Carried(value) if is_same else Carried(None, is_whole=False)
        return super().carry(setting, without_listed(value), source)

    def print_view(
        self, setting: DropdownSetting, value: dict[str, Any] | None, paper: PrintContext
    ) -> dict[str, Any]:
        listed = DropdownValue.model_validate(value or {}).listed
        if value is None or not listed:
            return super().print_view(setting, value and without_listed(value), paper)
        return super().print_view(_numbered(setting, listed), _chosen_by_number(value, listed), paper)


def listed_in(value: Any) -> list[dict[str, Any]]:
    """The items chosen in a value of the right shape."""
    return cast("dict[str, Any]", value).get("listed", []) if isinstance(value, dict) else []


def without_listed(value: dict[str, Any]) -> dict[str, Any]:
    return {key: each for key, each in value.items() if key != "listed"}


def _numbered(setting: DropdownSetting, listed: list[ListedChoice]) -> DropdownSetting:
    """As if what is chosen were all that is offered: so it is read as written options are."""
    options = [Option(id=at, label=each.label) for at, each in enumerate(listed, start=1)]
    return setting.model_copy(update={"options": options})


def _chosen_by_number(value: dict[str, Any], listed: list[ListedChoice]) -> dict[str, Any]:
    assert len(listed) <= MOST_OPTIONS
    return without_listed(value) | {"selected": [*range(1, len(listed) + 1)]}


KIND = Dropdown()
