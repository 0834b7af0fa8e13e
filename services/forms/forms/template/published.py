"""What submissions need of templates: what may be started now, and what was published, for ever."""

from asyncio import to_thread
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any
from uuid import UUID

import orjson
from chassis.acting import sharers
from chassis.db import UnitOfWork
from chassis.errors import Unavailable
from chassis.processes.fair_queue import FairQueue, TooManyWait
from chassis.remembered import Remembered
from formwork.body import Body, Page
from formwork.ownership import fields_of_step
from formwork.pages import Field
from formwork.workflow import ButtonNode, StepNode, Ways, Workflow, ways_of
from pydantic import TypeAdapter

from forms.template.errors import TemplateNotFound
from forms.template.reference import first_number, reference_text
from forms.template.repo import TemplateRepo
from forms.template.schemas import TemplateDetail

_REMEMBERED = 200
# Forms of a few megabytes are few in memory: read, they take ten times as much.
_REMEMBERED_CHARACTERS = 16_000_000
# Read within milliseconds; what is larger is read in a thread, one at a time, and companies take turns.
_SMALL_CHARACTERS = 50_000
_MOST_WAITING, _WAITS_SECONDS = 48, 20.0
_PAGES = TypeAdapter(list[Page])


Buttons = Sequence[tuple[ButtonNode, Ways]]
"""Of a step, with where each may lead."""


@dataclass(frozen=True)
class DrawnStep:
    """What a step asks for, and where it may lead."""

    fields: Mapping[UUID, Field]
    """By their ids, in reading order."""
    buttons: Buttons


@dataclass(frozen=True)
class PublishedForm:
    """One published version, read once a process: it never changes."""

    body: Body
    pages: list[dict[str, Any]]
    """As they were drawn; nobody changes them."""
    workflow: Workflow
    workflow_json: str
    detail: TemplateDetail
    characters: int
    _steps: dict[str, DrawnStep] = field(default_factory=dict[str, DrawnStep], init=False, repr=False)

    def drawn(self, step_id: str) -> DrawnStep:
        """Worked out once: every reading and every save asks for it."""
        if step_id not in self._steps:
            own = fields_of_step(self.body, self.workflow, step_id)
            fields = {UUID(each.id): each for each in own}
            self._steps[step_id] = DrawnStep(fields, ways_of(self.workflow, step_id))
        return self._steps[step_id]

    @property
    def first_step(self) -> StepNode:
        trigger = self.workflow.trigger
        assert trigger is not None, "published without a step to start from"
        return trigger


class PublishedForms:
    def __init__(self) -> None:
        self._known = Remembered[tuple[UUID, int], PublishedForm](most=_REMEMBERED_CHARACTERS, weight=_weight)
        self._queue = FairQueue(1, most_waiting=_MOST_WAITING, most_seconds=_WAITS_SECONDS)

    async def get(self, uow: UnitOfWork, company_id: UUID, template_id: UUID, number: int) -> PublishedForm:
        async def ask() -> PublishedForm:
            row = await TemplateRepo(uow).version(template_id, number)
            if row is None:
                raise TemplateNotFound
            if len(row.body) + len(row.workflow) <= _SMALL_CHARACTERS:
                return _read(row)
            try:
                async with self._queue.turn(*sharers(company_id)):
                    return await to_thread(_read, row)
            except TooManyWait:
                raise Unavailable from None

        return await self._known.get((template_id, number), ask)


def _weight(form: PublishedForm) -> int:
    """None counts for less than its share, so that there are never more than these."""
    return max(form.characters, _REMEMBERED_CHARACTERS // _REMEMBERED)


async def take_reference_number(uow: UnitOfWork, template_id: UUID, form: PublishedForm) -> str:
    """The next one; held until this unit ends."""
    taken = await TemplateRepo(uow).take_number(template_id, first_number(form.detail))
    return reference_text(form.detail, taken)


def _read(row: Any) -> PublishedForm:
    pages = orjson.loads(row.body)
    form = PublishedForm(
        Body(_PAGES.validate_python(pages)),
        pages,
        Workflow.model_validate(orjson.loads(row.workflow)),
        row.workflow,
        TemplateDetail.model_validate_json(row.detail),
        len(row.body) + len(row.workflow),
    )
    _work_out(form.body)
    return form


def _work_out(body: Body) -> None:
    """What would else be done where it is first asked for: on the loop."""
    for each in body.fields:
        body.setting_of(each.id)
    if body.calculations.too_large is None:
        _ = body.calculations.order
        _ = body.rules.order
