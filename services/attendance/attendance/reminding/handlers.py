from typing import Any
from uuid import UUID

from chassis.db import UnitOfWork
from chassis.events.context import EventContext
from chassis.events.subscription import Subscription
from chassis.runtime import Runtime
from contracts.attendance.v1 import events_pb2

from attendance.reminding.runs import RequestRuns
from attendance.request_rules.service import days_to_wait
from attendance.tables.request import RequestStatus


async def tell_run(
    uow: UnitOfWork, event: events_pb2.AttendanceRequestChanged, _: EventContext, runtime: Runtime
) -> None:
    # Before the claim is committed: a crash in between tells it again, which changes nothing.
    days = await days_to_wait(uow, UUID(event.company_id))
    if days is None:
        return  # a run that is there ends by itself: at its next step nobody is to be told
    runs = runtime.of(RequestRuns)
    if event.status == RequestStatus.PENDING.value:
        await runs.begin_or_tell(event.attendance_request_id, event.company_id, days)
    else:
        await runs.tell(event.attendance_request_id)


subscriptions: list[Subscription[Any]] = [
    Subscription("attendance.remind_approvers", events_pb2.AttendanceRequestChanged, tell_run, start="new")
]
