"""Somebody who has proven their address starts a submission by a start link."""

from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import NoReturn
from uuid import UUID

from chassis.db import UnitOfWork
from chassis.runtime import Runtime
from identity_client.projects import Projects

from forms.outsider import Said, outsider_id
from forms.share import service as share
from forms.share.errors import ShareLinkRevoked
from forms.start_link.errors import StartLinkUsedUp
from forms.start_link.found import Found, form_at, must_be_open, why_full
from forms.start_link.repo import StartLinkRepo
from forms.start_link.schemas import StartVerified
from forms.submission.beginning import own_values
from forms.submission.due import hours_of
from forms.submission.service import start_of_outsider


async def start(
    runtime: Runtime,
    found: Found,
    said: Said,
    prove: Callable[[UnitOfWork], Awaitable[UUID | None]],
    *,
    token: str,
    ends_at: datetime,
    language: str,
) -> StartVerified:
    """The proof, the use of the link and the draft are of one unit. `prove` tells what was started with it by
    the same call before."""
    link, database = found.link, runtime.database
    form = await form_at(runtime, found)
    assert form is not None, "what is closed was refused"
    own = await own_values(runtime, link.company_id, link.project_id, form, None)
    async with database.reading() as uow:
        hours = await hours_of(uow, runtime.of(Projects), form, link.company_id, link.project_id)
    async with database.unit_of_work() as uow:
        if (known := await prove(uow)) is not None:
            return StartVerified(is_verified=True, ends_at=ends_at, submission_id=known)
        links = StartLinkRepo(uow)
        if not await links.count_use(link.id, found.today):
            await _refuse_last(links, found)
        submission = await start_of_outsider(
            uow,
            form,
            found.template,
            link.project_id,
            outsider_id(link.company_id, said.email),
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
            token=token,
            ends_at=ends_at,
            language=language,
        )
    return StartVerified(is_verified=True, ends_at=ends_at, submission_id=submission.id)


async def _refuse_last(links: StartLinkRepo, seen: Found) -> NoReturn:
    """The last one was taken, or the link taken back, since it was looked at."""
    link = await links.find_by_secret(seen.link.secret_digest)
    if link is None or link.revoked_at is not None:
        raise ShareLinkRevoked
    must_be_open(why_full(link, seen.today))
    raise StartLinkUsedUp
