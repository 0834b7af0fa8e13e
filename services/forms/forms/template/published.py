"""What submissions need of templates: what may be started now, and what was published, for ever."""

from dataclasses import dataclass
from uuid import UUID

import orjson
from chassis.db import UnitOfWork
from chassis.remembered import Remembered
from formwork.body import Body, Page
from formwork.workflow import StepNode, Workflow
from pydantic import TypeAdapter

from forms.template.errors import TemplateNotFound
from forms.template.reference import first_number, reference_text
from forms.template.repo import TemplateRepo
from forms.template.schemas import TemplateDetail

_REMEMBERED = 200
_PAGES = TypeAdapter(list[Page])


@dataclass(frozen=True)
class PublishedForm:
    """One published version, read once a process: it never changes."""

    body: Body
    body_json: str
    workflow: Workflow
    workflow_json: str
    detail: TemplateDetail

    @property
    def first_step(self) -> StepNode:
        trigger = self.workflow.trigger
        assert trigger is not None, "published without a step to start from"
        return trigger


class PublishedForms:
    def __init__(self) -> None:
        self._known = Remembered[tuple[UUID, int], PublishedForm](most=_REMEMBERED)

    async def get(self, uow: UnitOfWork, template_id: UUID, number: int) -> PublishedForm:
        return await self._known.get((template_id, number), lambda: _read(uow, template_id, number))


async def take_reference_number(uow: UnitOfWork, template_id: UUID, form: PublishedForm) -> str:
    """The next one; held until this unit ends."""
    taken = await TemplateRepo(uow).take_number(template_id, first_number(form.detail))
    return reference_text(form.detail, taken)


async def _read(uow: UnitOfWork, template_id: UUID, number: int) -> PublishedForm:
    row = await TemplateRepo(uow).version(template_id, number)
    if row is None:
        raise TemplateNotFound
    return PublishedForm(
        Body(_PAGES.validate_python(orjson.loads(row.body))),
        row.body,
        Workflow.model_validate(orjson.loads(row.workflow)),
        row.workflow,
        TemplateDetail.model_validate_json(row.detail),
    )
