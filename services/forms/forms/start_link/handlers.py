"""The code goes by mail, never by the call that asks for it. Who leaves a company leaves no door open."""

from typing import Any
from uuid import UUID

from chassis.db import UnitOfWork
from chassis.events.context import EventContext
from chassis.events.subscription import PagedSubscription, Subscription
from chassis.runtime import Runtime
from contracts.forms.v1.events_pb2 import StartCodeRequested
from contracts.identity.v1.events_pb2 import MemberRemoved
from contracts.identity.v1.identity_pb2 import MAIL_PURPOSE_CODE
from identity_client.leaving import until_they_left
from identity_client.mails import About, CompanyMails, Mail, Occasion, id_of_mail

from forms.start_link.service import take_back_links_of
from forms.start_link.visiting import find_code


async def mail_start_code(
    _: UnitOfWork, event: StartCodeRequested, context: EventContext, runtime: Runtime
) -> None:
    """As `share.handlers.mail_share_code`; a member starts the form where members do."""
    mailed = await find_code(runtime.database, UUID(event.visit_id))
    if mailed is None:
        return
    email, code = mailed
    why = Occasion(UUID(event.company_id), MAIL_PURPOSE_CODE, About("template", UUID(event.template_id)))
    mail = Mail(id_of_mail(context.event_id, email), email, event.language)
    mails = runtime.of(CompanyMails)
    for claimed in await mails.claim(why, [mail]):
        if claimed.is_outside:
            await mails.send(claimed, "share_code", {"code": code})
        else:
            link = f"{runtime.settings.public_url}/forms/submissions/new?template={event.template_id}"
            await mails.send(claimed, "share_member", {"link": link})


async def take_back_links_of_who_left(
    uow: UnitOfWork, event: MemberRemoved, context: EventContext, _: Runtime
) -> None:
    until = until_they_left(context)
    await take_back_links_of(uow, UUID(event.company_id), UUID(event.user_id), until=until)


subscriptions: list[Subscription[Any]] = [
    PagedSubscription("forms.mail_start_code", StartCodeRequested, mail_start_code, start="new"),
    Subscription("forms.start_links_member_removed", MemberRemoved, take_back_links_of_who_left, start="all"),
]
