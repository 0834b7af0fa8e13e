"""The code goes by mail, never by the call that asks for it. Who leaves a company leaves no door open."""

from typing import Any
from uuid import UUID

from chassis.db import UnitOfWork
from chassis.events.context import EventContext
from chassis.events.subscription import PagedSubscription, Subscription
from chassis.runtime import Runtime
from contracts.forms.v1.events_pb2 import StartCodeRequested
from contracts.identity.v1.events_pb2 import MemberRemoved
from identity_client.leaving import until_they_left
from identity_client.mails import About

from forms.share.mailing import mail_code
from forms.start_link.service import take_back_links_of
from forms.start_link.visiting import find_code


async def mail_start_code(
    _: UnitOfWork, event: StartCodeRequested, context: EventContext, runtime: Runtime
) -> None:
    """A member starts the form where members do."""
    proof = await find_code(runtime.database, UUID(event.visit_id))
    about = About("template", UUID(event.template_id))
    company_id, place = UUID(event.company_id), f"new?template={event.template_id}"
    await mail_code(runtime, context.event_id, company_id, about, event.language, proof, place)


async def take_back_links_of_who_left(
    uow: UnitOfWork, event: MemberRemoved, context: EventContext, _: Runtime
) -> None:
    until = until_they_left(context)
    await take_back_links_of(uow, UUID(event.company_id), UUID(event.user_id), until=until)


subscriptions: list[Subscription[Any]] = [
    PagedSubscription("forms.mail_start_code", StartCodeRequested, mail_start_code, start="new"),
    Subscription("forms.start_links_member_removed", MemberRemoved, take_back_links_of_who_left, start="all"),
]
