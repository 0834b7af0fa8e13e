"""Holidays of a region from a table: date and name; half, for an afternoon. Tried first; the same table twice
changes nothing."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from enum import StrEnum
from uuid import UUID

from anyio import to_thread
from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.http import TranslatedText, WireOut
from chassis.table_reading import Columns, TableRow
from chassis.texts import Text
from pydantic import Field, ValidationError

from attendance.holiday.calendar_schemas import CalendarDaySet
from attendance.holiday.calendars import get_calendar, keep_days, query_days_between

MOST_BYTES = 256 * 1024
MOST_ROWS = 500
COLUMNS = Columns(needed=("date", "name"), optional=("half",), most_rows=MOST_ROWS)
_YES = frozenset({"yes", "true", "1", "x", "half", "✓", "是"})
_NO = frozenset({"", "no", "false", "0", "否"})


class CalendarVerdict(StrEnum):
    CREATE = "create"
    EXISTS = "exists"
    DUPLICATE = "duplicate"
    INVALID = "invalid"


class CalendarRow(WireOut):
    line: int
    date: str
    name: str
    verdict: CalendarVerdict
    message: TranslatedText


class CalendarCsv(WireOut):
    rows: list[CalendarRow]
    create_count: int
    """Days that are new or other than they were."""
    dry_run: bool = Field(description="Nothing was written")


@dataclass(frozen=True, slots=True)
class _Judged:
    row: TableRow
    verdict: CalendarVerdict
    message: Text
    made: CalendarDaySet | None = None


async def check_csv(uow: UnitOfWork, actor: Actor, calendar_id: UUID, content: bytes) -> CalendarCsv:
    return _result(await _judged(uow, actor, calendar_id, content), dry_run=True)


async def import_csv(uow: UnitOfWork, actor: Actor, calendar_id: UUID, content: bytes) -> CalendarCsv:
    """All that can be taken, in one unit; what can't is said and left out."""
    judged = await _judged(uow, actor, calendar_id, content)
    await keep_days(uow, actor, calendar_id, [each.made for each in judged if each.made])
    return _result(judged, dry_run=False)


async def _judged(uow: UnitOfWork, actor: Actor, calendar_id: UUID, content: bytes) -> list[_Judged]:
    await get_calendar(uow, actor, calendar_id)
    rows = await to_thread.run_sync(COLUMNS.read, content)
    read = [(row, _read(row, calendar_id)) for row in rows]
    there: dict[date, tuple[str, bool]] = {}
    if wanted := {made.date for _, made in read if isinstance(made, CalendarDaySet)}:
        days = await query_days_between(uow, actor, calendar_id, min(wanted), max(wanted))
        there = {each.date: (each.name, each.is_half) for each in days}
    seen: dict[date, int] = {}
    return [_judge(row, made, there, seen) for row, made in read]


def _read(row: TableRow, calendar_id: UUID) -> CalendarDaySet | Text:
    if row.problem is not None:
        return row.problem
    half = row.cells.get("half", "").strip().casefold()
    if half not in _YES | _NO:
        return Text("“{value}” can't be taken as {column}.", value=half[:80], column="half")
    body = {
        "holidayCalendarId": calendar_id,
        "date": row.cells.get("date", ""),
        "name": row.cells.get("name", ""),
        "isHalf": half in _YES,
    }
    try:
        return CalendarDaySet.model_validate(body)
    except ValidationError as fault:
        column = str(fault.errors()[0]["loc"][0])
        value = row.cells.get(column, "")[:80]
        return Text("“{value}” can't be taken as {column}.", value=value, column=column)


def _judge(
    row: TableRow, made: CalendarDaySet | Text, there: dict[date, tuple[str, bool]], seen: dict[date, int]
) -> _Judged:
    if isinstance(made, Text):
        return _Judged(row, CalendarVerdict.INVALID, made)
    line = seen.setdefault(made.date, row.line)
    if line != row.line:
        return _Judged(row, CalendarVerdict.DUPLICATE, Text("The same as in line {line}.", line=line))
    if made.date not in there:
        return _Judged(row, CalendarVerdict.CREATE, Text("Can be taken."), made)
    if there[made.date] == (made.name, made.is_half):
        return _Judged(row, CalendarVerdict.EXISTS, Text("Is in the calendar already."))
    return _Judged(
        row,
        CalendarVerdict.CREATE,
        Text("Takes the place of “{name}”.", name=there[made.date][0]),
        made,
    )


def _result(judged: Sequence[_Judged], *, dry_run: bool) -> CalendarCsv:
    rows = [
        CalendarRow(
            line=each.row.line,
            date=each.row.cells.get("date", "")[:20],
            name=each.row.cells.get("name", "")[:120],
            verdict=each.verdict,
            message=each.message,
        )
        for each in judged
    ]
    return CalendarCsv(rows=rows, create_count=sum(1 for each in judged if each.made), dry_run=dry_run)
