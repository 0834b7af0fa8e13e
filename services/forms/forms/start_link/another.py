"""Somebody who has just submitted by a start link fills in another: for as long as their proof counts they
are asked neither the PIN nor a code again."""

from uuid import UUID

from chassis.access import Origin
from chassis.db import UnitOfWork
from chassis.runtime import Runtime
from identity_client.projects import Projects

from forms.share import service as share
from forms.share.visiting import proven_at
from forms.start_link.errors import PassOfAnother
from forms.start_link.found import get_link, look_at, must_be_open
from forms.start_link.schemas import StartVerified
from forms.start_link.starting import start


async def start_another(
    runtime: Runtime, origin: Origin, secret: str, proof: str, token: str, language: str
) -> StartVerified:
    """Known by `token` from then on. The proof is not made longer by it, and the link's own limits count. The
    same again, after an answer that was lost, starts no second one."""
    known = await get_link(runtime, origin, secret)
    link = known[0]
    said, ends_at = await proven_at(runtime, proof, origin, link.id)

    async def started(uow: UnitOfWork) -> UUID | None:
        found = await share.find_started(uow, link.id, token)
        if found is None:
            return None
        submission_id, email = found
        if email != said.email:
            raise PassOfAnother
        return submission_id

    async def prove(uow: UnitOfWork) -> UUID | None:
        # Of several at once the later ones see what the first one has begun.
        await uow.lock(f"another by {link.id} of {said.email}")
        submission_id = await started(uow)
        if submission_id is None:
            await share.must_have_begun_nothing(uow, link.id, said.email)
        return submission_id

    async with runtime.database.reading() as uow:
        submission_id = await started(uow)
    if submission_id is not None:
        return StartVerified(is_verified=True, ends_at=ends_at, submission_id=submission_id)
    seen = await look_at(runtime.of(Projects), known)
    must_be_open(seen.why_closed)
    return await start(runtime, seen, said, prove, token=token, ends_at=ends_at, language=language)
