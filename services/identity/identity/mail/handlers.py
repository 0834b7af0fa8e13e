from typing import Any
from uuid import UUID

from chassis.db import UnitOfWork
from chassis.events.context import EventContext
from chassis.events.subscription import Subscription
from chassis.runtime import Runtime
from contracts.identity.v1 import events_pb2

from identity.mail import asking


async def ask_for_consent(
    uow: UnitOfWork, event: events_pb2.MailConsentRequested, _: EventContext, runtime: Runtime
) -> None:
    submitter = UUID(event.submitter_user_id) if event.submitter_user_id else None
    await asking.ask_for_consent(uow, runtime, UUID(event.contact_id), submitter)


async def warn_admin(
    uow: UnitOfWork, event: events_pb2.MailWarningRaised, _: EventContext, runtime: Runtime
) -> None:
    await asking.warn_admin(uow, runtime, UUID(event.company_id), UUID(event.user_id), event.warning)


subscriptions: list[Subscription[Any]] = [
    Subscription(
        "identity.ask_for_mail_consent", events_pb2.MailConsentRequested, ask_for_consent, start="new"
    ),
    Subscription("identity.warn_of_mails", events_pb2.MailWarningRaised, warn_admin, start="new"),
]
