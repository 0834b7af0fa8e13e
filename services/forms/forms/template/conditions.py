"""The conditions of a draft one by one, for clients that do not save the whole body."""

from collections.abc import Callable
from typing import Any
from uuid import UUID

import orjson
from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.runtime import Runtime

from forms.template import drafts
from forms.template.errors import ConditionNotFound, ConditionTaken, NoPage
from forms.template.schemas import (
    DraftSaved,
    FormBodyUpdate,
    FormConditionSave,
    FormConditionsDelete,
    FormConditionsPublic,
)

Pages = list[dict[str, Any]]


async def get_conditions(uow: UnitOfWork, actor: Actor, template_id: UUID) -> FormConditionsPublic:
    """Of the draft for those who may edit it, for everybody else of what is published."""
    drawn = await drafts.get_body(uow, actor, template_id)
    conditions = [each for page in orjson.loads(drawn.json) for each in page.get("conditions", ())]
    return FormConditionsPublic(form_template_id=template_id, version=drawn.version, conditions=conditions)


async def create_condition(runtime: Runtime, actor: Actor, body: FormConditionSave) -> DraftSaved:
    def add(pages: Pages) -> None:
        if any(_is(each, body.condition.get("id")) for page in pages for each in _of(page)):
            raise ConditionTaken
        home = next((page for page in pages if _of(page)), pages[0] if pages else None)
        if home is None:
            raise NoPage
        home["conditions"] = [*_of(home), body.condition]

    return await _save(runtime, actor, body.form_template_id, body.version, add)


async def update_condition(runtime: Runtime, actor: Actor, body: FormConditionSave) -> DraftSaved:
    """Its place in the order stays."""
    condition_id = body.condition.get("id")

    def replace(pages: Pages) -> None:
        if not any(_is(each, condition_id) for page in pages for each in _of(page)):
            raise ConditionNotFound
        for page in pages:
            page["conditions"] = [body.condition if _is(each, condition_id) else each for each in _of(page)]

    return await _save(runtime, actor, body.form_template_id, body.version, replace)


async def delete_conditions(runtime: Runtime, actor: Actor, body: FormConditionsDelete) -> DraftSaved:
    gone = {str(each) for each in body.condition_ids}

    def remove(pages: Pages) -> None:
        known = {each["id"] for page in pages for each in _of(page)}
        if not gone <= known:
            raise ConditionNotFound
        for page in pages:
            page["conditions"] = [each for each in _of(page) if each["id"] not in gone]

    return await _save(runtime, actor, body.form_template_id, body.version, remove)


async def _save(
    runtime: Runtime, actor: Actor, template_id: UUID, version: int, change: Callable[[Pages], None]
) -> DraftSaved:
    """Opens its own units of work: none may be open while a large form waits for its company's turn."""
    async with runtime.database.reading() as uow:
        drawn = await drafts.get_own_body(uow, runtime, actor, template_id, version)
    pages: Pages = orjson.loads(drawn.json)
    change(pages)
    saved = FormBodyUpdate(form_template_id=template_id, version=version, pages=pages)
    async with runtime.database.unit_of_work() as uow:
        return await drafts.update_body(uow, runtime, actor, saved)


def _of(page: dict[str, Any]) -> list[dict[str, Any]]:
    return page.get("conditions", [])


def _is(condition: dict[str, Any], condition_id: object) -> bool:
    return condition["id"] == condition_id
