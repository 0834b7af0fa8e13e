"""The code goes by mail, never by the call that asks for it. Who leaves a company leaves no door open."""

from typing import Any
from uuid import UUID

from chassis.db import UnitOfWork
from chassis.events.context import EventContext
from chassis.events.subscription import PagedSubscription, Subscription
from chassis.runtime import Runtime
from contracts.forms.v1.events_pb2 import ShareCodeRequested
from contracts.identity.v1.events_pb2 import MemberRemoved
from contracts.identity.v1.identity_pb2 import MAIL_PURPOSE_CODE
from identity_client.leaving import until_they_left
from identity_client.mails import About, CompanyMails, Mail, Occasion, id_of_mail

from forms.share.service import take_back_links_of
from forms.share.visiting import find_code


async def mail_share_code(
    _: UnitOfWork, event: ShareCodeRequested, context: EventContext, runtime: Runtime
) -> None:
    """Nothing where another was asked for since, or it is over: the newest mail has the one that counts."""
    mailed = await find_code(runtime.database, UUID(event.visit_id))
    if mailed is None:
        return
    email, code = mailed
    why = Occasion(UUID(event.company_id), MAIL_PURPOSE_CODE, About("submission", UUID(event.submission_id)))
    mail = Mail(id_of_mail(context.event_id, email), email, event.language)
    mails = runtime.of(CompanyMails)
    for claimed in await mails.claim(why, [mail]):
        if claimed.is_outside:
            await mails.send(claimed, "share_code", {"code": code})
        else:
            # A member's press is theirs: whoever was one by their session and another by a link could do two
            # steps that are for two people.
            link = f"{runtime.settings.public_url}/forms/submissions/{event.submission_id}"
            await mails.send(claimed, "share_member", {"link": link})


async def take_back_links_of_who_left(
    uow: UnitOfWork, event: MemberRemoved, context: EventContext, _: Runtime
) -> None:
    until = until_they_left(context)
    await take_back_links_of(uow, UUID(event.company_id), UUID(event.user_id), until=until)


subscriptions: list[Subscription[Any]] = [
    PagedSubscription("forms.mail_share_code", ShareCodeRequested, mail_share_code, start="new"),
    Subscription("forms.links_member_removed", MemberRemoved, take_back_links_of_who_left, start="all"),
]
