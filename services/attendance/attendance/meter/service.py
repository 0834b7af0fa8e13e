"""Hour meters: what they showed, read by whoever stands at the machine. None goes back without a reason."""

from datetime import datetime, time, timedelta
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.http import Page
from chassis.runtime import Runtime
from chassis.texts import Text
from chassis.wall_clock import day_at, zone_of
from identity_client.directory import Directory
from identity_client.people import PersonPublic
from identity_client.projects import Projects

from attendance.audit import AuditAction, AuditField
from attendance.equipment.announcement import equipment_changed
from attendance.equipment.reading import get_equipment
from attendance.equipment.service import tell
from attendance.meter.errors import ReadingIdTaken, ReasonMissing
from attendance.meter.repo import MeterRepo
from attendance.meter.schemas import (
    EquipmentUse,
    MeterReadingCreate,
    MeterReadingPublic,
    MeterReadingsQuery,
)
from attendance.meter.use import Reading, use_of
from attendance.tables.equipment import Equipment
from attendance.tables.equipment_care import MeterReading

_TOLERANCE = timedelta(hours=1)
"""Who reads it rounds."""


async def create_reading(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, body: MeterReadingCreate
) -> MeterReadingPublic:
    seen = await get_equipment(uow, actor, body.equipment_id)
    await runtime.of(Projects).must_be_open(actor.company_id, seen.project_id)
    people = await runtime.of(Directory).people(actor.company_id, [actor.user_id])
    equipment = await get_equipment(uow, actor, body.equipment_id, lock=True)
    by = people.get(actor.user_id)
    if known := await MeterRepo(uow).find(body.meter_reading_id):
        if (known.equipment_id, known.created_by) != (equipment.id, actor.user_id):
            raise ReadingIdTaken
        return _shown(known, by)
    tenths, at = round(body.hours * 10), now()
    odd = _what_is_odd(equipment, tenths, at)
    if odd is not None and not body.reason:
        raise ReasonMissing(odd)
    reading = MeterReading(
        id=body.meter_reading_id,
        company_id=actor.company_id,
        equipment_id=equipment.id,
        tenths=tenths,
        read_at=at,
        # Where nothing is odd nobody is asked, and nothing is kept.
        reason=body.reason if odd is not None else "",
        created_by=actor.user_id,
    )
    MeterRepo(uow).add(reading)
    before, equipment.meter_tenths, equipment.meter_at = equipment.meter_tenths, tenths, at
    await uow.flush()
    if odd is None:
        uow.outbox.add(equipment_changed(equipment))
    else:
        changes = {
            AuditField.METER: (_hours(before), _hours(tenths)),
            AuditField.REASON: (None, body.reason),
        }
        tell(uow, actor, equipment, AuditAction.EQUIPMENT_METER_SET, changes)
    return _shown(reading, by)


async def query_readings(
    uow: UnitOfWork, directory: Directory, actor: Actor, wanted: MeterReadingsQuery
) -> Page[MeterReadingPublic]:
    actor.must_be_in(wanted.group_id)
    await get_equipment(uow, actor, wanted.equipment_id)
    rows, total = await MeterRepo(uow).page(wanted.equipment_id, wanted.paging)
    people = await directory.people(actor.company_id, (row.created_by for row in rows))
    shown = [_shown(row, people.get(row.created_by)) for row in rows]
    return Page[MeterReadingPublic].of(shown, total, wanted.paging)


async def get_use(
    uow: UnitOfWork, projects: Projects, actor: Actor, equipment_id: UUID, days: int
) -> EquipmentUse:
    """Of all projects it was in: how much there is of it is its company's to know, not where it was."""
    equipment = await get_equipment(uow, actor, equipment_id)
    project = await projects.try_find(actor.company_id, equipment.project_id)
    zone = zone_of(project.time_zone if project else "")
    last = day_at(now(), zone)
    first = last - timedelta(days=days - 1)
    since = datetime.combine(first, time(), zone)
    repo = MeterRepo(uow)
    stays = [
        (day_at(row.check_in_at, zone), day_at(row.check_out_at or now(), zone))
        for row in await repo.stays_since(equipment_id, since)
    ]
    readings = [
        Reading(day_at(row.read_at, zone), row.tenths) for row in await repo.since(equipment_id, since)
    ]
    use = use_of(stays, readings, first, last)
    return EquipmentUse(
        equipment_id=equipment_id,
        days=days,
        days_there=use.days_there,
        days_used=use.days_used,
        hours=None if use.tenths is None else use.tenths / 10,
    )


def _what_is_odd(equipment: Equipment, tenths: int, at: datetime) -> Text | None:
    if equipment.meter_tenths is None or equipment.meter_at is None:
        return None
    hours = _hours(equipment.meter_tenths) or ""
    if tenths < equipment.meter_tenths:
        return Text(
            "It showed {hours} h before. Say why it shows less now: a new meter, or a wrong reading.",
            hours=hours,
        )
    ran = timedelta(hours=(tenths - equipment.meter_tenths) / 10)
    if ran <= at - equipment.meter_at + _TOLERANCE:
        return None
    return Text(
        "It showed {hours} h before, and fewer hours have passed since. Say how that can be.", hours=hours
    )


def _hours(tenths: int | None) -> str | None:
    return None if tenths is None else f"{tenths / 10:.1f}"


def _shown(row: Any, by: PersonPublic | None) -> MeterReadingPublic:
    return MeterReadingPublic(
        meter_reading_id=row.id,
        equipment_id=row.equipment_id,
        hours=row.tenths / 10,
        read_at=row.read_at,
        reason=row.reason,
        by=by,
    )
