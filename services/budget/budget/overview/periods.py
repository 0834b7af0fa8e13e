"""A project's budget, what is committed and what was spent, month by month or quarter by quarter."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from itertools import accumulate
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.money import to_text
from chassis.wall_clock import day_at, zone_of
from identity_client.projects import Projects

from budget.overview.repo import OverviewRepo
from budget.overview.schemas import Period, PeriodCategory, PeriodPublic, Periods
from budget.project.service import CATEGORY_NAMES, currency_at, find_budget
from budget.project.versions import planned_from
from budget.tables.project_budget import Category

_WRITTEN_AS = {Period.MONTH: "YYYY-MM", Period.QUARTER: 'YYYY-"Q"Q'}


@dataclass(frozen=True, slots=True)
class _Course:
    """Of a category: what it has at the end of each period, and what came and went in each."""

    budgets: Sequence[int]
    committed: Sequence[int]
    spent: Sequence[int]

    def sum_with(self, other: "_Course") -> "_Course":
        def summed(ours: Sequence[int], theirs: Sequence[int]) -> list[int]:
            return [one + another for one, another in zip(ours, theirs, strict=True)]

        return _Course(
            summed(self.budgets, other.budgets),
            summed(self.committed, other.committed),
            summed(self.spent, other.spent),
        )


async def get_periods(
    uow: UnitOfWork, projects: Projects, actor: Actor, project_id: UUID, by: Period
) -> Periods:
    project = await projects.get_seen(actor, project_id)
    currency = await currency_at(uow, actor, await find_budget(uow, actor, project_id))
    zone = zone_of(project.time_zone)
    rows = await OverviewRepo(uow).by_period(actor, project_id, zone.key, _WRITTEN_AS[by])
    versions = [(_period_of(day, by), minor) for day, minor in await planned_from(uow, actor, project_id)]
    found = {*(row.period for row in rows), *(period for period, _ in versions)}
    if found and not project.is_archived:
        # What stands now is told as of now, also where nothing moved in a while.
        found.add(_period_of(day_at(now(), zone), by))
    periods = sorted(found)
    sums = {(row.category, row.period): row for row in rows}
    courses = {each: _course_of(each, periods, sums, versions) for each in Category}
    total = _Course(*([0] * len(periods) for _ in range(3)))
    for course in courses.values():
        total = total.sum_with(course)
    return Periods(
        project_id=project_id,
        currency=currency,
        periods=[_public(period, place, total, courses, currency) for place, period in enumerate(periods)],
    )


def _course_of(
    category: Category,
    periods: Sequence[str],
    sums: Mapping[tuple[str, str], Any],
    versions: Sequence[tuple[str, Mapping[Category, int]]],
) -> _Course:
    def moved(kind: str) -> list[int]:
        return [_minor(sums.get((category.value, period)), kind) for period in periods]

    if versions:
        budgets = [*_planned_in(periods, [(period, minor[category]) for period, minor in versions])]
    else:
        budgets = [*accumulate(moved("budget"))]
    return _Course(budgets, moved("committed"), moved("actual"))


def _public(
    period: str, place: int, total: _Course, courses: Mapping[Category, _Course], currency: str
) -> PeriodPublic:
    def money(minor: int) -> str:
        return to_text(minor, currency)

    def until(moved: Sequence[int]) -> str:
        return money(sum(moved[: place + 1]))

    return PeriodPublic(
        period=period,
        budget=money(total.budgets[place] - (total.budgets[place - 1] if place else 0)),
        committed=money(total.committed[place]),
        actual=money(total.spent[place]),
        budget_so_far=money(total.budgets[place]),
        committed_so_far=until(total.committed),
        actual_so_far=until(total.spent),
        categories=[
            PeriodCategory(
                category=category.value,
                name=CATEGORY_NAMES[category],
                budget_so_far=money(course.budgets[place]),
                committed_so_far=until(course.committed),
                actual=money(course.spent[place]),
                actual_so_far=until(course.spent),
            )
            for category, course in courses.items()
            if course.budgets[place] or any(course.committed[: place + 1]) or any(course.spent[: place + 1])
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
