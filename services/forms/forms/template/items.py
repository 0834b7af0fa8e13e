"""Items of the company's lists that the rules of a form ask for, which a list may not offer any more."""

from typing import Any
from uuid import UUID

import orjson
from chassis.db import UnitOfWork
from chassis.texts import Text

from forms.choice_list.checking import items_among
from forms.template.asked import Asked, asked_in, may_ask
from forms.template.lists import listed_fields
from forms.template.schemas import PublishProblem


async def problems_of_items(uow: UnitOfWork, company_id: UUID, body: str) -> list[PublishProblem]:
    """Nobody could choose what such a rule asks for. Each is told once a rule."""
    if not may_ask(body):
        return []
    lists = {each.id: each.list_id for each in listed_fields(body) if each.list_id}
    asked = [*asked_in(orjson.loads(body), lists)] if lists else []
    if not asked:
        return []
    known = await items_among(uow, company_id, {each.id for each in asked})
    found = {
        (each.rule_id, each.id): problem
        for each in asked
        if (problem := _problem(each, known.get(each.id), lists[each.field_id])) is not None
    }
    return [*found.values()]


def _problem(asked: Asked, row: Any | None, list_id: UUID | None) -> PublishProblem | None:
    """Of an item of another list, too: the field's may have been changed since."""
    if row is None or row.list_id != list_id:
        code, name = "ruleNamedMissing", asked.label or "–"
        message = Text("This rule asks for “{name}”, which is not there any more. Choose anew.", name=name)
    elif row.archived_at is not None:
        code, name = "ruleItemArchived", row.label
        message = Text(
            "This rule asks for “{name}”, which is archived in its list. Take it out of the archive, or "
            "choose another.",
            name=name,
        )
    else:
        return None
    return PublishProblem(code=code, subject_id=asked.rule_id, params={"name": name}, message=message)
