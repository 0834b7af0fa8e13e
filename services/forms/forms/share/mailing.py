"""A code that proves an address, on its way there: for links of a step and links that start a form."""

from uuid import UUID

from chassis.runtime import Runtime
from contracts.identity.v1.identity_pb2 import MAIL_PURPOSE_CODE
from identity_client.mails import About, CompanyMails, Mail, Occasion, id_of_mail


async def mail_code(
    runtime: Runtime,
    event_id: UUID,
    company_id: UUID,
    about: About,
    language: str,
    proof: tuple[str, str] | None,
    for_members: str,
) -> None:
    """Nothing where another was asked for since, or it is over: the newest mail has the one that counts."""
    if proof is None:
        return
    email, code = proof
    mails = runtime.of(CompanyMails)
    mail = Mail(id_of_mail(event_id, email), email, language)
    for claimed in await mails.claim(Occasion(company_id, MAIL_PURPOSE_CODE, about), [mail]):
        if claimed.is_outside:
            await mails.send(claimed, "share_code", {"code": code})
        else:
            # A member's press is theirs: whoever was one by their session and another by a link could do two
            # steps that are for two people.
            link = f"{runtime.settings.public_url}/forms/submissions/{for_members}"
            await mails.send(claimed, "share_member", {"link": link})
