from typing import Any
from uuid import UUID

from chassis.db import UnitOfWork
from chassis.events.context import EventContext
from chassis.events.subscription import LONG_SECONDS, PagedSubscription, Subscription
from chassis.runtime import Runtime
from contracts.budget.v1 import events_pb2
from contracts.identity.v1.events_pb2 import ProjectChanged

from budget.overview import outlook


async def mail_outlook(
    _: UnitOfWork, event: events_pb2.BudgetCodeForecastPassed, context: EventContext, runtime: Runtime
) -> None:
    await outlook.mail_outlook(runtime, event, once_for=context.event_id)


async def look_again(uow: UnitOfWork, event: ProjectChanged, _: EventContext, __: Runtime) -> None:
    await outlook.look_again(uow, UUID(event.project.company_id), UUID(event.project.project_id))


subscriptions: list[Subscription[Any]] = [
    Subscription("budget.outlook_project_changed", ProjectChanged, look_again, start="new"),
    PagedSubscription(
        "budget.mail_outlook",
        events_pb2.BudgetCodeForecastPassed,
        mail_outlook,
        start="new",
        seconds=LONG_SECONDS,
    ),
]
