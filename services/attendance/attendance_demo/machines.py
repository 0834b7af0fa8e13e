"""The demo's machines: who has moved, who is where, and one whose certificate nobody renewed."""

from collections.abc import Mapping, Sequence
from datetime import timedelta
from typing import Any, Final

from attendance.equipment.kits import set_kit
from attendance.equipment.reading import query_equipment
from attendance.equipment.scan_schemas import ScanIn, ScansCreate
from attendance.equipment.scanning import create_scans
from attendance.equipment.schemas import (
    EquipmentCreate,
    EquipmentPublic,
    EquipmentQuery,
    EquipmentState,
    EquipmentUpdate,
    KitSet,
)
from attendance.equipment.service import create_equipment, update_equipment
from attendance.equipment.stays import Direction
from attendance.punch.schemas import PositionIn
from chassis.access import Actor
from chassis.acting import acting_for
from chassis.clock import now
from chassis.ids import new_id
from chassis.runtime import Runtime
from identity_client.projects import Projects

from attendance_demo.care import care_for
from attendance_demo.weeks import Site

_HIRE: Final = {
    "isRented": True,
    "supplier": "Marina Plant Hire",
    "contact": "Marina Plant Hire, +65 6555 0142",
}
_OWN: Final = {"contact": "Plant yard, +65 6555 0117"}
_MACHINES: Final[tuple[tuple[str, str, str, Mapping[str, Any]], ...]] = (
    ("Excavator 320 no. 12", "Earthworks", "CAT0320-4417", _OWN),
    ("Excavator 313 no. 7", "Earthworks", "CAT0313-2290", _OWN),
    ("Mobile crane 25 t", "Lifting", "TAD-25-0093", {**_HIRE, "rentalRate": "S$ 680 / day"}),
    ("Scissor lift 8 m", "Access", "GS-2632-118", _OWN),
    ("Boom lift 15 m", "Access", "Z45-0771", {**_HIRE, "rentalRate": "S$ 210 / day"}),
    ("Generator 60 kVA", "Power", "GEN-60-031", _OWN),
    ("Concrete mixer 350 l", "Concrete", "MX350-12", _OWN),
    ("Plate compactor", "Earthworks", "BPU-2540-5", _OWN),
    ("Total station", "Survey", "TS07-33120", _OWN),
    ("Welding set", "Steel", "WLD-400-2", _OWN),
)
_GENERATOR, _MIXER = 5, 6
_CERTIFIED: Final = {2: -12, 3: 21, 4: 160, 5: 300}
"""Which machine's certificate ends in how many days."""


async def seed_machines(runtime: Runtime, admin: Actor, member: Actor, homes: Sequence[Site]) -> None:
    await _make_and_move(runtime, admin, homes)
    async with runtime.database.reading() as uow:
        page = await query_equipment(uow, runtime, admin, EquipmentQuery(page_count=10))
    await care_for(runtime, admin, member, page.data)


async def _make_and_move(runtime: Runtime, admin: Actor, homes: Sequence[Site]) -> None:
    async with runtime.database.reading() as uow:
        page = await query_equipment(uow, runtime, admin, EquipmentQuery(page_count=1))
    if page.total_count or not homes:
        return
    made = [
        await _make(runtime, admin, number, homes[_home(number, len(homes))])
        for number in range(len(_MACHINES))
    ]
    for number, machine in enumerate(made):
        await _move(runtime, admin, machine, homes, number)
    async with runtime.database.unit_of_work() as uow:
        with acting_for(admin.user_id):
            body = EquipmentUpdate(
                equipment_id=made[-1].equipment_id, revision=1, condition=EquipmentState.SERVICE
            )
            await update_equipment(uow, runtime, admin, body)
        with acting_for(admin.user_id):
            part = KitSet(equipment_id=made[_MIXER].equipment_id, kit_id=made[_GENERATOR].equipment_id)
            await set_kit(uow, runtime, admin, part)


def _home(number: int, homes: int) -> int:
    """What has certificates is at home where everybody of the demo sees it."""
    return 0 if number in _CERTIFIED else number % homes


async def _make(runtime: Runtime, admin: Actor, number: int, home: Site) -> EquipmentPublic:
    name, category, serial_number, more = _MACHINES[number]
    today = now().date()
    body: dict[str, Any] = {
        "projectId": home.project_id,
        "name": name,
        "category": category,
        "serialNumber": serial_number,
        **more,
        "returnDue": today + timedelta(days=40) if more.get("isRented") else None,
    }
    if number in _CERTIFIED:
        ends = today + timedelta(days=_CERTIFIED[number])
        body["certificates"] = [{"name": "Yearly inspection", "expiresOn": ends}]
        body["blocksWhenExpired"] = number == 2
    with acting_for(admin.user_id):
        async with runtime.database.unit_of_work() as uow:
            return await create_equipment(uow, runtime, admin, EquipmentCreate.model_validate(body))


async def _move(
    runtime: Runtime, admin: Actor, machine: EquipmentPublic, homes: Sequence[Site], number: int
) -> None:
    """Three weeks: each comes and goes, most are somewhere now."""
    days = range(20, 0, -5 - number % 3)
    passed = [
        (days_ago, homes[(_home(number, len(homes)) + turn) % len(homes)])
        for turn, days_ago in enumerate(days)
    ]
    if number == 2:  # whose inspection is over: it came before that, and left
        passed = passed[:1]
    scans: list[ScanIn] = []
    for turn, (days_ago, site) in enumerate(passed):
        scans.append(_scan(machine, site, Direction.IN, days_ago))
        is_last = turn == len(passed) - 1
        if not is_last or number % 4 == 2:
            scans.append(_scan(machine, site, Direction.OUT, days_ago - 3))
    with acting_for(admin.user_id):
        async with runtime.database.unit_of_work() as uow:
            body = ScansCreate(device_id=new_id(), sent_at=now(), scans=scans)
            await create_scans(uow, runtime.of(Projects), admin, body)


def _scan(machine: EquipmentPublic, site: Site, check: Direction, days_ago: int) -> ScanIn:
    position = PositionIn(latitude=site.latitude, longitude=site.longitude, accuracy_meters=8)
    return ScanIn(
        scan_id=new_id(),
        code=machine.code,
        project_id=site.project_id,
        check_type=check,
        device_time=now() - timedelta(days=days_ago, hours=2),
        position=position,
    )
