"""Items of the company's lists that the rules of a form and the branches of its workflow ask for, which
a list may not offer any more."""

from typing import Any
from uuid import UUID

from chassis.db import UnitOfWork
from chassis.texts import Text

from forms.choice_list.checking import items_among
from forms.template.asked import Asked, asked_in, missing
from forms.template.draft_json import DraftJson
from forms.template.lists import listed_fields
from forms.template.schemas import PublishProblem


async def problems_of_items(uow: UnitOfWork, company_id: UUID, draft: DraftJson) -> list[PublishProblem]:
    """Nobody could choose what is asked for. Each is told once a rule or branch."""
    lists = {each.id: each.list_id for each in listed_fields(draft.pages) if each.list_id}
    asked = [*asked_in(draft.conditions, lists)]
    if not asked:
        return []
    known = await items_among(uow, company_id, {each.id for each in asked})
    found = {
        (each.by, each.id): problem
        for each in asked
        if (problem := _problem(each, known.get(each.id), lists[each.field_id])) is not None
    }
    return [*found.values()]


def _problem(asked: Asked, row: Any | None, list_id: UUID | None) -> PublishProblem | None:
    """Of an item of another list, too: the field's may have been changed since."""
    if row is None or row.list_id != list_id:
        return missing(asked)
    if row.archived_at is None:
        return None
    name = row.label
    return asked.by.problem(
        "ItemArchived",
        Text(
            "This rule asks for “{name}”, which is archived in its list. Take it out of the archive, or "
            "choose another.",
            name=name,
        ),
        Text(
            "Branch {branch} asks for “{name}”, which is archived in its list. Take it out of the archive, "
            "or choose another.",
            branch=asked.by.number,
            name=name,
        ),
        name=name,
    )
