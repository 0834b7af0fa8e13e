"""People and days, with the holidays among them."""

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.runtime import Runtime

from attendance.holiday.service import free_days_of_project
from attendance.record.grid import read_grid
from attendance.record.grid_schemas import GridHoliday, GridPage
from attendance.record.schemas import SummaryQuery


async def query_grid(uow: UnitOfWork, runtime: Runtime, actor: Actor, wanted: SummaryQuery) -> GridPage:
    page = await read_grid(uow, runtime, actor, wanted)
    if wanted.page_number > 1:
        return page
    # Of which region a project is, is told to who manages it.
    region_of = wanted.project_id if wanted.project_id and actor.manages(wanted.project_id) else None
    free = await free_days_of_project(uow, actor.company_id, region_of, page.start_date, page.end_date)
    holidays = [GridHoliday(date=each.day, name=each.name, is_half=each.from_noon) for each in free]
    return page.model_copy(update={"holidays": holidays})
