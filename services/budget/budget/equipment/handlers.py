"""Machines and their stays as attendance tells of them, and what waits to be costed anew."""

from collections.abc import Sequence
from typing import Any
from uuid import UUID

from chassis.db import UnitOfWork
from chassis.events.context import EventContext
from chassis.events.projection import Projection
from chassis.events.subscription import LONG_SECONDS, PagedSubscription
from chassis.runtime import Runtime
from contracts.attendance.v1.events_pb2 import (
    EquipmentAttendanceRecordChanged,
    EquipmentAttendanceRecordDeleted,
    EquipmentChanged,
)
from contracts.budget.v1.events_pb2 import EquipmentUnsettled

from budget.equipment import service


async def forget_machines(_: UnitOfWork, __: Sequence[str]) -> None:
    """A machine ends with its company alone, whose rows all go."""


async def settle_what_waits(
    _: UnitOfWork, event: EquipmentUnsettled, __: EventContext, runtime: Runtime
) -> None:
    await service.settle_unsettled(runtime, UUID(event.company_id))


machines = Projection(
    "budget.machines",
    states=[EquipmentChanged],
    ends=[],
    keep=service.keep_machines,
    keep_each=service.keep_facts,
    forget=forget_machines,
)
machine_stays = Projection(
    "budget.machine_stays",
    states=[EquipmentAttendanceRecordChanged],
    ends=[EquipmentAttendanceRecordDeleted],
    keep=service.keep_stays,
    forget=service.forget_stays,
)
subscriptions: list[PagedSubscription[Any]] = [
    PagedSubscription(
        "budget.settle_equipment", EquipmentUnsettled, settle_what_waits, start="all", seconds=LONG_SECONDS
    )
]
