from typing import Any

from chassis.db import UnitOfWork
from chassis.events.context import EventContext
from chassis.events.subscription import LONG_SECONDS, PagedSubscription
from chassis.runtime import Runtime
from contracts.budget.v1 import events_pb2

from budget.overview import outlook


async def mail_outlook(
    _: UnitOfWork, event: events_pb2.BudgetCodeForecastPassed, context: EventContext, runtime: Runtime
) -> None:
    await outlook.mail_outlook(runtime, event, once_for=context.event_id)


subscriptions: list[PagedSubscription[Any]] = [
    PagedSubscription(
        "budget.mail_outlook",
        events_pb2.BudgetCodeForecastPassed,
        mail_outlook,
        start="new",
        seconds=LONG_SECONDS,
    )
]
