"""Machines and their stays as attendance tells of them."""

from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any
from uuid import UUID

from budget.equipment.handlers import machine_stays, machines
from budget.equipment.service import settle_unsettled
from chassis.events.context import EventContext, context_of
from chassis.events.projection import EventWithContext, Projection
from chassis.ids import new_id
from chassis.runtime import Runtime
from chassis.testing.people import COMPANY
from contracts.attendance.v1.events_pb2 import (
    EquipmentAttendanceRecordChanged,
    EquipmentAttendanceRecordDeleted,
    EquipmentChanged,
)

from services.budget.tests.service.desk import Body, Desk, data

_TOLD_AT = datetime(2026, 9, 20, 12, tzinfo=UTC)


@dataclass
class Machine:
    by: UUID
    category: str = "Earthworks"
    is_rented: bool = False
    name: str = "Excavator 12"
    equipment_id: UUID = field(default_factory=new_id)
    revision: int = 0

    def told(
        self, *, at: datetime = _TOLD_AT, condition: int = 1, company_id: UUID = COMPANY
    ) -> EventWithContext:
        self.revision += 1
        event = EquipmentChanged(
            company_id=str(company_id),
            equipment_id=str(self.equipment_id),
            name=self.name,
            category=self.category,
            condition=condition,
            is_rented=self.is_rented,
            revision=self.revision,
        )
        return EventWithContext(event, _heard(event, self.revision, self.by, at))


@dataclass
class Stay:
    machine: Machine
    project_id: UUID
    record_id: UUID = field(default_factory=new_id)
    revision: int = 0

    def told(self, since: str, until: str | None, company_id: UUID = COMPANY) -> EventWithContext:
        """`2026-08-31T08:00`, by Greenwich's clock."""
        self.revision += 1
        event = EquipmentAttendanceRecordChanged(
            company_id=str(company_id),
            equipment_attendance_record_id=str(self.record_id),
            equipment_id=str(self.machine.equipment_id),
            project_id=str(self.project_id),
            check_in_at=_at(since),
            check_out_at=_at(until) if until else None,
            revision=self.revision,
        )
        return EventWithContext(event, _heard(event, self.revision, self.machine.by, _TOLD_AT))

    def gone(self) -> EventWithContext:
        self.revision += 1
        event = EquipmentAttendanceRecordDeleted(
            company_id=str(COMPANY),
            equipment_attendance_record_id=str(self.record_id),
            equipment_id=str(self.machine.equipment_id),
            project_id=str(self.project_id),
        )
        return EventWithContext(event, _heard(event, self.revision, self.machine.by, _TOLD_AT))


def _at(written: str) -> datetime:
    return datetime.fromisoformat(written).replace(tzinfo=UTC)


def _heard(event: Any, revision: int, by: UUID, at: datetime) -> EventContext:
    headers = {
        "Groundwork-Revision": str(revision),
        "Groundwork-Actor": str(by),
        "Groundwork-Occurred-At": at.isoformat(),
    }
    return context_of(event, new_id(), headers, lambda: at)


async def hear(runtime: Runtime, *told: EventWithContext) -> None:
    """One after the other, each as a delivery of its own."""
    for each in told:
        projection: Projection = machines if isinstance(each.event, EquipmentChanged) else machine_stays
        async with runtime.database.unit_of_work() as uow:
            await projection.take(uow, [each])


async def hear_together(runtime: Runtime, *told: EventWithContext) -> None:
    """Of machines, in one delivery, as after a while in which nobody heard anything."""
    async with runtime.database.unit_of_work() as uow:
        await machines.take(uow, told)


async def tell(runtime: Runtime, *told: EventWithContext) -> None:
    """And what follows from it."""
    await hear(runtime, *told)
    await settle_unsettled(runtime, COMPANY)


async def rate(admin: Desk, amount: str, unit: str = "day", from_on: str = "2026-01-01", **more: Any) -> Body:
    body: Body = {"amount": amount, "unit": unit, "fromOn": from_on}
    return data(await admin.send("POST", "CreateBudgetEquipmentRate", body | more))


async def name_codes(desk: Desk, project_id: UUID, revision: int = 0, **codes: str | None) -> Body:
    body: Body = {"projectId": str(project_id), "revision": revision}
    return data(await desk.send("PUT", "SetBudgetHoursCodes", body | codes))


async def spent(desk: Desk, code_id: str) -> str:
    actual: str = (await desk.code(code_id))["actual"]
    return actual
