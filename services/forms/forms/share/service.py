"""Links of a step: made by who may act on it, listed and taken back."""

import secrets
from collections.abc import Mapping
from datetime import datetime
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.errors import Invalid
from chassis.http import Page
from chassis.http.paging import Paging
from chassis.runtime import Runtime
from chassis.texts import Text
from identity_client.directory import Directory
from identity_client.people import PersonPublic

from forms.audit import AuditAction, AuditField, of_submission
from forms.outsider import Said
from forms.rights.acting import may_act
from forms.rights.membership import must_be_member_still
from forms.rights.parts import at_step, open_step_ids
from forms.rights.reader import Reader
from forms.rights.turn import form_of, get_readable, get_turn
from forms.share.errors import (
    NotYoursToTakeBack,
    ProveAgain,
    SecretOfAnotherLink,
    SeveralMustPress,
    ShareLinkNotFound,
    TooManyShareLinks,
)
from forms.share.pins import is_pin_of, kept_of
from forms.share.proofs import digest_of_token
from forms.share.repo import ShareLinkRepo, VisitRepo
from forms.share.schemas import ShareLinkCreate, ShareLinkPublic
from forms.tables.share_link import ShareLink, ShareVisit
from forms.tables.submission import Submission
from forms.template.published import PublishedForms

MOST_LINKS = 20
"""Of a submission, at a time."""


async def create_link(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, body: ShareLinkCreate
) -> ShareLinkPublic:
    """Of the step that it is at."""
    if body.expires_at is not None and body.expires_at <= now():
        raise Invalid.field("expiresAt", Text("Choose a time that is still to come."))
    salt, pin = await kept_of(body.pin)
    people = await runtime.of(Directory).people(actor.company_id, [actor.user_id])
    await must_be_member_still(runtime.of(Directory), actor)
    turn = await get_turn(uow, runtime, actor, body.submission_id)
    if not turn.step.data.trigger_step and turn.step.data.minimum_approvers > 1:
        raise SeveralMustPress(turn.step.data.step_name)
    repo = ShareLinkRepo(uow)
    digest = digest_of_token(body.secret)
    # Also of another company's: by a secret one link is found, or none.
    await uow.lock(f"share link {digest.hex()}")
    known = await repo.find_by_secret(digest)
    if known is not None:
        was = known.submission_id, known.created_by, known.expires_at, known.most_uses
        if was != (body.submission_id, actor.user_id, body.expires_at, body.most_uses):
            raise SecretOfAnotherLink
        if not await is_pin_of(known, body.pin):
            raise SecretOfAnotherLink
        return public(known, people)
    if await repo.count_alive(body.submission_id) >= MOST_LINKS:
        raise TooManyShareLinks(MOST_LINKS)
    link = repo.add(
        ShareLink(
            company_id=actor.company_id,
            submission_id=body.submission_id,
            step_id=UUID(turn.step.id),
            step_name=turn.step.data.step_name,
            secret_digest=digest,
            pin_salt=salt,
            pin_digest=pin,
            expires_at=body.expires_at,
            most_uses=body.most_uses,
            created_by=actor.user_id,
        )
    )
    await uow.flush()
    uow.outbox.add(of_submission(actor, AuditAction.SHARED, turn.submission, _about(link)))
    return public(link, people)


async def query_links(
    uow: UnitOfWork, directory: Directory, actor: Actor, submission_id: UUID | None, paging: Paging
) -> Page[ShareLinkPublic]:
    rows, total = await ShareLinkRepo(uow).page(Reader.of(actor), submission_id, paging)
    people = await directory.people(actor.company_id, {row.created_by for row in rows})
    return Page[ShareLinkPublic].of([public(row, people) for row in rows], total, paging)


async def revoke_link(uow: UnitOfWork, published_forms: PublishedForms, actor: Actor, link_id: UUID) -> None:
    reader, repo = Reader.of(actor), ShareLinkRepo(uow)
    link = await repo.find(reader, link_id, lock=True)
    if link is None:
        raise ShareLinkNotFound
    submission = await get_readable(uow, reader, link.submission_id)
    if link.created_by != actor.user_id and not await _acts_on(uow, published_forms, actor, submission):
        raise NotYoursToTakeBack
    if link.revoked_at is None:
        link.revoked_at = now()
        uow.outbox.add(of_submission(actor, AuditAction.SHARE_REVOKED, submission, _about(link)))


async def take_back_links_of(uow: UnitOfWork, company_id: UUID, user_id: UUID, *, until: datetime) -> None:
    await ShareLinkRepo(uow).take_back_those_of(company_id, user_id, until)


async def begin_for_visitor(
    uow: UnitOfWork,
    submission: Submission,
    said: Said,
    *,
    start_link_id: UUID,
    made_by: UUID,
    token: str,
    ends_at: datetime,
    language: str,
) -> None:
    """Of the first step of what they have just started, for one press of theirs. Nobody knows its secret: the
    pass that they have proven themselves for opens it."""
    assert submission.current_step_id is not None
    link = ShareLinkRepo(uow).add(
        ShareLink(
            company_id=submission.company_id,
            submission_id=submission.id,
            start_link_id=start_link_id,
            step_id=submission.current_step_id,
            step_name=submission.current_step_name,
            secret_digest=digest_of_token(secrets.token_urlsafe()),
            expires_at=ends_at,
            most_uses=1,
            created_by=made_by,
        )
    )
    await uow.flush()
    VisitRepo(uow).add(
        ShareVisit(
            link_id=link.id,
            email=said.email,
            full_name=said.full_name,
            company=said.company,
            language=language,
            pass_digest=digest_of_token(token),
            pass_ends_at=ends_at,
        )
    )


async def find_started(uow: UnitOfWork, start_link_id: UUID, token: str) -> tuple[UUID, str] | None:
    """The submission that was started by that link with this pass, and the address that was proven."""
    return await ShareLinkRepo(uow).submission_started_with(start_link_id, digest_of_token(token))


async def must_have_begun_nothing(uow: UnitOfWork, start_link_id: UUID, email: str) -> None:
    """Whoever has, proves their address again: one proof begins one after the other, never many at once."""
    if await ShareLinkRepo(uow).has_begun(start_link_id, email):
        raise ProveAgain


async def take_back_links_started_by(uow: UnitOfWork, start_link_id: UUID) -> None:
    await ShareLinkRepo(uow).take_back_those_started_by(start_link_id)


async def _acts_on(
    uow: UnitOfWork, published_forms: PublishedForms, actor: Actor, submission: Submission
) -> bool:
    if actor.manages(submission.project_id):
        return True
    form = await form_of(uow, published_forms, submission)
    steps = [(each, form.workflow.find_step(str(each))) for each in open_step_ids(submission)]
    return any(step and may_act(actor, at_step(submission, step_id), step) for step_id, step in steps)


def _about(link: ShareLink) -> dict[AuditField, tuple[str | None, str | None]]:
    return {AuditField.STEP: (None, link.step_name)}


def public(link: Any, people: Mapping[UUID, PersonPublic]) -> ShareLinkPublic:
    return ShareLinkPublic(
        share_link_id=link.id,
        submission_id=link.submission_id,
        step_id=link.step_id,
        step_name=link.step_name,
        has_pin=link.pin_digest is not None,
        expires_at=link.expires_at,
        most_uses=link.most_uses,
        uses=link.uses,
        is_revoked=link.revoked_at is not None,
        created_by=people.get(link.created_by),
        created_at=link.created_at,
    )
