from typing import Any
from uuid import UUID

from chassis.db import UnitOfWork
from chassis.events.context import EventContext
from chassis.events.subscription import PagedSubscription
from chassis.runtime import Runtime
from contracts.budget.v1 import events_pb2

from budget.answered import service
from budget.tables.request import ANSWERED


async def mail_answer(
    _: UnitOfWork, event: events_pb2.BudgetRequestChanged, __: EventContext, runtime: Runtime
) -> None:
    await service.mail_answer(runtime, UUID(event.company_id), UUID(event.budget_request_id))


def is_answered(event: events_pb2.BudgetRequestChanged) -> bool:
    return event.status in ANSWERED


# New: nobody is written to about a month of answers that they know.
subscriptions: list[PagedSubscription[Any]] = [
    PagedSubscription(
        "budget.mail_answers",
        events_pb2.BudgetRequestChanged,
        mail_answer,
        start="new",
        only_if=is_answered,
    )
]
