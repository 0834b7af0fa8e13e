"""People and days: the summary with a cell a day. Holidays are put to it by `day_grid`."""

from collections import defaultdict
from collections.abc import Collection
from dataclasses import replace
from datetime import timedelta
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.runtime import Runtime
from identity_client.directory import Directory
from identity_client.projects import Projects

from attendance.record.grid_repo import GridRepo
from attendance.record.grid_schemas import GridDay, GridPage, GridPerson, GridTotal
from attendance.record.ranges import DayRange, range_of
from attendance.record.schemas import SummaryQuery
from attendance.record.service import summarize
from attendance.record.today import today_of
from attendance.team.service import members_of

MOST_DAYS = 92
"""Side by side; of a longer range these are the last ones."""


async def read_grid(uow: UnitOfWork, runtime: Runtime, actor: Actor, wanted: SummaryQuery) -> GridPage:
    actor.must_be_in(wanted.group_id)
    today = await today_of(runtime.of(Projects), actor.company_id)
    days = _cut(range_of(wanted.start_date, wanted.end_date, today))
    owners = None if wanted.team_id is None else await members_of(uow, actor.company_id, wanted.team_id)
    page = await summarize(uow, runtime.of(Directory), actor, wanted, days, owners)
    repo = GridRepo(uow, actor, wanted.project_id, days)
    cells = defaultdict[UUID, list[GridDay]](list)
    for row in await repo.days_of([each.owner_user_id for each in page.data]):
        cells[row.owner_user_id].append(_cell(row))
    rows = [GridPerson(**dict(each), cells=cells[each.owner_user_id]) for each in page.data]
    paged: dict[str, Any] = dict(page) | {"data": rows}
    return GridPage(
        **paged,
        totals=await _totals(repo, owners, wanted),
        holidays=[],
    )


async def _totals(repo: GridRepo, owners: Collection[UUID] | None, wanted: SummaryQuery) -> list[GridTotal]:
    if wanted.page_number > 1:
        return []
    rows = await repo.totals(owners=owners, has_issues=wanted.has_issues)
    return [GridTotal(date=row.day, worked_seconds=row.worked_seconds) for row in rows]


def _cut(days: DayRange) -> DayRange:
    if days.last - days.first < timedelta(days=MOST_DAYS):
        return days
    first = days.last - timedelta(days=MOST_DAYS - 1)
    return replace(days, first=first, replaced=(*{*days.replaced, "startDate"},))


def _cell(row: Any) -> GridDay:
    return GridDay(
        date=row.day,
        attendance_record_ids=row.record_ids,
        worked_seconds=row.worked_seconds,
        is_end_unknown=row.has_no_end,
        is_work=row.is_work,
        credited_seconds=row.credited_seconds,
        leave_days=row.leave_halves / 2,
        is_at_work=row.is_open,
        has_issues=row.needs_look,
        is_taken_out=row.is_taken_out,
    )
