"""How much the templates of one company may hold: one small call copies a form of megabytes."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from uuid import UUID

from chassis.db import UnitOfWork

from forms.settings import FormsSettings
from forms.tables.template import FormTemplate
from forms.template.errors import TemplatesTooLarge, TooManyTemplates
from forms.template.repo import TemplateRepo


async def must_be_left(uow: UnitOfWork, settings: FormsSettings, company_id: UUID) -> None:
    """After a draft or a version was added, which is undone then. One after the other, so that of many at
    once each counts those before it."""
    await uow.lock(f"room for templates of {company_id}")
    await _refuse_too_much(uow, settings, company_id)


@asynccontextmanager
async def left_if_it_grows(
    uow: UnitOfWork, settings: FormsSettings, template: FormTemplate
) -> AsyncGenerator[None]:
    """Around the saving of a draft. What becomes smaller is always saved."""
    templates = TemplateRepo(uow)
    before = await templates.draft_bytes(template.id)
    yield
    if await templates.draft_bytes(template.id) > before:
        await _refuse_too_much(uow, settings, template.company_id)


async def _refuse_too_much(uow: UnitOfWork, settings: FormsSettings, company_id: UUID) -> None:
    rows, size = await TemplateRepo(uow).held_by(company_id)
    if rows > settings.most_template_rows:
        raise TooManyTemplates(settings.most_template_rows)
    if size > settings.most_template_bytes:
        raise TemplatesTooLarge(settings.most_template_bytes)
