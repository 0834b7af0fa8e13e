"""Somebody with a link, before and after their e-mail address is proven. Tries are counted before they are
judged, in units of their own, so that many at once count as many."""

from collections.abc import Callable, Mapping
from datetime import datetime, timedelta
from typing import Protocol
from uuid import UUID

from chassis.access import Access, Actor, CompanyState, Origin
from chassis.clock import now
from chassis.db import Database, UnitOfWork
from chassis.errors import CataloguedError, ErrorCode
from chassis.guessing import Guesses
from chassis.runtime import Runtime
from contracts.forms.v1 import events_pb2
from contracts.identity.v1 import identity_pb2
from identity_client.projects import Projects

from forms.outsider import Outsider, Said, outsider_id
from forms.rights.errors import StepNotCurrent
from forms.rights.parts import is_open_at
from forms.rights.reader import Reader
from forms.share.errors import (
    CodeOver,
    NotYourSubmission,
    PinLocked,
    ProveAgain,
    ShareLinkExpired,
    ShareLinkNotFound,
    ShareLinkRevoked,
    TooManyCodes,
    TooManyCodesOfAddress,
    WrongCode,
)
from forms.share.pins import must_know_pin
from forms.share.proofs import digest_of_token, is_code, new_code
from forms.share.repo import ShareLinkRepo, VisitRepo
from forms.share.schemas import ShareVerified, ShareVerify
from forms.tables.share_link import ShareLink, ShareVisit
from forms.tables.start_link import StartVisit
from forms.tables.submission import Submission

PASS_HEADER = "x-share-pass"  # noqa: S105 -- its name
MOST_CODE_TRIES = 5
"""Of one code."""
MOST_CODES = 20
"""Of one link within `CODES_WITHIN`, to whatever addresses."""
MOST_CODES_OF_ADDRESS = 8
"""Of one link within a day: each may be guessed `MOST_CODE_TRIES` times, and is a mail that its receiver may
not want."""
CODE_LASTS = timedelta(minutes=15)
PASS_LASTS = timedelta(hours=12)
COMES_BACK_FOR = timedelta(days=90)
"""After their press: later they ask the company."""


class _Visits(Protocol):
    """Of whichever kind of link."""

    async def count_try(self, link_id: UUID, email: str, at: datetime, most: int) -> str | None: ...


async def verify(
    runtime: Runtime, origin: Origin, submission_id: UUID, secret: str, body: ShareVerify, language: str
) -> ShareVerified:
    """Without a code one is mailed; with it the address is proven, and known by `body.token`."""
    link, submission = await link_of(runtime, origin, submission_id, secret)
    await must_know_pin(runtime.database, origin, ShareLinkRepo, link, body.pin, PinLocked)
    if await _state_of(runtime.of(Projects), link.company_id) is CompanyState.ENDED:
        raise CataloguedError(ErrorCode.SUBSCRIPTION_ENDED)
    if link.start_link_id is not None and not _is_visitors(link, submission, body.email):
        raise NotYourSubmission
    if body.code is not None and await _is_proven_by(runtime.database, link, body):
        return ShareVerified(is_verified=True, ends_at=now() + PASS_LASTS)
    # Who pressed by it comes back for what they submitted, from another device or once the tab is lost.
    # Whoever else tries is answered alike and mailed nothing: else a link that is over told who submitted.
    is_open = is_open_at(submission, link.step_id) and not is_used_up(link)
    may_come = is_open or await _has_pressed(runtime.database, link, body.email)
    if body.code is None:
        return await _keep_code(runtime.database, link, body.email, language, is_mailed=may_come)
    code = await right_code(runtime.database, VisitRepo, link.id, body.email, body.code)
    if not may_come:
        raise StepNotCurrent
    return await _prove(runtime.database, link, body, code)


async def recognize(runtime: Runtime, headers: Mapping[str, str], origin: Origin) -> Actor:
    """Who comes with a pass. What the link is for they may read once it was used, but not once it is over."""
    return await recognize_pass(runtime, headers.get(PASS_HEADER, ""), origin)


async def recognize_pass(runtime: Runtime, token: str, origin: Origin) -> Outsider:
    if not token:
        raise ProveAgain
    visit, link = await _visit_by(runtime, token, origin)
    state = await _state_of(runtime.of(Projects), link.company_id)
    return Outsider(
        user_id=outsider_id(link.company_id, visit.email),
        session_id=visit.id,
        company_id=link.company_id,
        origin=origin,
        access=Access(session_active=True, company_state=state),
        link_id=link.id,
        submission_id=link.submission_id,
        step_id=link.step_id,
        shared_by=link.created_by,
        is_used_up=is_used_up(link),
        is_visitor=link.start_link_id is not None,
        said=Said(visit.email, visit.full_name, visit.company),
    )


async def proven_at(
    runtime: Runtime, token: str, origin: Origin, start_link_id: UUID
) -> tuple[Said, datetime]:
    """Who submitted what they started by that link with this pass, and until when their proof counts."""
    visit, link = await _visit_by(runtime, token, origin)
    if link.start_link_id != start_link_id or not is_used_up(link) or visit.pass_ends_at is None:
        raise ProveAgain
    return Said(visit.email, visit.full_name, visit.company), visit.pass_ends_at


async def _visit_by(runtime: Runtime, token: str, origin: Origin) -> tuple[ShareVisit, ShareLink]:
    async with runtime.database.reading() as uow:
        found = await VisitRepo(uow).find_by_pass(digest_of_token(token))
    if found is None:
        runtime.of(Guesses).must_be_few_more(origin.network)
        raise ProveAgain
    return _still_counts(found)


async def reader_on_visit(database: Database, visit_id: UUID) -> Reader:
    """With the eyes of who came, for as long as their pass opens what it is for."""
    async with database.reading() as uow:
        found = await VisitRepo(uow).find_with_link(visit_id)
    if found is None:
        raise ProveAgain
    visit, link = _still_counts(found)
    guest_id = outsider_id(link.company_id, visit.email)
    return Reader(
        guest_id,
        link.company_id,
        False,
        (),
        (),
        only_submission_id=link.submission_id,
        began_at_step_id=link.step_id if link.start_link_id is not None else None,
    )


def _still_counts(found: tuple[ShareVisit, ShareLink, bool]) -> tuple[ShareVisit, ShareLink]:
    visit, link, is_maker_gone = found
    _must_be_alive(link, is_maker_gone)
    if not is_valid(visit):
        raise ProveAgain
    return visit, link


async def find_code(database: Database, visit_id: UUID) -> tuple[str, str] | None:
    """The address and what proves it, as long as it counts."""
    async with database.reading() as uow:
        return mailed_code(await VisitRepo(uow).find(visit_id))


def mailed_code(visit: ShareVisit | StartVisit | None) -> tuple[str, str] | None:
    if visit is None or visit.code is None or visit.code_ends_at is None or visit.code_ends_at <= now():
        return None
    return visit.email, visit.code


async def right_code(
    database: Database, visits: Callable[[UnitOfWork], _Visits], link_id: UUID, email: str, typed: str
) -> str:
    """As it was mailed to that address, if it is what was typed."""
    async with database.unit_of_work() as uow:
        code = await visits(uow).count_try(link_id, email, now(), MOST_CODE_TRIES)
    if code is None:
        raise CodeOver
    if not is_code(typed, code):
        raise WrongCode
    return code


async def link_of(
    runtime: Runtime, origin: Origin, submission_id: UUID, secret: str
) -> tuple[ShareLink, Submission]:
    async with runtime.database.reading() as uow:
        found = await ShareLinkRepo(uow).find_with_submission(digest_of_token(secret))
    if found is None or found[1].id != submission_id:
        # Only now: nobody guesses a link, and a sound one never waits for what others of its network sent.
        runtime.of(Guesses).must_be_few_more(origin.network)
        raise ShareLinkNotFound
    link, submission, is_maker_gone = found
    _must_be_alive(link, is_maker_gone)
    return link, submission


def _must_be_alive(link: ShareLink, is_maker_gone: bool) -> None:
    if link.revoked_at is not None or is_maker_gone:
        raise ShareLinkRevoked
    if link.expires_at is not None and link.expires_at <= now():
        raise ShareLinkExpired


def _is_visitors(link: ShareLink, submission: Submission, email: str) -> bool:
    """A visitor's link was mailed to them, and what is mailed is forwarded."""
    return outsider_id(link.company_id, email) == submission.submitter_id


async def _has_pressed(database: Database, link: ShareLink, email: str) -> bool:
    async with database.reading() as uow:
        by = outsider_id(link.company_id, email)
        return await ShareLinkRepo(uow).has_press_of(link, by, email, since=now() - COMES_BACK_FOR)


def is_used_up(link: ShareLink) -> bool:
    return link.most_uses is not None and link.uses >= link.most_uses


async def _state_of(projects: Projects, company_id: UUID) -> CompanyState:
    company = await projects.rules_of(company_id)
    return CompanyState.ENDED if company.state == identity_pb2.COMPANY_STATE_ENDED else CompanyState.ACTIVE


def is_valid(visit: ShareVisit) -> bool:
    return visit.pass_ends_at is not None and visit.pass_ends_at > now()


async def _keep_code(
    database: Database, link: ShareLink, email: str, language: str, *, is_mailed: bool
) -> ShareVerified:
    at = now()
    async with database.unit_of_work() as uow:
        if not await ShareLinkRepo(uow).count_code(link.id, at, MOST_CODES):
            raise TooManyCodes
        visit_id = await VisitRepo(uow).keep_code(
            link.id, email, new_code(), at, at + CODE_LASTS, MOST_CODES_OF_ADDRESS
        )
        if visit_id is None:
            raise TooManyCodesOfAddress
        if is_mailed:
            uow.outbox.add(
                events_pb2.ShareCodeRequested(
                    visit_id=str(visit_id),
                    company_id=str(link.company_id),
                    submission_id=str(link.submission_id),
                    language=language,
                )
            )
    return ShareVerified(is_verified=False, ends_at=at + CODE_LASTS)


async def _is_proven_by(database: Database, link: ShareLink, body: ShareVerify) -> bool:
    """The same call again, after an answer that was lost."""
    async with database.reading() as uow:
        visit = await VisitRepo(uow).find_of(link.id, body.email)
    return visit is not None and visit.pass_digest == digest_of_token(body.token) and is_valid(visit)


async def _prove(database: Database, link: ShareLink, body: ShareVerify, code: str) -> ShareVerified:
    at = now()
    async with database.unit_of_work() as uow:
        is_first = await VisitRepo(uow).prove(
            link.id,
            body.email,
            code,
            full_name=body.full_name,
            company=body.company,
            pass_digest=digest_of_token(body.token),
            pass_ends_at=at + PASS_LASTS,
        )
    if not is_first:
        raise CodeOver
    return ShareVerified(is_verified=True, ends_at=at + PASS_LASTS)
