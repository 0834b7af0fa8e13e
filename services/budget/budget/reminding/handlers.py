from typing import Any

from chassis.db import UnitOfWork
from chassis.events.context import EventContext
from chassis.events.subscription import Subscription
from chassis.runtime import Runtime
from contracts.budget.v1 import events_pb2

from budget.reminding.runs import ApprovalRuns
from budget.tables.request import Status


async def tell_run(
    _: UnitOfWork, event: events_pb2.BudgetRequestChanged, __: EventContext, runtime: Runtime
) -> None:
    # Before the claim is committed: a crash in between tells it again, which changes nothing.
    runs = runtime.of(ApprovalRuns)
    if event.status == Status.SUBMITTED:
        await runs.begin_or_tell(event.budget_request_id, event.company_id)
    elif event.status != Status.DRAFT:
        # One that was withdrawn ends by itself: at its next reminder nobody is asked any more.
        await runs.tell(event.budget_request_id)


# All: what a run does follows from how the request stands now, not from how old the event is.
subscriptions: list[Subscription[Any]] = [
    Subscription("budget.remind_approvers", events_pb2.BudgetRequestChanged, tell_run, start="all")
]
