"""Lists that a drawn form names: whether they are the company's, in use, and below each other as its fields
are."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any
from uuid import UUID

from chassis.db import UnitOfWork
from chassis.texts import Text
from formwork.fields import KINDS
from formwork.fields.listed_selection import ListedSetting

from forms.choice_list import service as choice_lists
from forms.choice_list.brought import BroughtList
from forms.template.draft_json import DraftJson
from forms.template.drawn_fields import drawn_fields
from forms.template.schemas import PublishProblem

_KINDS = frozenset(each.type for each in KINDS.values() if issubclass(each.Setting, ListedSetting))
"""Whose choices may come from a list."""


@dataclass(frozen=True, slots=True)
class ListedField:
    """A field, or a column of a table."""

    id: str
    setting: dict[str, Any]

    @property
    def list_id(self) -> UUID | None:
        return UUID(self.setting["listId"]) if self.setting.get("listId") else None

    @property
    def list_name(self) -> str:
        return str(self.setting.get("listName") or "")


async def problems_of_lists(uow: UnitOfWork, company_id: UUID, draft: DraftJson) -> list[PublishProblem]:
    fields = {each.id: each for each in listed_fields(draft.pages)}
    list_ids = {each.list_id for each in fields.values() if each.list_id}
    if not list_ids:
        return []
    known = {row.id: row for row in await choice_lists.lists_among(uow, company_id, list_ids)}
    problems: list[PublishProblem] = []
    for each in fields.values():
        # That none is chosen yet is told by the rules of its kind.
        if each.list_id is None:
            continue
        row = known.get(each.list_id)
        above = fields.get(each.setting.get("withinFieldId") or "")
        if row is None:
            message = Text("The list “{name}” is not there (any more). Choose another.", name=each.list_name)
            problems.append(_problem("choiceListGone", each, each.list_name, message))
        elif row.archived_at is not None:
            message = Text(
                "The list “{name}” is archived. Take it out of the archive, or choose another.", name=row.name
            )
            problems.append(_problem("choiceListArchived", each, row.name, message))
        elif above is not None and row.parent_list_id != above.list_id:
            message = Text(
                "The items of “{name}” do not lie under the list of the field above. Choose another one.",
                name=row.name,
            )
            problems.append(_problem("choiceListNotUnder", each, row.name, message))
    return problems


async def take_own_lists(uow: UnitOfWork, company_id: UUID, pages: list[Any]) -> list[ListedField]:
    """Of a form from elsewhere: a list that is not the company's is theirs that is called so. Those that they
    have not are answered, and stay as they are until somebody chooses."""
    fields = [*listed_fields(pages)]
    list_ids = {each.list_id for each in fields if each.list_id}
    if not list_ids:
        return []
    own = {row.id for row in await choice_lists.lists_among(uow, company_id, list_ids)}
    strange = [each for each in fields if each.list_id and each.list_id not in own]
    named = await choice_lists.lists_named(uow, company_id, {each.list_name for each in strange})
    for each in strange:
        if found := named.get(each.list_name.lower()):
            each.setting["listId"] = str(found)
    return [each for each in strange if each.list_name.lower() not in named]


def name_lists(pages: list[Any], lists: Iterable[BroughtList]) -> None:
    """Fields that name a list of their file name the company's instead."""
    known = {UUID(each.drawn.id): each for each in lists}
    for each in listed_fields(pages) if known else ():
        if each.list_id and (found := known.get(each.list_id)):
            each.setting.update(listId=str(found.id), listName=found.name)


def listed_fields(pages: Any) -> Iterator[ListedField]:
    """Of a form as JSON, whether it is whole or not."""
    for drawn in drawn_fields(pages, _KINDS):
        setting: Any = drawn.get("setting") or {}
        if setting.get("choices") == "list":
            yield ListedField(str(drawn.get("id")), setting)


def _problem(code: str, field: ListedField, name: str, message: Text) -> PublishProblem:
    return PublishProblem(code=code, subject_id=field.id, params={"name": name}, message=message)
