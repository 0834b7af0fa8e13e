"""Of which days a list is: the last 60, until today on the company's clock, or tomorrow where somebody is at
work already because it is tomorrow on their site."""

from datetime import date, timedelta

from chassis.access import Actor
from chassis.db import UnitOfWork

from attendance.record.ranges import DayRange, range_of
from attendance.record.repo import RecordRepo
from attendance.record.schemas import SelfRecordsQuery, SummaryQuery, UserRecordsQuery

_DAY = timedelta(days=1)


async def days_of_own(uow: UnitOfWork, actor: Actor, wanted: SelfRecordsQuery, today: date) -> DayRange:
    is_tomorrow = not wanted.end_date and await RecordRepo(uow).is_own_work_of(actor, today + _DAY)
    return range_of(wanted.start_date, wanted.end_date, today, today + _DAY * is_tomorrow)


async def days_managed(
    uow: UnitOfWork, actor: Actor, wanted: SummaryQuery | UserRecordsQuery, today: date
) -> DayRange:
    is_tomorrow = not wanted.end_date and await RecordRepo(uow).is_managed_work_of(
        actor, wanted.project_id, today + _DAY
    )
    return range_of(wanted.start_date, wanted.end_date, today, today + _DAY * is_tomorrow)
