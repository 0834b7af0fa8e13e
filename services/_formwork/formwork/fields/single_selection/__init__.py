"""One of several options, or an own answer where the setting allows it."""

from typing import Annotated

from pydantic import Field as Limit
from pydantic import TypeAdapter

from formwork.fields.selection import OptionId, Selection, SelectionKind, SelectionSetting


class SingleSelectionSetting(SelectionSetting):
    pass


class OneSelected(Selection):
    selected: Annotated[list[OptionId], Limit(max_length=1)] = Limit(default=[])


class SingleSelection(SelectionKind[SingleSelectionSetting]):
    type = "singleSelection"
    Setting = SingleSelectionSetting
    Value = TypeAdapter(OneSelected)

    def takes_many(self, setting: SingleSelectionSetting) -> bool:
        return False


KIND = SingleSelection()
