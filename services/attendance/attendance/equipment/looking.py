"""Where machines were scanned is told with who scanned them to managers of the project alone, and to those
people who looked: it is where they were, too."""

import logging
from collections.abc import Iterable, Sequence
from datetime import datetime
from uuid import UUID

from chassis.access import Actor
from chassis.db import Database
from chassis.wall_clock import day_at, zone_of

from attendance.equipment.scan_repo import ScanRepo
from attendance.equipment.scan_schemas import LocationRecordPublic
from attendance.look.service import DaySeen, keep_looks_at_places

log = logging.getLogger(__name__)


async def keep_looks_at_scans(
    database: Database, actor: Actor, records: Sequence[LocationRecordPublic]
) -> None:
    """Once its reader has the answer, which fails in no case because of it."""
    told = {place: each for each in records if actor.manages(each.project_id) for place in _places_of(each)}
    if not told:
        return
    try:
        async with database.unit_of_work() as uow:
            scans = await ScanRepo(uow).placed(actor.company_id, told)
            seen = [
                DaySeen(
                    scan.created_by,
                    scan.project_id,
                    day_at(scan.at, zone_of(told[scan.equipment_id, scan.at].time_zone)),
                    scan.at,
                    shows_place=True,
                    shows_photo=False,
                )
                for scan in scans
            ]
            await keep_looks_at_places(uow, actor, seen)
    except Exception:
        log.exception("That %s looked at where machines were scanned is not kept", actor.user_id)


def _places_of(record: LocationRecordPublic) -> Iterable[tuple[UUID, datetime]]:
    if record.check_in_latitude is not None:
        yield record.equipment_id, record.check_in_at
    if record.check_out_latitude is not None and record.check_out_at is not None:
        yield record.equipment_id, record.check_out_at
