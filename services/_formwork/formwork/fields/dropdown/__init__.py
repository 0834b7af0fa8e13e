"""One or several of a long list, such as trade codes: it opens when it is needed, and can be searched. What
it lists is written in the form, or is a choice list of the company."""

from formwork.fields.kind import Label
from formwork.fields.listed_selection import ListedSelectionKind, ListedSetting


class DropdownSetting(ListedSetting):
    multiple: bool = False
    searchable: bool = True
    placeholder: Label = ""


class Dropdown(ListedSelectionKind[DropdownSetting]):
    type = "dropdown"
    Setting = DropdownSetting

    def takes_many(self, setting: DropdownSetting) -> bool:
        return setting.multiple


KIND = Dropdown()
