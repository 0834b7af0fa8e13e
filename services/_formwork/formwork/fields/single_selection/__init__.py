"""One of several options, or an own answer where the setting allows it. What is offered is written in the
form, or is a choice list of the company."""

from typing import Annotated

from pydantic import Field as Limit
from pydantic import TypeAdapter

from formwork.fields.listed_selection import (
    ListedChoice,
    ListedSelection,
    ListedSelectionKind,
    ListedSetting,
)
from formwork.fields.selection import OptionId


class SingleSelectionSetting(ListedSetting):
    pass


class OneSelected(ListedSelection):
    selected: Annotated[list[OptionId], Limit(max_length=1)] = Limit(default=[])
    listed: Annotated[list[ListedChoice], Limit(max_length=1)] = Limit(default=[])


class SingleSelection(ListedSelectionKind[SingleSelectionSetting]):
    type = "singleSelection"
    Setting = SingleSelectionSetting
    Value = TypeAdapter(OneSelected)

    def takes_many(self, setting: SingleSelectionSetting) -> bool:
        return False


KIND = SingleSelection()
