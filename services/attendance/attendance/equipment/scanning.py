"""Scans come in, many at once and often late. What can't be taken says why, and holds up no others."""

from asyncio import sleep
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime, timedelta
from itertools import chain
from typing import Any
from uuid import UUID, uuid5

from chassis.access import Actor
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.errors import TABLE, ErrorCode
from chassis.texts import Text
from chassis.wall_clock import day_at, zone_of
from contracts.identity.v1.identity_pb2 import Project
from identity_client.projects import Projects

from attendance.equipment.placing import place
from attendance.equipment.reading import state_of
from attendance.equipment.repo import EquipmentRepo
from attendance.equipment.scan_repo import ScanRepo
from attendance.equipment.scan_schemas import ScanIn, ScansCreate, ScanVerdict, ScanVerdicts
from attendance.equipment.schemas import EquipmentState
from attendance.equipment.stays import Direction
from attendance.label.codes import code_in
from attendance.punch.marks import judge_time
from attendance.punch.schemas import Verdict
from attendance.punch.service import projects_at_work
from attendance.tables.equipment import Equipment, EquipmentScan

MOST_A_DAY = 200
"""Of one machine, alone or as a part."""
MOST_OF_A_KIT_A_DAY = 40
"""With its parts: each scan is one of all of them."""
_AT_ONCE = 10
"""Scans that are taken before somebody else is let in: each may be of a whole kit."""
_NOT_YOURS = Text(
    "This project does not exist (any more), or is not one of yours. Choose another and scan again."
)
_TAKEN = Text("This scan was not made on this device. Scan it anew.")
_TOO_MANY = Text("This was scanned more often today than anything is. Try again tomorrow.")
_MARKS = {
    EquipmentState.SERVICE.value: "inService",
    EquipmentState.LOST.value: "lost",
    EquipmentState.RETIRED.value: "retired",
}


async def create_scans(uow: UnitOfWork, projects: Projects, actor: Actor, body: ScansCreate) -> ScanVerdicts:
    arrived_at = now()
    actor.must_be_in(body.group_id)
    # Identity is asked before anything is held.
    company = await projects.rules_of(actor.company_id)
    theirs = await projects_at_work(uow, projects, actor, {each.project_id for each in body.scans})
    codes = {each.scan_id: code_in(each.code) for each in body.scans}
    found = await EquipmentRepo(uow).with_codes({code for code in codes.values() if code})
    parts = {row.id: row.parts for row in found.values() if row.company_id == actor.company_id}
    held = await EquipmentRepo(uow).hold(actor.company_id, {*parts, *chain.from_iterable(parts.values())})
    repo = ScanRepo(uow)
    known = await repo.known(each.scan_id for each in body.scans)
    lately = Counter(await repo.lately(held, arrived_at - timedelta(days=1)))
    stored: dict[UUID, EquipmentScan] = {}
    gone_along: list[EquipmentScan] = []
    verdicts: list[ScanVerdict] = []
    for number, sent in enumerate(body.scans, start=1):
        if number % _AT_ONCE == 0:
            await sleep(0)
        row = found.get(codes[sent.scan_id] or "")
        there = known.get(sent.scan_id)
        if there is not None:
            verdicts.append(_known(actor, there))
            continue
        if sent.scan_id in stored:
            verdicts.append(_verdict(Verdict.KNOWN, stored[sent.scan_id], held))
            continue
        # Its label may have been replaced meanwhile.
        equipment = held.get(row.id) if row is not None else None
        if row is not None and equipment is not None and equipment.code != row.code:
            row = equipment = None
        project = theirs.get(sent.project_id)
        code = _code_of(row, equipment)
        if code is not ErrorCode.SUCCESS or row is None or equipment is None:
            verdicts.append(_refused(sent, TABLE[code].text, code))
            continue
        if project is None:
            verdicts.append(_refused(sent, _NOT_YOURS))
            continue
        scan = _scan(actor, body, sent, equipment, arrived_at, project, company.time_zone)
        # What is not there any more stays behind; a part may have been put into another kit meanwhile.
        with_it = [held[each] for each in parts.get(equipment.id, ()) if held[each].kit_id == equipment.id]
        moved = [equipment.id, *(each.id for each in with_it)]
        if _is_too_often(lately, moved):
            verdicts.append(_refused(sent, _TOO_MANY))
            continue
        blocks = (_blocked(each, scan, project, company.time_zone) for each in (equipment, *with_it))
        blocked = next((each for each in blocks if each is not None), None)
        if blocked is not None:
            verdicts.append(_refused(sent, blocked))
            continue
        if _leaves_nowhere(equipment, scan, stored.values()):
            scan.marks = [*scan.marks, "wasNotIn"]
        lately.update(moved)
        stored[scan.id] = scan
        gone_along += [
            _scan(actor, body, sent, each, arrived_at, project, company.time_zone, is_part=True)
            for each in with_it
        ]
        verdicts.append(_verdict(Verdict.STORED, scan, held, len(with_it)))
    await place(uow, held, [*stored.values(), *gone_along])
    return ScanVerdicts(verdicts=verdicts)


def _is_too_often(lately: Mapping[UUID, int], moved: Sequence[UUID]) -> bool:
    """`moved`: what was scanned, and then its parts."""
    most = MOST_OF_A_KIT_A_DAY if len(moved) > 1 else MOST_A_DAY
    return lately[moved[0]] >= most or any(lately[each] >= MOST_A_DAY for each in moved)


def _code_of(row: Any, equipment: Equipment | None) -> ErrorCode:
    if row is None:
        return ErrorCode.EQUIPMENT_NOT_FOUND
    return ErrorCode.EQUIPMENT_OF_ANOTHER_COMPANY if equipment is None else ErrorCode.SUCCESS


def _scan(
    actor: Actor,
    body: ScansCreate,
    sent: ScanIn,
    equipment: Equipment,
    arrived_at: datetime,
    project: Project,
    companys_zone: str,
    *,
    is_part: bool = False,
) -> EquipmentScan:
    """Of what was scanned, or of a part of it: that one's id follows from both."""
    elapsed = None if sent.elapsed_ms is None else timedelta(milliseconds=sent.elapsed_ms)
    when = judge_time(
        received_at=arrived_at, sent_at=body.sent_at, device_time=sent.device_time, elapsed=elapsed
    )
    mark = _MARKS.get(state_of(equipment).value)
    marks = [*when.marks, *([mark] if mark else [])]
    if _expired(equipment, when.at, project, companys_zone):
        marks.append("certificateExpired")
    return EquipmentScan(
        id=uuid5(sent.scan_id, str(equipment.id)) if is_part else sent.scan_id,
        company_id=actor.company_id,
        project_id=sent.project_id,
        equipment_id=equipment.id,
        check_type=sent.check_type.value,
        at=when.at,
        received_at=arrived_at,
        device_time=sent.device_time,
        latitude=sent.position.latitude if sent.position else None,
        longitude=sent.position.longitude if sent.position else None,
        marks=marks,
        device_id=body.device_id,
        created_by=actor.user_id,
    )


def _expired(equipment: Equipment, at: datetime, project: Project, companys_zone: str) -> str | None:
    """The certificate that was over on that day, on the project's clock."""
    day = day_at(at, zone_of(project.time_zone, companys_zone)).isoformat()
    return next((each["name"] for each in equipment.certificates if each["expiresOn"] < day), None)


def _leaves_nowhere(equipment: Equipment, scan: EquipmentScan, before: Iterable[EquipmentScan]) -> bool:
    """Checked out while nobody has checked it in, as far as is known when it comes in."""
    came = any((each.equipment_id, each.check_type) == (equipment.id, Direction.IN.value) for each in before)
    return scan.check_type == Direction.OUT.value and equipment.at_project_id is None and not came


def _blocked(equipment: Equipment, scan: EquipmentScan, project: Project, companys_zone: str) -> Text | None:
    if scan.check_type != Direction.IN.value or not equipment.blocks_when_expired:
        return None
    certificate = _expired(equipment, scan.at, project, companys_zone)
    if certificate is None:
        return None
    return Text(
        "“{certificate}” of {name} has expired: it must not be used. Tell its manager.",
        certificate=certificate,
        name=equipment.name,
    )


def _known(actor: Actor, there: Any) -> ScanVerdict:
    if (there.company_id, there.created_by) != (actor.company_id, actor.user_id):
        return _refused_id(there.id, _TAKEN)
    return ScanVerdict(
        scan_id=there.id,
        verdict=Verdict.KNOWN,
        at=there.at,
        equipment_id=there.equipment_id,
        name=there.name,
        marks=[*there.marks],
        parts_count=0,
        error_code=ErrorCode.SUCCESS,
        reason=None,
    )


def _verdict(
    verdict: Verdict, scan: EquipmentScan, held: Mapping[UUID, Equipment], parts_count: int = 0
) -> ScanVerdict:
    return ScanVerdict(
        scan_id=scan.id,
        verdict=verdict,
        at=scan.at,
        equipment_id=scan.equipment_id,
        name=held[scan.equipment_id].name,
        marks=[*scan.marks],
        parts_count=parts_count,
        error_code=ErrorCode.SUCCESS,
        reason=None,
    )


def _refused(sent: ScanIn, reason: Text, code: ErrorCode = ErrorCode.INVALID_PARAMETER) -> ScanVerdict:
    return _refused_id(sent.scan_id, reason, code)


def _refused_id(scan_id: UUID, reason: Text, code: ErrorCode = ErrorCode.INVALID_PARAMETER) -> ScanVerdict:
    return ScanVerdict(
        scan_id=scan_id,
        verdict=Verdict.REFUSED,
        at=None,
        equipment_id=None,
        name="",
        marks=[],
        parts_count=0,
        error_code=code,
        reason=reason,
    )
