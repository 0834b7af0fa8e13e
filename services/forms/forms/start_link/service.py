"""Start links: made, listed and taken back by who manages the project.

Decision: docs/decisions/0203-a-form-is-started-by-a-link.md"""

from collections.abc import Mapping
from datetime import datetime
from typing import Any
from uuid import UUID

from chassis.access import Actor, Role
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.errors import Invalid
from chassis.http import Page
from chassis.http.paging import Paging
from chassis.runtime import Runtime
from chassis.texts import Text
from contracts.identity.v1 import identity_pb2
from identity_client.directory import Directory
from identity_client.people import PersonPublic
from identity_client.projects import Projects

from forms.audit import AuditAction, AuditField, of_template
from forms.rights.membership import must_be_member_still
from forms.share import service as share
from forms.share.errors import SecretOfAnotherLink
from forms.share.pins import is_pin_of, kept_of
from forms.share.proofs import digest_of_token
from forms.start_link.errors import NotYoursToOpen, StartLinkNotFound, TooManyStartLinks
from forms.start_link.repo import StartLinkRepo
from forms.start_link.schemas import StartLinkCreate, StartLinkPublic
from forms.submission.errors import NotOfThisProject, TemplateNotInUse
from forms.tables.start_link import StartLink
from forms.template.access import get_visible
from forms.template.errors import TemplateNotFound
from forms.template.rights import is_used_in

MOST_LINKS = 20
"""Of a form, at a time."""


async def create_link(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, body: StartLinkCreate
) -> StartLinkPublic:
    if body.expires_at is not None and body.expires_at <= now():
        raise Invalid.field("expiresAt", Text("Choose a time that is still to come."))
    salt, pin = await kept_of(body.pin)
    directory = runtime.of(Directory)
    people = await directory.people(actor.company_id, [actor.user_id])
    await must_be_member_still(directory, actor)
    project = await runtime.of(Projects).get_open(actor, body.project_id)
    if not actor.manages(body.project_id):
        raise NotYoursToOpen
    template = await get_visible(uow, actor, body.form_template_id)
    if template.published_version is None:
        raise TemplateNotFound
    if template.archived_at is not None:
        raise TemplateNotInUse
    if not is_used_in(template, body.project_id):
        raise NotOfThisProject
    repo, digest = StartLinkRepo(uow), digest_of_token(body.secret)
    # Also of another company's: by a secret one link is found, or none.
    await uow.lock(f"start link {digest.hex()}", f"start links of {template.id}")
    known = await repo.find_by_secret(digest)
    projects = {body.project_id: project}
    if known is not None:
        if not _is_as_asked(known, actor, body) or not await is_pin_of(known, body.pin):
            raise SecretOfAnotherLink
        return _public(known, people, projects)
    if await repo.count_alive(template.id) >= MOST_LINKS:
        raise TooManyStartLinks(MOST_LINKS)
    link = repo.add(
        StartLink(
            company_id=actor.company_id,
            template_id=template.id,
            project_id=body.project_id,
            name=body.name,
            secret_digest=digest,
            pin_salt=salt,
            pin_digest=pin,
            expires_at=body.expires_at,
            most_uses=body.most_uses,
            most_a_day=body.most_a_day,
            created_by=actor.user_id,
        )
    )
    await uow.flush()
    uow.outbox.add(of_template(actor, AuditAction.OPENED_TO_OUTSIDERS, template, _about(link)))
    return _public(link, people, projects)


async def query_links(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, template_id: UUID | None, paging: Paging
) -> Page[StartLinkPublic]:
    """Of the projects that the caller manages."""
    managed = None if actor.is_at_least(Role.ADMIN) else actor.access.managed_project_ids
    rows, total = await StartLinkRepo(uow).page(actor.company_id, template_id, managed, paging)
    people = await runtime.of(Directory).people(actor.company_id, {row.created_by for row in rows})
    projects = await runtime.of(Projects).shown(actor.company_id, {row.project_id for row in rows})
    return Page[StartLinkPublic].of([_public(row, people, projects) for row in rows], total, paging)


async def revoke_link(uow: UnitOfWork, actor: Actor, link_id: UUID) -> None:
    """Also for who is just filling in: their pass opens nothing from the next call on."""
    found = await StartLinkRepo(uow).lock_of_company(actor.company_id, link_id)
    if found is None or not actor.manages(found[0].project_id):
        raise StartLinkNotFound
    link, template = found
    if link.revoked_at is None:
        link.revoked_at = now()
        await share.take_back_links_started_by(uow, link.id)
        uow.outbox.add(of_template(actor, AuditAction.CLOSED_TO_OUTSIDERS, template, _about(link)))


async def take_back_links_of(uow: UnitOfWork, company_id: UUID, user_id: UUID, *, until: datetime) -> None:
    await StartLinkRepo(uow).take_back_those_of(company_id, user_id, until)


def _is_as_asked(known: StartLink, actor: Actor, body: StartLinkCreate) -> bool:
    was = known.template_id, known.project_id, known.created_by
    limits = known.expires_at, known.most_uses, known.most_a_day
    asked = body.expires_at, body.most_uses, body.most_a_day
    return was == (body.form_template_id, body.project_id, actor.user_id) and limits == asked


def _about(link: StartLink) -> dict[AuditField, tuple[str | None, str | None]]:
    return {AuditField.START_LINK: (None, link.name), AuditField.PROJECT: (None, str(link.project_id))}


def _public(
    link: Any, people: Mapping[UUID, PersonPublic], projects: Mapping[UUID, identity_pb2.Project]
) -> StartLinkPublic:
    return StartLinkPublic(
        start_link_id=link.id,
        form_template_id=link.template_id,
        project_id=link.project_id,
        project_name=projects[link.project_id].name if link.project_id in projects else "",
        name=link.name,
        has_pin=link.pin_digest is not None,
        expires_at=link.expires_at,
        most_uses=link.most_uses,
        most_a_day=link.most_a_day,
        uses=link.uses,
        is_revoked=link.revoked_at is not None,
        created_by=people.get(link.created_by),
        created_at=link.created_at,
    )
