"""People and days: the summary with a cell a day. Holidays and days of rest are put to it by `day_grid`."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from datetime import timedelta
from itertools import groupby
from operator import attrgetter
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.http import Page
from chassis.runtime import Runtime
from identity_client.directory import Directory
from identity_client.people import PersonPublic
from identity_client.projects import Projects

from attendance.record.grid_repo import GridRepo
from attendance.record.grid_schemas import GridDay, GridPage, GridPerson, GridTotal
from attendance.record.looking_sql import Looks
from attendance.record.ranges import DayRange
from attendance.record.schemas import SummaryQuery
from attendance.record.today import today_of
from attendance.record.until import days_managed
from attendance.record.whose import ByName, people_asked_for

MOST_DAYS = 92
"""Side by side; of a longer range these are the last ones."""


async def read_grid(uow: UnitOfWork, runtime: Runtime, actor: Actor, wanted: SummaryQuery) -> GridPage:
    actor.must_be_in(wanted.group_id)
    today = await today_of(runtime.of(Projects), actor.company_id)
    days = _cut(await days_managed(uow, actor, wanted, today))
    owners = await people_asked_for(uow, actor.company_id, wanted)
    repo = GridRepo(uow, actor, wanted.project_id, days)
    everybody = await repo.people(owners=owners, looks=Looks.of(wanted))
    directory = runtime.of(Directory)
    names = await directory.names(actor.company_id, everybody)
    first = wanted.paging.offset
    # Not by what is to be looked at, as the list is: pages are read while somebody corrects what is on them,
    # and nobody may then be on two of them or on none.
    shown = sorted(everybody, key=ByName(names))[first : first + wanted.page_count]
    people = await directory.people(actor.company_id, shown)
    rows = groupby(await repo.days_of(shown), key=attrgetter("owner_user_id"))
    days_of = {owner: [*of_owner] for owner, of_owner in rows}
    data = [_person(each, people.get(each), days_of.get(each, [])) for each in shown]
    return GridPage(
        **dict(Page[GridPerson].of(data, len(everybody), wanted.paging)),
        start_date=days.first,
        end_date=days.last,
        replaced_dates=[*days.replaced],
        totals=await _totals(repo, owners, wanted),
        holidays=[],
        rest_days=[],
    )


async def _totals(repo: GridRepo, owners: Collection[UUID] | None, wanted: SummaryQuery) -> list[GridTotal]:
    if wanted.page_number > 1:
        return []
    rows = await repo.totals(owners=owners, looks=Looks.of(wanted))
    return [GridTotal(date=row.day, worked_seconds=row.worked_seconds) for row in rows]


def _cut(days: DayRange) -> DayRange:
    if days.last - days.first < timedelta(days=MOST_DAYS):
        return days
    first = days.last - timedelta(days=MOST_DAYS - 1)
    return replace(days, first=first, replaced=(*{*days.replaced, "startDate"},))


def _person(owner: UUID, person: PersonPublic | None, days: Sequence[Any]) -> GridPerson:
    works = halves = credited = worked = on_break = looks = 0
    for each in days:
        works += each.works
        halves += each.leave_halves
        credited += each.credited_seconds
        worked += each.worked_seconds
        on_break += each.break_seconds
        looks += each.looks
    return GridPerson(
        owner_user_id=owner,
        person=person,
        days=works,
        leave_days=halves / 2,
        credited_seconds=credited,
        worked_seconds=worked,
        break_seconds=on_break,
        days_with_issues=looks,
        is_at_work=any(each.is_open for each in days),
        cells=[*map(_cell, days)],
        rest_days=[],
    )


def _cell(row: Any) -> GridDay:
    return GridDay(
        date=row.day,
        attendance_record_ids=row.record_ids,
        worked_seconds=row.worked_seconds,
        is_end_unknown=row.has_no_end,
        is_work=row.works > 0,
        credited_seconds=row.credited_seconds,
        leave_days=row.leave_halves / 2,
        is_at_work=row.is_open,
        has_issues=row.looks > 0,
        is_left_open=row.is_left_open,
        is_taken_out=row.is_taken_out,
    )
