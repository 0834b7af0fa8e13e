"""What a link is for, told to who holds it: of one with a PIN only to who knows that, too."""

from uuid import UUID

from chassis.access import Origin
from chassis.db import Database
from chassis.runtime import Runtime
from identity_client.directory import Directory
from identity_client.projects import Projects

from forms.rights.parts import is_open_at
from forms.share.errors import PinLocked
from forms.share.pins import must_know_pin
from forms.share.proofs import digest_of_token
from forms.share.repo import ShareLinkRepo, VisitRepo
from forms.share.schemas import ShareStanding
from forms.share.visiting import is_used_up, is_valid, link_of
from forms.tables.share_link import ShareLink
from forms.tables.submission import Submission


async def get_standing(
    runtime: Runtime, origin: Origin, submission_id: UUID, secret: str, token: str | None
) -> ShareStanding:
    """Who has proven themselves knew the PIN."""
    link, submission = await link_of(runtime, origin, submission_id, secret)
    if link.pin_digest is None or (token and await _is_pass_of(runtime.database, link, token)):
        return await _told(runtime, link, submission)
    return ShareStanding(
        submission_id=submission_id,
        template_name="",
        step_name="",
        company_name="",
        project_name="",
        shared_by="",
        needs_pin=True,
        is_open=True,
    )


async def open_with_pin(
    runtime: Runtime, origin: Origin, submission_id: UUID, secret: str, pin: str
) -> ShareStanding:
    link, submission = await link_of(runtime, origin, submission_id, secret)
    await must_know_pin(runtime.database, origin, ShareLinkRepo, link, pin, PinLocked)
    return await _told(runtime, link, submission)


async def _told(runtime: Runtime, link: ShareLink, submission: Submission) -> ShareStanding:
    projects = runtime.of(Projects)
    project = await projects.try_find(link.company_id, submission.project_id)
    people = await runtime.of(Directory).people(link.company_id, [link.created_by])
    sharer = people.get(link.created_by)
    return ShareStanding(
        submission_id=submission.id,
        template_name=submission.template_name,
        step_name=link.step_name,
        company_name=await projects.company_name(link.company_id),
        project_name=project.name if project else "",
        shared_by=sharer.full_name if sharer else "",
        needs_pin=False,
        is_open=is_open_at(submission, link.step_id) and not is_used_up(link),
    )


async def _is_pass_of(database: Database, link: ShareLink, token: str) -> bool:
    async with database.reading() as uow:
        found = await VisitRepo(uow).find_by_pass(digest_of_token(token))
    return found is not None and found[1].id == link.id and is_valid(found[0])
