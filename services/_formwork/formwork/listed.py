"""Fields as columns of a list of submissions."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from formwork.body import Body
from formwork.exporting import value_columns
from formwork.fields.kind import Compared, FieldSetting
from formwork.fields.selection import SelectionSetting
from formwork.fields.yes_no import YesNoSetting


class ListedField(NamedTuple):
    id: str
    name: str
    compared: Compared
    options: list[tuple[str, str]]
    """What it can be asked to be one of."""


def listed_fields(bodies: Iterable[Body], language: str) -> list[ListedField]:
    """Those that people enter something in, of forms of several versions, the newest first."""
    newest_first = [*bodies]
    found: list[ListedField] = []
    for column in value_columns(newest_first, language):
        body = next(each for each in newest_first if column.id in each.fields_by_id)
        if body.is_entered(column.id):
            setting = body.setting_of(column.id)
            compared = body.kind_of(column.id).compared
            found.append(ListedField(column.id, column.heading, compared, _options(setting)))
    return found


def listed_text(body: Body, field_id: str, value: Any) -> str:
    """Empty where the form, in that version, has no such field, or the value is not of its kind."""
    if field_id not in body.fields_by_id:
        return ""
    kind = body.kind_of(field_id)
    if not kind.has_shape(value) or kind.is_empty(value):
        return ""
    return kind.text_in_list(body.setting_of(field_id), value)


def _options(setting: FieldSetting) -> list[tuple[str, str]]:
    if isinstance(setting, SelectionSetting):
        return [(str(each.id), each.label) for each in setting.options]
    if isinstance(setting, YesNoSetting):
        answers = [("yes", setting.yes_label), ("no", setting.no_label)]
        return [*answers, ("na", setting.na_label)] if setting.na else answers
    return []
