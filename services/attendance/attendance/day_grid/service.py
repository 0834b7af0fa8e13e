"""People and days, with the holidays and days of rest among them."""

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.runtime import Runtime

from attendance.holiday.service import free_days_of_project
from attendance.pay.rest import rest_days_of
from attendance.record.grid import read_grid
from attendance.record.grid_schemas import GridHoliday, GridPage
from attendance.record.schemas import SummaryQuery


async def query_grid(uow: UnitOfWork, runtime: Runtime, actor: Actor, wanted: SummaryQuery) -> GridPage:
    page = await read_grid(uow, runtime, actor, wanted)
    # Of which region a project is, and by which rules its hours count, is told to who manages it.
    managed = wanted.project_id if wanted.project_id and actor.manages(wanted.project_id) else None
    owners = [each.owner_user_id for each in page.data]
    rest = await rest_days_of(uow, actor.company_id, owners, managed, page.end_date)
    for each in page.data:
        each.rest_days = [*rest.of_people[each.owner_user_id]]
    page.rest_days = [*rest.of_project]
    if wanted.page_number == 1:
        free = await free_days_of_project(uow, actor.company_id, managed, page.start_date, page.end_date)
        page.holidays = [GridHoliday(date=each.day, name=each.name, is_half=each.from_noon) for each in free]
    return page
