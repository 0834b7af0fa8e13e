from typing import Any
from uuid import UUID

from chassis.db import UnitOfWork
from chassis.events.context import EventContext
from chassis.events.subscription import Subscription
from chassis.runtime import Runtime
from contracts.identity.v1 import events_pb2

from identity.invite import mailing


async def mail_invite(
    uow: UnitOfWork, event: events_pb2.MemberInvited, _: EventContext, runtime: Runtime
) -> None:
    await mailing.mail_invite(uow, runtime, UUID(event.invite_id))


subscriptions: list[Subscription[Any]] = [
    Subscription("identity.mail_invite", events_pb2.MemberInvited, mail_invite, start="new")
]
