"""Hours as a file for payroll: a line a person, project and day, and what they come to. What is approved is
as it was approved, so that the same period gives the same file again."""

from collections.abc import AsyncIterator, Iterator, Sequence
from datetime import date, timedelta
from decimal import ROUND_HALF_UP, Decimal
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.batches import in_turns
from chassis.db import UnitOfWork
from chassis.http.csv import Row
from chassis.http.language import caller_language
from chassis.runtime import Runtime
from chassis.texts import Text
from contracts.identity.v1.identity_pb2 import Project, User
from identity_client.directory import Directory
from identity_client.projects import Projects

from attendance.hours.shifts import Issue
from attendance.pay_period.service import calendar_of
from attendance.sheet.days import SheetDay, SheetKey, by_sheet
from attendance.sheet.errors import TooManyRows, WrongDays
from attendance.sheet.repo import SheetRepo

MOST_DAYS = 92
MOST_ROWS = 50_000
MOST_SHEETS = 10_000
HEADING = (
    "person",
    "e-mail",
    "project",
    "date",
    "worked hours",
    "worked seconds",
    "break seconds",
    "leave days",
    "leave seconds counted as work",
    "approved",
    "to look at",
)

ISSUE_NAMES = {
    Issue.MISSING_CHECK_OUT: Text("No check-out"),
    Issue.MISSING_CHECK_IN: Text("No check-in"),
    Issue.BREAK_NOT_ENDED: Text("Break not ended"),
    Issue.BREAK_UNCLEAR: Text("Break unclear"),
    Issue.OVERLAP: Text("Overlap"),
    Issue.OTHER_SITE: Text("Out at another project"),
    Issue.PUNCH_AFTER_CORRECTION: Text("Pressed after correction"),
    Issue.WORK_ON_LEAVE: Text("Work on leave"),
    Issue.CAME_LATE: Text("Came in days later"),
    Issue.LONG_DAY: Text("Long day"),
}


async def read_export(
    uow: UnitOfWork,
    runtime: Runtime,
    actor: Actor,
    company_id: UUID | None,
    first: date,
    last: date,
    project_id: UUID | None,
) -> tuple[str, AsyncIterator[Sequence[Row]]]:
    """The file's name, without its ending, and what is in it: of the projects that the caller manages."""
    actor.must_be_in(company_id)
    if not timedelta() <= last - first < timedelta(days=MOST_DAYS):
        raise WrongDays(MOST_DAYS)
    repo = SheetRepo(uow)
    rows = await repo.days_between(actor, first, last, project_id, MOST_ROWS + 1)
    if len(rows) > MOST_ROWS:
        raise TooManyRows
    calendar = await calendar_of(uow, actor.company_id)
    sheets = {key: (days, False) for key, days in by_sheet(rows, calendar).items()}
    approved = await repo.approved_between(actor, first, last, project_id, MOST_SHEETS + 1)
    if len(approved) > MOST_SHEETS:
        raise TooManyRows
    for kept in approved:
        days = [each for each in map(SheetDay.read, kept.days) if first <= each.day <= last]
        sheets[kept.owner_user_id, kept.project_id, kept.first_day] = days, True
    sheets = {key: (days, is_approved) for key, (days, is_approved) in sheets.items() if days}
    # A file without names is none that anybody can pay by: while identity is away there is no file.
    users = await runtime.of(Directory).users(actor.company_id, {owner for owner, _, _ in sheets})
    projects = await runtime.of(Projects).find_all(actor.company_id, {each for _, each, _ in sheets})
    return f"hours-{first}-{last}", in_turns(_lines(sheets, users, projects, caller_language()))


_Sheets = dict[SheetKey, tuple[list[SheetDay], bool]]


def _lines(
    sheets: _Sheets, users: dict[UUID, User], projects: dict[UUID, Project], language: str
) -> Iterator[Row]:
    """By person, day and project; after each person, and at the end, what it comes to."""
    by_owner: dict[UUID, list[tuple[SheetDay, UUID, bool]]] = {}
    for (owner, project_id, _), (days, is_approved) in sheets.items():
        by_owner.setdefault(owner, []).extend((day, project_id, is_approved) for day in days)
    total: list[SheetDay] = []
    for owner in sorted(by_owner, key=lambda each: (_name(users, each), each)):
        who = _name(users, owner), users[owner].email if owner in users else ""
        own = sorted(by_owner[owner], key=lambda each: (each[0].day, each[1]))
        for day, project_id, is_approved in own:
            project = projects.get(project_id)
            yield (
                *who,
                project.name if project else "",
                day.day,
                *_sums([day]),
                "yes" if is_approved else "no",
                ", ".join(ISSUE_NAMES[Issue(each)].translated(language) for each in day.issues),
            )
        days = [day for day, _, _ in own]
        total += days
        yield (*who, "", "total", *_sums(days), "", "")
    yield ("", "", "", "total", *_sums(total), "", "")


def _sums(days: Sequence[SheetDay]) -> tuple[Any, ...]:
    worked = sum(each.worked_seconds for each in days)
    hours = (Decimal(worked) / 3600).quantize(Decimal("0.01"), ROUND_HALF_UP)
    halves = sum(each.leave_halves for each in days)
    return (
        hours,
        worked,
        sum(each.break_seconds for each in days),
        halves / 2,
        sum(each.credited_seconds for each in days),
    )


def _name(users: dict[UUID, User], owner: UUID) -> str:
    return users[owner].full_name if owner in users else str(owner)
