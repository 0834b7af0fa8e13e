"""What people know of the demo's machines: a photo, an hour meter, a leak and a worn tyre."""

import io
from collections.abc import Sequence
from tempfile import TemporaryFile
from uuid import uuid5

from attendance.custody.schemas import HandOverCreate
from attendance.custody.service import hand_over
from attendance.defect.schemas import DefectChange, DefectCreate, DefectPublic, DefectsQuery
from attendance.defect.service import change_defect, create_defect, query_defects
from attendance.equipment.schemas import EquipmentPublic
from attendance.machine_file.photos import upload_photo
from attendance.meter.schemas import MeterReadingCreate
from attendance.meter.service import create_reading
from attendance.tables.equipment_care import DefectState
from chassis.access import Actor
from chassis.acting import acting_for
from chassis.db import UnitOfWork
from chassis.files import Sent
from chassis.runtime import Runtime
from PIL import Image, ImageDraw

_LEAK = "Hydraulic hose leaks"
_TYRE = "Tyre is worn"
_LAMP = "Warning lamp is dark"
_INK = [
    [
        120,
        210,
        150,
        90,
        190,
        80,
        200,
        150,
        160,
        210,
        210,
        190,
        260,
        130,
        280,
        180,
        310,
        190,
        350,
        140,
        380,
        190,
    ],
    [430, 200, 470, 60, 480, 200, 520, 150, 560, 190, 610, 150, 660, 190, 760, 170],
]
"""Their signature."""


async def care_for(
    runtime: Runtime, admin: Actor, member: Actor, machines: Sequence[EquipmentPublic]
) -> None:
    """Once. Each has a past; what is broken now is on the first two of the list."""
    if len(machines) < 2:
        return
    async with runtime.database.reading() as uow:
        if (await query_defects(uow, runtime, admin, DefectsQuery(page_count=1))).total_count:
            return
    first, second = machines[:2]
    with acting_for(admin.user_id):
        async with runtime.database.unit_of_work() as uow:
            await _report(
                uow, runtime, admin, first, _LEAK, "Under the boom. Keeps dripping.", is_blocking=True
            )
        async with runtime.database.unit_of_work() as uow:
            tyre = await _report(uow, runtime, admin, second, _TYRE, "Front left.")
        async with runtime.database.unit_of_work() as uow:
            body = DefectChange(
                equipment_defect_id=tyre.equipment_defect_id, revision=1, state=DefectState.IN_WORK
            )
            await change_defect(uow, runtime, admin, body)
        for number, machine in enumerate(machines):
            await _give_past(runtime, admin, machine, 1204.5 + 317 * number)
        async with runtime.database.unit_of_work() as uow:
            await _photograph(uow, runtime, admin, first)
    with acting_for(member.user_id):
        await _hand_over(runtime, member, first, None, member, "With key and logbook")


async def _give_past(runtime: Runtime, admin: Actor, machine: EquipmentPublic, hours: float) -> None:
    """Somebody had it, and read its meter; and a lamp of it was replaced."""
    await _hand_over(runtime, admin, machine, None, admin)
    await _hand_over(runtime, admin, machine, admin, None)
    async with runtime.database.unit_of_work() as uow:
        reading = MeterReadingCreate(
            meter_reading_id=uuid5(machine.equipment_id, "meter"),
            equipment_id=machine.equipment_id,
            hours=hours,
        )
        await create_reading(uow, runtime, admin, reading)
    async with runtime.database.unit_of_work() as uow:
        lamp = await _report(uow, runtime, admin, machine, _LAMP, "")
    async with runtime.database.unit_of_work() as uow:
        body = DefectChange(
            equipment_defect_id=lamp.equipment_defect_id,
            revision=1,
            state=DefectState.DONE,
            note="Lamp replaced.",
        )
        await change_defect(uow, runtime, admin, body)


async def _hand_over(
    runtime: Runtime,
    by: Actor,
    machine: EquipmentPublic,
    since: Actor | None,
    to: Actor | None,
    note: str = "",
) -> None:
    body = HandOverCreate(
        equipment_hand_over_id=uuid5(machine.equipment_id, f"to {to.user_id if to else None}"),
        equipment_id=machine.equipment_id,
        from_user_id=since.user_id if since else None,
        to_user_id=to.user_id if to else None,
        note=note,
        ink=_INK if to else [],
    )
    async with runtime.database.unit_of_work() as uow:
        await hand_over(uow, runtime, by, body)


async def _report(
    uow: UnitOfWork,
    runtime: Runtime,
    admin: Actor,
    machine: EquipmentPublic,
    title: str,
    description: str,
    *,
    is_blocking: bool = False,
) -> DefectPublic:
    body = DefectCreate(
        equipment_defect_id=uuid5(machine.equipment_id, title),
        equipment_id=machine.equipment_id,
        title=title,
        description=description,
        is_blocking=is_blocking,
    )
    return await create_defect(uow, runtime, admin, body)


async def _photograph(uow: UnitOfWork, runtime: Runtime, admin: Actor, machine: EquipmentPublic) -> None:
    content = _picture()
    # On disk, as what comes over HTTP: pictures are opened by another process.
    with TemporaryFile() as file:
        file.write(content)
        file.seek(0)
        file_id = uuid5(machine.equipment_id, "photo")
        sent = Sent("side.jpg", len(content), file)
        await upload_photo(uow, runtime, admin, machine.equipment_id, file_id, sent)


def _picture() -> bytes:
    """A lift from the side."""
    picture = Image.new("RGB", (960, 720), "#C9D6DA")
    drawing = ImageDraw.Draw(picture)
    drawing.rectangle((0, 560, 960, 720), fill="#8D8577")
    drawing.rectangle((230, 470, 730, 560), fill="#D98A1F")
    for left in (300, 660):
        drawing.ellipse((left - 60, 520, left + 60, 640), fill="#2B2B28")
    drawing.line(((300, 470), (660, 330), (300, 190)), fill="#5B5F63", width=22)
    drawing.line(((660, 470), (300, 330), (660, 190)), fill="#5B5F63", width=22)
    drawing.rectangle((250, 120, 710, 190), fill="#D98A1F")
    packed = io.BytesIO()
    picture.save(packed, "JPEG", quality=80)
    return packed.getvalue()
