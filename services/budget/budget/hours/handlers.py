"""Hours as attendance tells of them, and what waits to be costed anew."""

from collections.abc import Sequence
from typing import Any
from uuid import UUID

from chassis.db import UnitOfWork
from chassis.events.context import EventContext
from chassis.events.projection import EventWithContext, Projection
from chassis.events.subscription import LONG_SECONDS, PagedSubscription
from chassis.runtime import Runtime
from contracts.attendance.v1.events_pb2 import PeriodSheetChanged
from contracts.budget.v1.events_pb2 import HoursUnsettled

from budget.hours import service


async def keep_weeks(uow: UnitOfWork, told: Sequence[EventWithContext]) -> None:
    await service.keep_weeks(uow, [each.event for each in told])


async def forget_weeks(_: UnitOfWork, __: Sequence[str]) -> None:
    """A week ends with its company alone, whose rows all go."""


async def settle_what_waits(_: UnitOfWork, event: HoursUnsettled, __: EventContext, runtime: Runtime) -> None:
    await service.settle_unsettled(runtime.database, UUID(event.company_id))


worked_weeks = Projection(
    "budget.worked_weeks", states=[PeriodSheetChanged], ends=[], keep=keep_weeks, forget=forget_weeks
)
subscriptions: list[PagedSubscription[Any]] = [
    PagedSubscription(
        "budget.settle_hours", HoursUnsettled, settle_what_waits, start="all", seconds=LONG_SECONDS
    )
]
