"""The poster at the gate of the first project."""

from attendance.site_code.repo import SiteCodeRepo
from attendance.site_code.schemas import SiteCodeRenew
from attendance.site_code.service import renew_site_code
from chassis.access import Actor
from chassis.acting import acting_for
from chassis.runtime import Runtime

from attendance_demo.weeks import Site


async def seed_poster(runtime: Runtime, admin: Actor, site: Site) -> None:
    async with runtime.database.reading() as uow:
        there = await SiteCodeRepo(uow).current(admin.company_id, site.project_id)
    if there is None:
        with acting_for(admin.user_id):
            async with runtime.database.unit_of_work() as uow:
                await renew_site_code(uow, runtime, admin, SiteCodeRenew(project_id=site.project_id))
