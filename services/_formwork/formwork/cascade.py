"""Fields with lists below each other: Building, Floor, Room. Each offers what lies under what is chosen in
the one above. Columns of a table do so in each of its rows (`formwork.fields.input_table.cascade`)."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from formwork.body import Body
from formwork.fields.listed_selection import ListedSetting, as_listed, has_end, lies_under
from formwork.problems import Problem


def listed_setting_of(body: Body, field_id: str) -> ListedSetting | None:
    """Of a field that takes its choices from a list of the company."""
    return as_listed(body.setting_of(field_id)) if field_id in body.fields_by_id else None


def check_cascade(body: Body, values: Mapping[str, Any], field_ids: Iterable[str]) -> list[Problem]:
    """Of these fields those in which something is chosen that does not lie under what is chosen above."""
    return [Problem("notUnderAbove", each) for each in field_ids if not _lies_under(body, values, each)]


def _lies_under(body: Body, values: Mapping[str, Any], field_id: str) -> bool:
    setting = listed_setting_of(body, field_id)
    value = values.get(field_id)
    if setting is None or setting.within_field_id is None or not body.kind_of(field_id).has_shape(value):
        return True
    above_id = setting.within_field_id
    above = values.get(above_id)
    is_read = above_id in body.fields_by_id and body.kind_of(above_id).has_shape(above)
    return lies_under(value, above if is_read else None)


def check_levels(body: Body) -> Iterator[Problem]:
    """Before publishing: what stands above is a field with a list, and nothing stands above itself."""
    settings = {field.id: listed for field in body.fields if (listed := listed_setting_of(body, field.id))}
    for field_id, setting in settings.items():
        if setting.within_field_id is not None and not has_end(settings, field_id):
            yield Problem("noFieldAbove", field_id)
