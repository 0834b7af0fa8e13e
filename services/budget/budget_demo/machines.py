"""What machines cost, and some that were on site for months: as attendance told of them before its own demo
begins."""

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from datetime import UTC, datetime, time, timedelta
from uuid import UUID, uuid5

from budget.costcode.schemas import HoursCodesUpdate
from budget.costcode.service import get_settings, set_codes
from budget.equipment.rate_schemas import EquipmentRateCreate, EquipmentRateQuery
from budget.equipment.rates import create_rate, query_rates
from budget.equipment.service import keep_machines, keep_stays, settle_unsettled
from budget.tables.equipment import Unit
from chassis.access import Actor
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.events.context import context_of
from chassis.events.projection import EventWithContext
from chassis.ids import new_id
from chassis.runtime import Runtime
from contracts.attendance.v1.events_pb2 import EquipmentAttendanceRecordChanged, EquipmentChanged
from identity_client.directory import Directory
from identity_client.projects import Projects

By = Callable[[Runtime, Actor], AbstractAsyncContextManager[UnitOfWork]]

# What attendance's demo calls them, and what is hired by the day.
_RATES = (
    ("Earthworks", False, Unit.HOUR, "18.50"),
    ("Lifting", True, Unit.DAY, "680.00"),
    ("Access", True, Unit.DAY, "210.00"),
    ("", False, Unit.DAY, "24.00"),
)
# Name, category, whether it is hired, and how many weeks ago it came and left.
_MACHINES = (
    ("Tower crane 8 t", "Lifting", True, 9, 7),
    ("Wheel loader 950", "Earthworks", False, 8, 7),
    ("Light towers, set of four", "Site power", True, 6, 4),
)
"""Of the last one nobody has said what it costs: its days wait."""


async def seed_machine_rates(runtime: Runtime, admin: Actor, by: By) -> None:
    async with runtime.database.reading() as uow:
        there = await query_rates(uow, runtime.of(Directory), admin, EquipmentRateQuery(page_count=1))
    if there.total_count:
        return
    begin = now().date() - timedelta(days=300)
    for category, is_rented, unit, amount in _RATES:
        async with by(runtime, admin) as uow:
            rate = EquipmentRateCreate(
                category=category, is_rented=is_rented, unit=unit, amount=amount, from_on=begin
            )
            await create_rate(uow, runtime.of(Directory), admin, rate)


async def seed_machines(
    runtime: Runtime, admin: Actor, project_id: UUID, codes: dict[str, UUID], by: By
) -> None:
    async with by(runtime, admin) as uow:
        there = await get_settings(uow, runtime.of(Projects), admin, project_id)
        named = HoursCodesUpdate(
            project_id=project_id,
            revision=there.revision,
            own_code_id=there.own_code_id,
            external_code_id=there.external_code_id,
            own_equipment_code_id=codes["05-200"],
            rented_equipment_code_id=codes["05-100"],
        )
        await set_codes(uow, runtime, admin, named)
    for name, category, is_rented, came, left in _MACHINES:
        machine = EquipmentChanged(
            company_id=str(admin.company_id),
            equipment_id=str(uuid5(project_id, name)),
            project_id=str(project_id),
            name=name,
            category=category,
            condition=1,
            is_rented=is_rented,
            revision=1,
        )
        stay = EquipmentAttendanceRecordChanged(
            company_id=machine.company_id,
            equipment_attendance_record_id=str(uuid5(project_id, f"{name} {came}")),
            equipment_id=machine.equipment_id,
            project_id=machine.project_id,
            check_in_at=_monday(came),
            check_out_at=_monday(left) - timedelta(days=2),
            revision=1,
        )
        async with by(runtime, admin) as uow:
            await keep_machines(uow, [_heard(admin, machine)])
            await keep_stays(uow, [_heard(admin, stay)])
    await settle_unsettled(runtime, admin.company_id)


def _heard(admin: Actor, event: EquipmentChanged | EquipmentAttendanceRecordChanged) -> EventWithContext:
    return EventWithContext(event, context_of(event, new_id(), {"Groundwork-Actor": str(admin.user_id)}, now))


def _monday(weeks_ago: int) -> datetime:
    today = now().date()
    monday = today - timedelta(days=today.weekday(), weeks=weeks_ago)
    return datetime.combine(monday, time(1), UTC)
