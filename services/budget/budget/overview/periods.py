"""A project's budget, what is committed and what was spent, month by month or quarter by quarter."""

from collections.abc import Iterator, Sequence
from datetime import date
from itertools import accumulate
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.money import to_text
from chassis.wall_clock import zone_of
from identity_client.projects import Projects

from budget.overview.repo import OverviewRepo
from budget.overview.schemas import Period, PeriodPublic, Periods
from budget.project.service import currency_at, find_budget
from budget.project.versions import planned_from

_WRITTEN_AS = {Period.MONTH: "YYYY-MM", Period.QUARTER: 'YYYY-"Q"Q'}


async def get_periods(
    uow: UnitOfWork, projects: Projects, actor: Actor, project_id: UUID, by: Period
) -> Periods:
    project = await projects.get_seen(actor, project_id)
    currency = await currency_at(uow, actor, await find_budget(uow, actor, project_id))
    zone = zone_of(project.time_zone)
    rows = await OverviewRepo(uow).by_period(actor, project_id, zone.key, _WRITTEN_AS[by])
    sums = {row.period: row for row in rows}
    versions = [(_period_of(day, by), minor) for day, minor in await planned_from(uow, actor, project_id)]
    periods = sorted({*sums, *(period for period, _ in versions)})
    moved = {kind: [_minor(sums.get(each), kind) for each in periods] for kind in ("committed", "actual")}
    if versions:
        budgets = [*_planned_in(periods, versions)]
    else:
        budgets = [*accumulate(_minor(sums.get(each), "budget") for each in periods)]
    committed, spent = ([*accumulate(moved[kind])] for kind in ("committed", "actual"))
    return Periods(
        project_id=project_id,
        currency=currency,
        periods=[
            PeriodPublic(
                period=period,
                budget=to_text(budgets[place] - (budgets[place - 1] if place else 0), currency),
                committed=to_text(moved["committed"][place], currency),
                actual=to_text(moved["actual"][place], currency),
                budget_so_far=to_text(budgets[place], currency),
                committed_so_far=to_text(committed[place], currency),
                actual_so_far=to_text(spent[place], currency),
            )
            for place, period in enumerate(periods)
        ],
    )


def _planned_in(periods: Sequence[str], versions: Sequence[tuple[str, int]]) -> Iterator[int]:
    """At the end of each: what the newest version says of those that count by then, whenever it was saved."""
    by_day = sorted(enumerate(versions), key=lambda each: each[1][0], reverse=True)
    newest, planned = -1, 0
    for period in periods:
        while by_day and by_day[-1][1][0] <= period:
            number, (_, minor) = by_day.pop()
            if number > newest:
                newest, planned = number, minor
        yield planned


def _minor(row: Any, kind: str) -> int:
    return int(getattr(row, kind)) if row is not None else 0


def _period_of(day: date, by: Period) -> str:
    if by is Period.QUARTER:
        return f"{day.year:04}-Q{(day.month + 2) // 3}"
    return f"{day.year:04}-{day.month:02}"
