"""A tablet at the gate of the first project, and a worker who has a PIN for it."""

import secrets
from typing import Final

from attendance.kiosk.pins import get_own_pin, set_own_pin
from attendance.kiosk.schemas import KioskCreate, KioskPair
from attendance.kiosk.service import create_kiosk, query_kiosks
from attendance.kiosk.tablet import pair
from chassis.access import Actor
from chassis.acting import acting_for
from chassis.http.paging import Paging
from chassis.runtime import Runtime
from identity_client.projects import Projects

from attendance_demo.weeks import Site

MEMBERS_PIN: Final = "4812"


async def seed_tablet(runtime: Runtime, admin: Actor, member: Actor, site: Site) -> None:
    async with runtime.database.reading() as uow:
        there = await query_kiosks(uow, runtime.of(Projects), admin, None, Paging(1, 1))
        has_pin = (await get_own_pin(uow, member)).has_pin
    if there.total_count == 0:
        with acting_for(admin.user_id):
            async with runtime.database.unit_of_work() as uow:
                body = KioskCreate(project_id=site.project_id, name="North gate")
                made = await create_kiosk(uow, runtime.of(Projects), admin, body)
        await pair(runtime, admin.origin, KioskPair(code=made.code, token=secrets.token_urlsafe(32)))
    if not has_pin:
        with acting_for(member.user_id):
            async with runtime.database.unit_of_work() as uow:
                await set_own_pin(uow, member, MEMBERS_PIN)
