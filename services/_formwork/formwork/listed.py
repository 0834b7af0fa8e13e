"""Fields as columns of a list of submissions."""

from itertools import islice
from typing import Any, NamedTuple

from formwork.body import Body
from formwork.exporting import Columns
from formwork.fields.directory import as_directory
from formwork.fields.kind import Compared, FieldSetting
from formwork.fields.listed_selection import as_listed
from formwork.fields.selection import SelectionSetting
from formwork.fields.yes_no import YesNoSetting


class ListedField(NamedTuple):
    id: str
    name: str
    compared: Compared
    options: list[tuple[str, str]]
    """What it can be asked to be one of."""


class ListedFields:
    """Those that people enter something in, of forms of several versions, added as to `Columns`."""

    def __init__(self, language: str) -> None:
        self._columns = Columns(language)
        self._asked: dict[str, tuple[Compared, list[tuple[str, str]]]] = {}

    def add(self, body: Body) -> None:
        self._columns.add(body)
        for field in body.fields:
            if field.id not in self._asked and body.holds_value(field.id) and body.is_entered(field.id):
                setting = body.setting_of(field.id)
                # Which items a list has is not the form's to say, nor who there is: it is looked for in what
                # they are called.
                is_named = as_listed(setting) or as_directory(setting)
                compared = "text" if is_named else body.compared_in(field.id)
                self._asked[field.id] = (compared, _options(setting))

    def first(self, most: int) -> list[ListedField]:
        entered = (each for each in self._columns.values if each.id in self._asked)
        return [ListedField(each.id, each.heading, *self._asked[each.id]) for each in islice(entered, most)]


def listed_text(body: Body, field_id: str, value: Any) -> str:
    """Empty where the form, in that version, has no such field, or the value is not of its kind."""
    if field_id not in body.fields_by_id:
        return ""
    kind = body.kind_of(field_id)
    if not kind.has_shape(value) or kind.is_empty(value):
        return ""
    return kind.text_in_list(body.setting_of(field_id), value)


def _options(setting: FieldSetting) -> list[tuple[str, str]]:
    if isinstance(setting, SelectionSetting) and not as_listed(setting):
        return [(str(each.id), each.label) for each in setting.options]
    if isinstance(setting, YesNoSetting):
        answers = [("yes", setting.yes_label), ("no", setting.no_label)]
        return [*answers, ("na", setting.na_label)] if setting.na else answers
    return []
