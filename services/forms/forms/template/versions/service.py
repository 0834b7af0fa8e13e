"""What was published, and drafts that were kept: listed and looked at."""

from datetime import datetime, timedelta
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.http import Page, Paging
from identity_client.directory import Directory

from forms.template.access import get_own, get_visible
from forms.template.repo import TemplateRepo
from forms.template.rights import may_manage
from forms.template.versions.errors import KeptDraftNotFound, VersionNotFound
from forms.template.versions.repo import VersionRepo
from forms.template.versions.schemas import KeptDraftBrief, TemplateVersionBrief

# As long as the pictures that no draft shows: a draft that comes back has all of its own.
KEEP_DRAFTS = timedelta(days=7)
_MOST_KEPT_SHOWN = 50


def kept_since() -> datetime:
    return now() - KEEP_DRAFTS


async def query_versions(
    uow: UnitOfWork, directory: Directory, actor: Actor, template_id: UUID, paging: Paging
) -> Page[TemplateVersionBrief]:
    template = await get_visible(uow, actor, template_id)
    versions = VersionRepo(uow)
    rows, total = await versions.page(template.id, paging)
    # Whoever manages a template sees all of its submissions; others see some of them.
    counts = (
        await versions.submissions(template.id, (row.number for row in rows))
        if may_manage(actor, template)
        else None
    )
    people = await directory.people(actor.company_id, (row.published_by for row in rows))
    items = [
        TemplateVersionBrief(
            number=row.number,
            name=row.name,
            fields_count=row.fields_count,
            published_at=row.published_at,
            published_by=people.get(row.published_by),
            is_current=row.number == template.published_version,
            submissions_count=None if counts is None else counts.get(row.number, 0),
        )
        for row in rows
    ]
    return Page[TemplateVersionBrief].of(items, total, paging)


async def query_kept_drafts(
    uow: UnitOfWork, directory: Directory, actor: Actor, template_id: UUID
) -> list[KeptDraftBrief]:
    template = await get_own(uow, actor, template_id)
    rows = await VersionRepo(uow).kept_since(template.id, kept_since(), _MOST_KEPT_SHOWN)
    people = await directory.people(actor.company_id, (row.kept_by for row in rows))
    return [
        KeptDraftBrief(
            kept_draft_id=row.id,
            name=row.name,
            fields_count=row.fields_count,
            kept_at=row.kept_at,
            kept_by=people.get(row.kept_by),
            kept_until=row.kept_at + KEEP_DRAFTS,
        )
        for row in rows
    ]


async def get_version(uow: UnitOfWork, actor: Actor, template_id: UUID, number: int) -> Any:
    """Its parts as JSON text, for who may edit the template."""
    template = await get_own(uow, actor, template_id)
    return await find_version(uow, template.id, number)


async def get_kept_draft(uow: UnitOfWork, actor: Actor, template_id: UUID, kept_draft_id: UUID) -> Any:
    template = await get_own(uow, actor, template_id)
    return await find_kept_draft(uow, template.id, kept_draft_id)


async def find_version(uow: UnitOfWork, template_id: UUID, number: int) -> Any:
    version = await TemplateRepo(uow).version(template_id, number)
    if version is None:
        raise VersionNotFound
    return version


async def find_kept_draft(uow: UnitOfWork, template_id: UUID, kept_draft_id: UUID) -> Any:
    kept = await VersionRepo(uow).find_kept(template_id, kept_draft_id, kept_since())
    if kept is None:
        raise KeptDraftNotFound
    return kept
