"""Somebody with a start link: a mailed code proves their address, and with it their submission is started.
From then on they are known by their pass, as who came by a share link of its first step."""

from base64 import b64encode
from datetime import datetime, timedelta
from uuid import UUID

from chassis.access import Origin
from chassis.clock import now
from chassis.db import Database, UnitOfWork
from chassis.runtime import Runtime
from contracts.forms.v1 import events_pb2
from identity_client.directory import Directory
from identity_client.projects import Projects

from forms.outsider import Said
from forms.share import service as share
from forms.share.errors import CodeOver, TooManyCodes, TooManyCodesOfAddress
from forms.share.pins import must_know_pin
from forms.share.proofs import new_code
from forms.share.visiting import CODE_LASTS, MOST_CODES_OF_ADDRESS, PASS_LASTS, mailed_code, right_code
from forms.start_link.errors import PassOfAnother, PinWaits, TooManyUnusedCodes
from forms.start_link.found import form_at, get_link, look_at, must_be_open
from forms.start_link.repo import StartLinkRepo, StartVisitRepo
from forms.start_link.schemas import StartStanding, StartVerified, StartVerify
from forms.start_link.starting import start
from forms.tables.start_link import StartLink
from forms.tables.template import FormTemplate

MOST_CODES = 60
"""Of one link within an hour: a shift that comes through one gate."""
FINISHED_WITHIN = timedelta(hours=2)
"""Of its end: whoever began before submits by then what they began."""
MOST_UNUSED_CODES = 30
"""That one network has mailed by a company's links within a day and proves nothing with. Whoever photographed
a link and types addresses of strangers would use up the mails by which all gates of the company open."""


async def get_standing(runtime: Runtime, origin: Origin, secret: str, token: str | None) -> StartStanding:
    """Who has started their submission knew the PIN."""
    found = await get_link(runtime, origin, secret)
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
    found = await get_link(runtime, origin, secret)
    await must_know_pin(runtime.database, origin, StartLinkRepo, found[0], pin, PinWaits)
    return await _told(runtime, found)


async def _told(runtime: Runtime, known: tuple[StartLink, FormTemplate]) -> StartStanding:
    found = await look_at(runtime.of(Projects), known)
    form = await form_at(runtime, found)
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
    known = await get_link(runtime, origin, secret)
    await must_know_pin(runtime.database, origin, StartLinkRepo, known[0], body.pin, PinWaits)
    found = await look_at(runtime.of(Projects), known)
    if body.code is not None:
        async with runtime.database.reading() as uow:
            started = await share.find_started(uow, found.link.id, body.token)
        if started is not None:
            submission_id, email = started
            if email != body.email:
                raise PassOfAnother
            return StartVerified(
                is_verified=True, ends_at=_pass_ends_at(found.link), submission_id=submission_id
            )
    must_be_open(found.why_closed)
    if body.code is None:
        return await _mail_code(runtime.database, origin, found.link, body.email, language)
    code = await right_code(runtime.database, StartVisitRepo, found.link.id, body.email, body.code)

    async def use_code(uow: UnitOfWork) -> None:
        if not await StartVisitRepo(uow).use_code(found.link.id, body.email, code):
            raise CodeOver

    return await start(
        runtime,
        found,
        Said(body.email, body.full_name, body.company),
        use_code,
        token=body.token,
        ends_at=_pass_ends_at(found.link),
        language=language,
    )


def _pass_ends_at(link: StartLink) -> datetime:
    ends_at = now() + PASS_LASTS
    return ends_at if link.expires_at is None else min(ends_at, link.expires_at + FINISHED_WITHIN)


async def find_code(database: Database, visit_id: UUID) -> tuple[str, str] | None:
    """The address and what proves it, as long as it counts."""
    async with database.reading() as uow:
        return mailed_code(await StartVisitRepo(uow).find(visit_id))


async def _has_started(database: Database, link: StartLink, token: str) -> bool:
    async with database.reading() as uow:
        return await share.find_started(uow, link.id, token) is not None


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
