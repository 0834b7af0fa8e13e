"""What a visitor submitted comes back to its first step: they are mailed a link by which they go on, once
they have proven the same address again. Its project's managers have it among their to-dos meanwhile, as the
mail may reach nobody.

Decision: docs/decisions/0212-a-visitor-has-a-receipt-and-a-way-back.md"""

import secrets
from dataclasses import dataclass, replace
from datetime import timedelta
from uuid import UUID, uuid5

from chassis.clock import now
from chassis.db import Database, UnitOfWork
from chassis.runtime import Runtime
from contracts.identity.v1.identity_pb2 import MAIL_PURPOSE_CODE
from identity_client.mails import About, CompanyMails, Mail, Occasion, id_of_mail

from forms.outsider import said_in
from forms.share.proofs import digest_of_token
from forms.share.repo import ShareLinkRepo, VisitRepo
from forms.tables.share_link import ShareLink, ShareVisit
from forms.tables.submission import Submission

RETURN_LASTS = timedelta(days=14)


@dataclass(frozen=True)
class WayBack:
    link_id: UUID
    email: str
    language: str | None
    secret: str


async def mail_way_back(
    runtime: Runtime, event_id: UUID, company_id: UUID, submission_id: UUID, number: int
) -> None:
    """Told twice it mails once. In none of the company's words, as codes are: why it came back stands on the
    page, which opens for who proves the address."""
    async with runtime.database.unit_of_work() as uow:
        back = await _open_again(uow, event_id, submission_id, number)
    if back is None:
        return
    mails = runtime.of(CompanyMails)
    about = About("submission", submission_id)
    mail = Mail(id_of_mail(event_id, back.email), back.email)
    if back.language is not None:
        mail = replace(mail, language=back.language)
    link = f"{runtime.settings.public_url}/forms/shared/{submission_id}#{back.secret}"
    for claimed in await mails.claim(Occasion(company_id, MAIL_PURPOSE_CODE, about), [mail]):
        # Who is a member by now does it where members do.
        if claimed.is_outside:
            await mails.send(claimed, "share_return", {"link": link})
    await _forget_secret(runtime.database, back)


async def _open_again(uow: UnitOfWork, event_id: UUID, submission_id: UUID, number: int) -> WayBack | None:
    """None: it is not with them any more, what they started by was taken back, or they were mailed."""
    links, visits = ShareLinkRepo(uow), VisitRepo(uow)
    found = await links.find_visitors(submission_id, lock=True)
    if found is None:
        return None
    submission, first, language = found
    if (submission.transitions, submission.current_step_id) != (number, first.step_id):
        return None
    link_id, said = uuid5(event_id, "way back"), said_in(submission.outsider or {})
    known = await visits.find_of(link_id, said.email)
    if known is not None:
        is_mailed = known.code is None or known.code_ends_at is not None
        return None if is_mailed else WayBack(link_id, said.email, language, known.code or "")
    secret = secrets.token_urlsafe(32)
    links.add(_link(link_id, submission, first, secret))
    await uow.flush()
    # The secret stays until the mail is out, as codes do: a second try mails the same one.
    visits.add(ShareVisit(link_id=link_id, email=said.email, code=secret, language=language))
    return WayBack(link_id, said.email, language, secret)


def _link(link_id: UUID, submission: Submission, first: ShareLink, secret: str) -> ShareLink:
    """As the one that they started with: taken back with it, and theirs alone."""
    return ShareLink(
        id=link_id,
        company_id=submission.company_id,
        submission_id=submission.id,
        start_link_id=first.start_link_id,
        step_id=first.step_id,
        step_name=first.step_name,
        secret_digest=digest_of_token(secret),
        expires_at=now() + RETURN_LASTS,
        most_uses=1,
        created_by=first.created_by,
    )


async def _forget_secret(database: Database, back: WayBack) -> None:
    async with database.unit_of_work() as uow:
        await VisitRepo(uow).forget_code(back.link_id, back.email, back.secret)
