"""One or several of a long list, such as trade codes: it opens when it is needed, and can be searched."""

from typing import Literal

from formwork.fields.kind import Label
from formwork.fields.selection import SelectionKind, SelectionSetting


class DropdownSetting(SelectionSetting):
    # Where its options come from: they are written in the form.
    choices: Literal["custom"] = "custom"
    multiple: bool = False
    searchable: bool = True
    placeholder: Label = ""


class Dropdown(SelectionKind[DropdownSetting]):
    type = "dropdown"
    Setting = DropdownSetting

    def takes_many(self, setting: DropdownSetting) -> bool:
        return setting.multiple


KIND = Dropdown()
