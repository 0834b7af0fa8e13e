"""Somebody with a start link: a mailed code proves their address, and with it their submission is started.
From then on they are known by their pass, as who came by a share link of its first step."""

from base64 import b64encode
from dataclasses import dataclass
from datetime import date
from typing import NoReturn
from uuid import UUID

from chassis.access import Origin
from chassis.clock import now
from chassis.db import Database
from chassis.errors import CataloguedError, ErrorCode
from chassis.guessing import Guesses
from chassis.runtime import Runtime
from chassis.wall_clock import zone_of
from contracts.forms.v1 import events_pb2
from contracts.identity.v1 import identity_pb2
from identity_client.directory import Directory
from identity_client.projects import Projects

from forms.outsider import Said, outsider_id
from forms.share import service as share
from forms.share.errors import (
    CodeOver,
    ShareLinkExpired,
    ShareLinkNotFound,
    ShareLinkRevoked,
    TooManyCodes,
    TooManyCodesOfAddress,
)
from forms.share.pins import must_know_pin
from forms.share.proofs import digest_of_token, new_code
from forms.share.visiting import CODE_LASTS, MOST_CODES_OF_ADDRESS, PASS_LASTS, mailed_code, right_code
from forms.start_link.errors import (
    FormClosed,
    FullForToday,
    PassOfAnother,
    PinWaits,
    StartLinkUsedUp,
    TooManyUnusedCodes,
)
from forms.start_link.repo import StartLinkRepo, StartVisitRepo
from forms.start_link.schemas import StartStanding, StartVerified, StartVerify, WhyClosed
from forms.submission.due import hours_of
from forms.submission.naming import own_values
from forms.submission.service import start_of_outsider
from forms.tables.start_link import StartLink
from forms.tables.template import FormTemplate
from forms.template.published import PublishedForm, PublishedForms
from forms.template.rights import is_used_in

MOST_CODES = 60
"""Of one link within an hour: a shift that comes through one gate."""
MOST_UNUSED_CODES = 30
"""That one network has mailed by a company's links within a day and proves nothing with. Whoever photographed
a link and types addresses of strangers would use up the mails by which all gates of the company open."""


@dataclass(frozen=True)
class _Found:
    link: StartLink
    template: FormTemplate
    company: identity_pb2.GetCompanyResponse
    project: identity_pb2.Project | None
    today: date
    """On the project's clock."""
    why_closed: WhyClosed | None


async def get_standing(runtime: Runtime, origin: Origin, secret: str, token: str | None) -> StartStanding:
    """Who has started their submission knew the PIN."""
    found = await _link_of(runtime, origin, secret)
    if found[0].pin_digest is None or (token and await _has_started(runtime.database, found[0], token)):
        return await _told(runtime, found)
    return StartStanding(
        needs_pin=True,
        template_name="",
        step_name="",
        company_name="",
        company_color="",
        company_logo="",
        project_name="",
        why_closed=None,
    )


async def open_with_pin(runtime: Runtime, origin: Origin, secret: str, pin: str) -> StartStanding:
    found = await _link_of(runtime, origin, secret)
    await must_know_pin(runtime.database, origin, StartLinkRepo, found[0], pin, PinWaits)
    return await _told(runtime, found)


async def _told(runtime: Runtime, known: tuple[StartLink, FormTemplate]) -> StartStanding:
    found = await _look_at(runtime.of(Projects), known)
    form = await _form_of(runtime, found)
    logo = await runtime.of(Directory).logo_of_company(found.link.company_id)
    return StartStanding(
        needs_pin=False,
        template_name=form.detail.name if form else found.template.name,
        step_name=form.first_step.data.step_name if form else "",
        company_name=found.company.name,
        company_color=found.company.color,
        company_logo=f"data:image/png;base64,{b64encode(logo).decode()}" if logo else "",
        project_name=found.project.name if found.project else "",
        why_closed=found.why_closed,
    )


async def verify(
    runtime: Runtime, origin: Origin, secret: str, body: StartVerify, language: str
) -> StartVerified:
    """Without a code one is mailed; with it the address is proven and the submission started, known by
    `body.token`. The same again, after an answer that was lost, starts no second one."""
    known = await _link_of(runtime, origin, secret)
    await must_know_pin(runtime.database, origin, StartLinkRepo, known[0], body.pin, PinWaits)
    found = await _look_at(runtime.of(Projects), known)
    if body.code is not None:
        async with runtime.database.reading() as uow:
            started = await share.find_started(uow, found.link.id, body.token)
        if started is not None:
            submission_id, email = started
            if email != body.email:
                raise PassOfAnother
            return StartVerified(is_verified=True, ends_at=now() + PASS_LASTS, submission_id=submission_id)
    _must_be_open(found.why_closed)
    if body.code is None:
        return await _mail_code(runtime.database, origin, found.link, body.email, language)
    return await _start(runtime, found, body, body.code, language)


async def find_code(database: Database, visit_id: UUID) -> tuple[str, str] | None:
    """The address and what proves it, as long as it counts."""
    async with database.reading() as uow:
        return mailed_code(await StartVisitRepo(uow).find(visit_id))


async def _has_started(database: Database, link: StartLink, token: str) -> bool:
    async with database.reading() as uow:
        return await share.find_started(uow, link.id, token) is not None


async def _link_of(runtime: Runtime, origin: Origin, secret: str) -> tuple[StartLink, FormTemplate]:
    async with runtime.database.reading() as uow:
        known = await StartLinkRepo(uow).find_with_template(digest_of_token(secret))
    if known is None:
        # Only now: nobody guesses a link, and a sound one never waits for what others of its network sent.
        runtime.of(Guesses).must_be_few_more(origin.network)
        raise ShareLinkNotFound
    link, template, is_maker_gone = known
    if link.revoked_at is not None or is_maker_gone:
        raise ShareLinkRevoked
    if link.expires_at is not None and link.expires_at <= now():
        raise ShareLinkExpired
    return link, template


async def _look_at(projects: Projects, known: tuple[StartLink, FormTemplate]) -> _Found:
    link, template = known
    company = await projects.rules_of(link.company_id)
    project = await projects.find(link.company_id, link.project_id)
    zone = zone_of(project.time_zone if project else "", company.time_zone)
    today = now().astimezone(zone).date()
    why = _why_closed(link, template, company, project, today)
    return _Found(link, template, company, project, today, why)


def _why_closed(
    link: StartLink,
    template: FormTemplate,
    company: identity_pb2.GetCompanyResponse,
    project: identity_pb2.Project | None,
    today: date,
) -> WhyClosed | None:
    if company.state == identity_pb2.COMPANY_STATE_ENDED:
        return WhyClosed.SUBSCRIPTION_ENDED
    is_there = project is not None and not project.is_archived and is_used_in(template, link.project_id)
    if not is_there or template.archived_at is not None or template.published_version is None:
        return WhyClosed.NOT_IN_USE
    return _why_full(link, today)


def _why_full(link: StartLink, today: date) -> WhyClosed | None:
    if link.most_uses is not None and link.uses >= link.most_uses:
        return WhyClosed.USED_UP
    if link.used_on == today and link.uses_that_day >= link.most_a_day:
        return WhyClosed.FULL_FOR_TODAY
    return None


def _must_be_open(why: WhyClosed | None) -> None:
    match why:
        case None:
            return
        case WhyClosed.SUBSCRIPTION_ENDED:
            raise CataloguedError(ErrorCode.SUBSCRIPTION_ENDED)
        case WhyClosed.NOT_IN_USE:
            raise FormClosed
        case WhyClosed.USED_UP:
            raise StartLinkUsedUp
        case WhyClosed.FULL_FOR_TODAY:
            raise FullForToday


async def _form_of(runtime: Runtime, found: _Found) -> PublishedForm | None:
    version = found.template.published_version
    if version is None:
        return None
    async with runtime.database.reading() as uow:
        return await runtime.of(PublishedForms).get(uow, found.link.company_id, found.template.id, version)


async def _mail_code(
    database: Database, origin: Origin, link: StartLink, email: str, language: str
) -> StartVerified:
    at = now()
    async with database.unit_of_work() as uow:
        visits = StartVisitRepo(uow)
        # Of many at once, at all links of the company, each counts those before.
        await uow.lock(f"codes by start links of {link.company_id} for {origin.network}")
        if await visits.count_unused(link.company_id, origin.network, at) >= MOST_UNUSED_CODES:
            raise TooManyUnusedCodes
        if not await StartLinkRepo(uow).count_code(link.id, at, MOST_CODES):
            raise TooManyCodes
        visit_id = await visits.keep_code(
            link.id, email, new_code(), at, at + CODE_LASTS, MOST_CODES_OF_ADDRESS, origin.network
        )
        if visit_id is None:
            raise TooManyCodesOfAddress
        uow.outbox.add(
            events_pb2.StartCodeRequested(
                visit_id=str(visit_id),
                company_id=str(link.company_id),
                template_id=str(link.template_id),
                language=language,
            )
        )
    return StartVerified(is_verified=False, ends_at=at + CODE_LASTS, submission_id=None)


async def _start(
    runtime: Runtime, found: _Found, body: StartVerify, typed: str, language: str
) -> StartVerified:
    link, database, at = found.link, runtime.database, now()
    code = await right_code(database, StartVisitRepo, link.id, body.email, typed)
    form = await _form_of(runtime, found)
    assert form is not None, "what is closed was refused"
    said = Said(body.email, body.full_name, body.company)
    own = await own_values(runtime, link.company_id, link.project_id, form, None)
    async with database.reading() as uow:
        hours = await hours_of(uow, runtime.of(Projects), form, link.company_id, link.project_id)
    async with database.unit_of_work() as uow:
        if not await StartVisitRepo(uow).use_code(link.id, body.email, code):
            raise CodeOver
        links = StartLinkRepo(uow)
        if not await links.count_use(link.id, found.today):
            await _refuse_last(links, found)
        submission = await start_of_outsider(
            uow,
            form,
            found.template,
            link.project_id,
            outsider_id(link.company_id, body.email),
            said,
            own,
            hours,
        )
        await uow.flush()
        await share.begin_for_visitor(
            uow,
            submission,
            said,
            start_link_id=link.id,
            made_by=link.created_by,
            token=body.token,
            ends_at=at + PASS_LASTS,
            language=language,
        )
    return StartVerified(is_verified=True, ends_at=at + PASS_LASTS, submission_id=submission.id)


async def _refuse_last(links: StartLinkRepo, seen: _Found) -> NoReturn:
    """The last one was taken, or the link taken back, since it was looked at."""
    link = await links.find_by_secret(seen.link.secret_digest)
    if link is None or link.revoked_at is not None:
        raise ShareLinkRevoked
    _must_be_open(_why_full(link, seen.today))
    raise StartLinkUsedUp
