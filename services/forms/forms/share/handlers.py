"""The code goes by mail, never by the call that asks for it. Who leaves a company leaves no door open."""

from typing import Any
from uuid import UUID

from chassis.db import UnitOfWork
from chassis.events.context import EventContext
from chassis.events.subscription import PagedSubscription, Subscription
from chassis.runtime import Runtime
from contracts.forms.v1.events_pb2 import ShareCodeRequested, StepSubmitted, SubmissionMoved
from contracts.identity.v1.events_pb2 import MemberRemoved
from identity_client.leaving import until_they_left
from identity_client.mails import About

from forms.share.mailing import mail_code
from forms.share.returning import mail_way_back
from forms.share.service import take_back_links_of
from forms.share.visiting import find_code


async def mail_share_code(
    _: UnitOfWork, event: ShareCodeRequested, context: EventContext, runtime: Runtime
) -> None:
    proof = await find_code(runtime.database, UUID(event.visit_id))
    about = About("submission", UUID(event.submission_id))
    company_id, place = UUID(event.company_id), event.submission_id
    await mail_code(runtime, context.event_id, company_id, about, event.language, proof, place)


async def mail_visitors_way_back(
    _: UnitOfWork, event: StepSubmitted, context: EventContext, runtime: Runtime
) -> None:
    if event.sent_back:
        told = event.submission
        company_id, submission_id = UUID(told.company_id), UUID(told.submission_id)
        await mail_way_back(runtime, context.event_id, company_id, submission_id, event.number)


async def mail_visitors_reopened(
    _: UnitOfWork, event: SubmissionMoved, context: EventContext, runtime: Runtime
) -> None:
    """At their step, by somebody of the company."""
    told = event.submission
    company_id, submission_id = UUID(told.company_id), UUID(told.submission_id)
    await mail_way_back(runtime, context.event_id, company_id, submission_id, event.number)


async def take_back_links_of_who_left(
    uow: UnitOfWork, event: MemberRemoved, context: EventContext, _: Runtime
) -> None:
    until = until_they_left(context)
    await take_back_links_of(uow, UUID(event.company_id), UUID(event.user_id), until=until)


subscriptions: list[Subscription[Any]] = [
    PagedSubscription("forms.mail_share_code", ShareCodeRequested, mail_share_code, start="new"),
    PagedSubscription("forms.mail_visitors_reopened", SubmissionMoved, mail_visitors_reopened, start="new"),
    PagedSubscription("forms.mail_visitors_way_back", StepSubmitted, mail_visitors_way_back, start="new"),
    Subscription("forms.links_member_removed", MemberRemoved, take_back_links_of_who_left, start="all"),
]
