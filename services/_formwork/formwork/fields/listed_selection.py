"""What the kinds share whose options are written in the form, or are the items of a list of the company."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypeVar, cast

from pydantic import Field as Limit
from pydantic import TypeAdapter

from formwork.fields.changed import Item
from formwork.fields.kind import Carried, FieldSetting, Label
from formwork.fields.selection import MOST_OPTIONS, Option, Selection, SelectionKind, SelectionSetting
from formwork.formula.operand import Operand
from formwork.print_context import PrintContext
from formwork.problems import Problem
from formwork.schema import Id, Schema

MOST_LISTED_CHOICES = 50


class ListedSetting(SelectionSetting):
    # Where its options come from: they are written in the form, or are the items of a list of the company.
    choices: Literal["custom", "list"] = "custom"
    list_id: Id | None = None
    # As the list was called when it was chosen: said where the list is not there.
    list_name: Label = ""
    # The field above it, of a column the column: only what lies under what is chosen there is offered.
    within_field_id: Id | None = None

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


class ListedSelection(Selection):
    listed: Annotated[list[ListedChoice], Limit(max_length=MOST_LISTED_CHOICES)] = Limit(default=[])


S = TypeVar("S", bound=ListedSetting)


class ListedSelectionKind(SelectionKind[S]):
    Value = TypeAdapter(ListedSelection)

    def check_setting(self, setting: S) -> list[Problem]:
        if not setting.is_listed:
            return super().check_setting(setting)
        return [] if setting.list_id else [Problem("choiceListMissing")]

    def is_empty(self, value: dict[str, Any]) -> bool:
        return not value.get("listed") and super().is_empty(value)

    def check_value(self, setting: S, value: dict[str, Any]) -> list[Problem]:
        listed = ListedSelection.model_validate(value).listed
        if not setting.is_listed and not listed:
            return super().check_value(setting, _without_listed(value))
        if not setting.is_listed:
            return [Problem("unknownOption")]
        if value.get("selected") or len({each.id for each in listed}) < len(listed):
            return [Problem("unknownOption")]
        return super().check_value(_numbered(setting, listed), _chosen_by_number(value, listed))

    def operand(self, setting: S, value: dict[str, Any]) -> Operand:
        return self.text(setting, value)

    def text(self, setting: S, value: dict[str, Any]) -> str:
        listed = ListedSelection.model_validate(value).listed
        if not listed:
            return super().text(setting, _without_listed(value))
        return super().text(_numbered(setting, listed), _chosen_by_number(value, listed))

    def items(self, setting: S, value: dict[str, Any]) -> dict[str, Item]:
        listed = ListedSelection.model_validate(value).listed if self.takes_many(setting) else []
        chosen = {each.id: Item(each.label) for each in listed}
        return chosen | super().items(setting, _without_listed(value))

    def carry(self, setting: S, value: dict[str, Any], source: S) -> Carried:
        if setting.is_listed or source.is_listed:
            # Another list has other items; whether they are still there is looked at when they are kept.
            is_same = setting.is_listed and source.is_listed and setting.list_id == source.list_id
            return Carried(value) if is_same else Carried(None, is_whole=False)
        return super().carry(setting, _without_listed(value), source)

    def print_view(self, setting: S, value: dict[str, Any] | None, paper: PrintContext) -> dict[str, Any]:
        listed = ListedSelection.model_validate(value or {}).listed
        if value is None or not listed:
            return super().print_view(setting, value and _without_listed(value), paper)
        return super().print_view(_numbered(setting, listed), _chosen_by_number(value, listed), paper)


def as_listed(setting: FieldSetting) -> ListedSetting | None:
    """Of what takes its choices from a list of the company."""
    return setting if isinstance(setting, ListedSetting) and setting.is_listed else None


def listed_in(value: Any) -> list[dict[str, Any]]:
    """The items chosen in a value of the right shape."""
    return cast("dict[str, Any]", value).get("listed", []) if isinstance(value, dict) else []


def lies_under(value: Any, above: Any) -> bool:
    """Of values of the right shape: whether all that is chosen lies under what is chosen above."""
    above_ids = {each["id"] for each in listed_in(above)}
    return all(each.get("parentId") in above_ids for each in listed_in(value))


def has_end(settings: Mapping[str, ListedSetting], setting_id: str) -> bool:
    """Whether all that stands above takes its choices from a list too, and nothing stands above itself.
    `settings`: of all that do, by their ids."""
    seen: set[str] = set()
    at: str | None = setting_id
    while at is not None:
        if at not in settings or at in seen:
            return False
        seen.add(at)
        at = settings[at].within_field_id
    return True


def _without_listed(value: dict[str, Any]) -> dict[str, Any]:
    return {key: each for key, each in value.items() if key != "listed"}


def _numbered(setting: S, listed: list[ListedChoice]) -> S:
    """As if what is chosen were all that is offered: so it is read as written options are."""
    options = [Option(id=at, label=each.label) for at, each in enumerate(listed, start=1)]
    return setting.model_copy(update={"options": options})


def _chosen_by_number(value: dict[str, Any], listed: list[ListedChoice]) -> dict[str, Any]:
    assert len(listed) <= MOST_OPTIONS
    return _without_listed(value) | {"selected": [*range(1, len(listed) + 1)]}
