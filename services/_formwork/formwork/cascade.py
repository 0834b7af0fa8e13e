"""Dropdowns below each other: Building, Floor, Room. Each offers what lies under what is chosen in the one
above."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from formwork.body import Body
from formwork.fields.dropdown import KIND as DROPDOWN
from formwork.fields.dropdown import DropdownSetting, listed_in
from formwork.problems import Problem


def listed_setting_of(body: Body, field_id: str) -> DropdownSetting | None:
    """Of a field that takes its choices from a list of the company."""
    field = body.fields_by_id.get(field_id)
    if field is None or field.type != "dropdown":
        return None
    setting = body.setting_of(field_id)
    return setting if isinstance(setting, DropdownSetting) and setting.is_listed else None


def check_cascade(body: Body, values: Mapping[str, Any], field_ids: Iterable[str]) -> list[Problem]:
    """Of these fields those in which something is chosen that does not lie under what is chosen above."""
    return [Problem("notUnderAbove", each) for each in field_ids if not _lies_under(body, values, each)]


def _lies_under(body: Body, values: Mapping[str, Any], field_id: str) -> bool:
    setting = listed_setting_of(body, field_id)
    value = values.get(field_id)
    if setting is None or setting.within_field_id is None or not body.kind_of(field_id).has_shape(value):
        return True
    above = values.get(setting.within_field_id)
    above_ids = {each["id"] for each in listed_in(above)} if DROPDOWN.has_shape(above) else set[str]()
    return all(each.get("parentId") in above_ids for each in listed_in(value))


def check_levels(body: Body) -> Iterator[Problem]:
    """Before publishing: what stands above is a dropdown with a list, and nothing stands above itself."""
    for field in body.fields:
        setting = listed_setting_of(body, field.id)
        if setting is not None and setting.within_field_id is not None and not _has_end(body, field.id):
            yield Problem("noFieldAbove", field.id)


def _has_end(body: Body, field_id: str) -> bool:
    seen: set[str] = set()
    at: str | None = field_id
    while at is not None:
        setting = listed_setting_of(body, at)
        if setting is None or at in seen:
            return False
        seen.add(at)
        at = setting.within_field_id
    return True
