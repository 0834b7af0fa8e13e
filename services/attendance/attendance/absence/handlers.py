from uuid import UUID

from chassis.db import UnitOfWork
from chassis.events.context import EventContext
from chassis.events.subscription import Subscription
from chassis.runtime import Runtime
from contracts.identity.v1.events_pb2 import MemberRemoved
from identity_client.leaving import until_they_left

from attendance.absence.service import end_absences_with


async def end_absences(uow: UnitOfWork, event: MemberRemoved, context: EventContext, _: Runtime) -> None:
    """Nobody answers for who left, and who left for nobody: also when they come back."""
    until = until_they_left(context)
    await end_absences_with(uow, UUID(event.company_id), UUID(event.user_id), until=until)


subscriptions: list[Subscription[MemberRemoved]] = [
    Subscription("attendance.absences_member_removed", MemberRemoved, end_absences, start="new")
]
