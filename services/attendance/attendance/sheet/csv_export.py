"""Hours as a file for payroll: a line a person, project and day, and what they come to. What is approved is
as it was approved, so that the same period gives the same file again."""

from collections import Counter
from collections.abc import AsyncIterator, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from decimal import ROUND_HALF_UP, Decimal
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.batches import in_portions, in_turns
from chassis.db import Database, UnitOfWork
from chassis.http.csv import Row
from chassis.http.language import caller_language
from chassis.runtime import Runtime
from chassis.texts import Text
from contracts.identity.v1.identity_pb2 import Project, User
from identity_client.directory import Directory
from identity_client.projects import Projects

from attendance.audit import codes_text
from attendance.hours.shifts import Issue
from attendance.pay_period.service import calendar_of
from attendance.sheet.days import SheetDay, SheetKey, by_sheet
from attendance.sheet.errors import TooManyRows, WrongDays
from attendance.sheet.export_repo import ExportRepo

MOST_DAYS = 92
MOST_ROWS = 50_000
MOST_SHEETS = 10_000
ROWS_A_PORTION = 2_000
"""Days and sheets of some people."""
_SHEETS_AT_ONCE = 50
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
    "budget codes",
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
    Issue.NO_PHOTO: Text("No photo"),
    Issue.CLOSED_BY_RULE: Text("Closed by rule"),
}


@dataclass(frozen=True, slots=True)
class _Asked:
    actor: Actor
    first: date
    last: date
    project_id: UUID | None

    def repo(self, uow: UnitOfWork) -> ExportRepo:
        return ExportRepo(uow, self.actor, self.first, self.last, self.project_id)


async def read_export(
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
    asked = _Asked(actor, first, last, project_id)
    async with runtime.database.reading() as uow:
        days = await asked.repo(uow).whose_days(MOST_ROWS + 1)
        sheets = await asked.repo(uow).whose_sheets(MOST_SHEETS + 1)
    if sum(each.count for each in days) > MOST_ROWS or len(sheets) > MOST_SHEETS:
        raise TooManyRows
    weights = Counter[UUID]()
    for each in days:
        weights[each.owner_user_id] += each.count
    weights.update(each.owner_user_id for each in sheets)
    # A file without names is none that anybody can pay by: while identity is away there is no file.
    users = await runtime.of(Directory).users(actor.company_id, weights)
    project_ids = {each.project_id for each in [*days, *sheets]}
    projects = await runtime.of(Projects).find_all(actor.company_id, project_ids)
    shown = _Shown(users, projects, caller_language())
    return f"hours-{first}-{last}", _batches(runtime, asked, weights, shown)


async def _batches(
    runtime: Runtime, asked: _Asked, weights: Mapping[UUID, int], shown: "_Shown"
) -> AsyncIterator[Sequence[Row]]:
    """People in their order, some at a time, and all of each together: who had days when the file began is in
    it once, whatever comes in meanwhile."""
    total = _Sums()
    weighed = ((each, weights[each]) for each in shown.in_order(weights))
    for owners in in_portions(weighed, ROWS_A_PORTION):
        sheets = await _sheets_of(runtime.database, asked, owners)
        # Somebody's of a project where nobody had days when the file began.
        if unnamed := {each for _, each, _ in sheets} - shown.projects.keys():
            shown.projects.update(await runtime.of(Projects).find_all(asked.actor.company_id, unnamed))
        async for rows in in_turns(_lines(sheets, shown, total)):
            yield rows
    yield [("", "", "", "total", *total.said(), "", "", "")]


_Sheets = dict[SheetKey, tuple[list[SheetDay], bool]]


async def _sheets_of(database: Database, asked: _Asked, owners: Sequence[UUID]) -> _Sheets:
    """As they were at one moment: a day that is approved meanwhile is not there twice."""
    async with database.snapshot() as uow:
        calendar = await calendar_of(uow, asked.actor.company_id)
        rows = await asked.repo(uow).days_of(owners)
        approved = await asked.repo(uow).approved_of(owners)
    sheets = {key: (days, False) for key, days in by_sheet(rows, calendar).items()}
    async for some in in_turns(approved, _SHEETS_AT_ONCE):
        for kept in some:
            days = [each for each in map(SheetDay.read, kept.days) if asked.first <= each.day <= asked.last]
            sheets[kept.owner_user_id, kept.project_id, kept.first_day] = days, True
    return {key: (days, is_approved) for key, (days, is_approved) in sheets.items() if days}


@dataclass(frozen=True, slots=True)
class _Shown:
    users: dict[UUID, User]
    projects: dict[UUID, Project]
    language: str

    def name(self, owner: UUID) -> str:
        return self.users[owner].full_name if owner in self.users else str(owner)

    def email(self, owner: UUID) -> str:
        return self.users[owner].email if owner in self.users else ""

    def in_order(self, owners: Iterable[UUID]) -> list[UUID]:
        return sorted(owners, key=lambda each: (self.name(each), each))


def _lines(sheets: _Sheets, shown: _Shown, total: "_Sums") -> Iterator[Row]:
    """By person, day and project; after each person what it comes to."""
    by_owner: dict[UUID, list[tuple[SheetDay, UUID, bool]]] = {}
    for (owner, project_id, _), (days, is_approved) in sheets.items():
        by_owner.setdefault(owner, []).extend((day, project_id, is_approved) for day in days)
    for owner in shown.in_order(by_owner):
        who, sums = (shown.name(owner), shown.email(owner)), _Sums()
        for day, project_id, is_approved in sorted(by_owner[owner], key=lambda each: (each[0].day, each[1])):
            project = shown.projects.get(project_id)
            sums.add(day)
            total.add(day)
            yield (
                *who,
                project.name if project else "",
                day.day,
                *_Sums.of(day).said(),
                "yes" if is_approved else "no",
                ", ".join(ISSUE_NAMES[Issue(each)].translated(shown.language) for each in day.issues),
                codes_text(day.codes),
            )
        yield (*who, "", "total", *sums.said(), "", "", "")


@dataclass(slots=True)
class _Sums:
    """Whoever checks the file adds up its columns: the hours of a total are those of its rows, which are
    rounded one by one."""

    hours: Decimal = Decimal()
    worked: int = 0
    breaks: int = 0
    halves: int = 0
    credited: int = 0

    @classmethod
    def of(cls, day: SheetDay) -> "_Sums":
        sums = cls()
        sums.add(day)
        return sums

    def add(self, day: SheetDay) -> None:
        self.hours += (Decimal(day.worked_seconds) / 3600).quantize(Decimal("0.01"), ROUND_HALF_UP)
        self.worked += day.worked_seconds
        self.breaks += day.break_seconds
        self.halves += day.leave_halves
        self.credited += day.credited_seconds

    def said(self) -> tuple[Any, ...]:
        return self.hours, self.worked, self.breaks, self.halves / 2, self.credited
