from typing import Any

from chassis.db import UnitOfWork
from chassis.events.context import EventContext
from chassis.events.subscription import LONG_SECONDS, PagedSubscription
from chassis.runtime import Runtime
from contracts.budget.v1 import events_pb2

from budget.alert import service


async def mail_alert(
    _: UnitOfWork, event: events_pb2.BudgetCodeAlerted, context: EventContext, runtime: Runtime
) -> None:
    await service.mail_alert(runtime, event, once_for=context.event_id)


subscriptions: list[PagedSubscription[Any]] = [
    PagedSubscription(
        "budget.mail_alerts", events_pb2.BudgetCodeAlerted, mail_alert, start="new", seconds=LONG_SECONDS
    )
]
