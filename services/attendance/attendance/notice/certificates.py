"""Mails before certificates of equipment end: to the managers of its home project, 30 days before and 7."""

import logging
from datetime import date
from typing import Final
from uuid import UUID

from chassis.db.database import Database
from chassis.runtime import Runtime
from chassis.wall_clock import WallClock, zone_of
from contracts.identity.v1.identity_pb2 import MAIL_PURPOSE_NOTICE, Project
from identity_client.mails import About, Occasion
from identity_client.notices import Notice, Notices
from identity_client.projects import Projects

from attendance.equipment.ends import ending_soon, next_warning
from attendance.equipment.schemas import EquipmentState
from attendance.notice.repo import NoticeRepo
from attendance.record.today import latest_today, today_at
from attendance.tables.equipment import Equipment

KIND: Final = "certificatesEnd/"
"""And on which day it was to be said. Kept with what is held: never rename it."""
_AT_ONCE = 100
_IN_USE_NO_MORE = {EquipmentState.LOST.value, EquipmentState.RETIRED.value}

log = logging.getLogger(__name__)


async def mail_ends(runtime: Runtime, notices: Notices) -> None:
    """What is due by now on the clock of its home, of all companies. Where several do it at once, identity
    counts each mail once."""
    after = UUID(int=0)
    while due := await _due(runtime.database, after):
        after = due[-1].id
        for equipment in due:
            try:
                await _tell(runtime, notices, equipment)
            except Exception:
                # One that can't be told keeps no other from it; it stays due.
                log.warning("nobody could be told that a certificate ends", exc_info=True)


async def notice_of_ends(runtime: Runtime, company_id: UUID, equipment_id: UUID, kind: str) -> Notice | None:
    """As things stand by now; None: there is nothing to be said any more."""
    async with runtime.database.reading() as uow:
        equipment = await NoticeRepo(uow).find_equipment(company_id, equipment_id)
    return None if equipment is None else await _notice(runtime, equipment, kind)


async def _tell(runtime: Runtime, notices: Notices, equipment: Equipment) -> None:
    today = await today_at(runtime.of(Projects), equipment.company_id, equipment.project_id)
    said_on = equipment.next_warning_on
    if said_on is None or said_on > today:
        return  # that day has not begun there yet
    notice = await _notice(runtime, equipment, f"{KIND}{said_on}")
    if notice is not None:
        if not notice.receivers:
            return  # a project without managers: it stays due until there is one
        await notices.tell(runtime, notice)
    async with runtime.database.unit_of_work() as uow:
        await NoticeRepo(uow).warn_next(equipment, next_warning(equipment.certificates, today))


async def _notice(runtime: Runtime, equipment: Equipment, kind: str) -> Notice | None:
    if equipment.condition in _IN_USE_NO_MORE:
        return None
    project = await runtime.of(Projects).find(equipment.company_id, equipment.project_id)
    if project is None or project.is_archived:
        return None
    today = await today_at(runtime.of(Projects), equipment.company_id, equipment.project_id)
    ending = ending_soon(equipment.certificates, today)
    if not ending:
        return None
    return Notice(
        occasion=Occasion(
            equipment.company_id,
            MAIL_PURPOSE_NOTICE,
            About("equipment", equipment.id),
            # Nobody did anything: the days have passed.
            on_behalf_of=None,
        ),
        kind=kind,
        once_for=f"equipment/{equipment.id}/{kind}",
        receivers=[*map(UUID, project.manager_user_ids)],
        template="certificates_end",
        values=lambda language: _told(runtime.settings.public_url, equipment, project, ending, language),
    )


def _told(
    public_url: str, equipment: Equipment, project: Project, ending: list[tuple[str, date]], language: str
) -> dict[str, object]:
    clock = WallClock(zone_of(project.time_zone), language)
    return {
        "link": f"{public_url}/attendance/equipment?equipment={equipment.id}",
        "equipment": equipment.name,
        "project": project.name,
        "first": clock.day(ending[0][1]),
        "certificates": " · ".join(f"{name}: {clock.day(day)}" for name, day in ending),
        "blocks": equipment.blocks_when_expired,
    }


async def _due(database: Database, after: UUID) -> list[Equipment]:
    async with database.reading() as uow:
        return [*await NoticeRepo(uow).to_warn_of(latest_today(), after, _AT_ONCE)]
