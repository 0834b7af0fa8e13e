"""Opening balances of leave from a table. A dry run and the real one judge rows by the same code; only the
writing differs."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from enum import StrEnum
from uuid import UUID

from anyio import to_thread
from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.http import TranslatedText, WireOut
from chassis.http.language import caller_language
from chassis.runtime import Runtime
from chassis.table_reading import Columns, TableRow
from chassis.texts import Text, translated
from identity_client.directory import Directory
from identity_client.projects import Projects
from pydantic import Field, ValidationError

from attendance.balance.account import WHOLE
from attendance.balance.acts import of_adjustment
from attendance.balance.adjusting import MOST as MOST_OF_ONE
from attendance.balance.reading import granted_by_type
from attendance.balance.repo import BalanceRepo
from attendance.balance.schemas import LeaveAdjust
from attendance.balance.service import people_of
from attendance.record.counting import alone_with
from attendance.record_type.service import types_named
from attendance.tables.balance import LeaveAdjustment

MOST_BYTES = 1024 * 1024
MOST_ROWS = 500
COLUMNS = Columns(
    needed=("email", "type", "date", "days"), optional=("reason",), most_rows=MOST_ROWS, ignored=("name",)
)
OPENING = "Opening balance"
"""Where the table gives no reason. Kept as it is, as what people write."""


class OpeningVerdict(StrEnum):
    CREATE = "create"
    EXISTS = "exists"
    DUPLICATE = "duplicate"
    INVALID = "invalid"


class OpeningRow(WireOut):
    line: int
    email: str
    type: str
    days: str
    verdict: OpeningVerdict
    message: TranslatedText


class OpeningCsv(WireOut):
    rows: list[OpeningRow]
    create_count: int
    dry_run: bool = Field(description="Nothing was written")


@dataclass(frozen=True, slots=True)
class Judged:
    row: TableRow
    verdict: OpeningVerdict
    message: Text
    made: LeaveAdjust | None = None


_Key = tuple[UUID, int, date]


@dataclass(slots=True)
class _Known:
    project_id: UUID
    caller: UUID
    people: Mapping[str, UUID]
    """By their address."""
    types: Mapping[str, int]
    """Those that are counted, by their name."""
    first: Mapping[int, date]
    there: set[_Key]
    counts: dict[UUID, int]
    seen: dict[_Key, int] = field(default_factory=dict[_Key, int])


async def check_csv(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, project_id: UUID, content: bytes
) -> OpeningCsv:
    """What importing it would do now."""
    judged, _ = await _judged(uow, runtime, actor, project_id, content, dry_run=True)
    return _result(judged, dry_run=True)


async def import_csv(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, project_id: UUID, content: bytes
) -> OpeningCsv:
    """All that can be taken, in one unit; what can't is said and left out."""
    judged, names = await _judged(uow, runtime, actor, project_id, content, dry_run=False)
    repo, added = BalanceRepo(uow), list[LeaveAdjustment]()
    for body in (each.made for each in judged if each.made):
        row = LeaveAdjustment(
            company_id=actor.company_id,
            owner_user_id=body.user_id,
            record_type=body.record_type,
            day=body.date,
            hundredths=int(body.days * WHOLE),
            reason=body.reason,
            created_by=actor.user_id,
        )
        repo.add(row)
        added.append(row)
    await uow.flush()
    for row in added:
        uow.outbox.add(of_adjustment(actor, row, names[row.record_type]))
    return _result(judged, dry_run=False)


async def _judged(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, project_id: UUID, content: bytes, *, dry_run: bool
) -> tuple[list[Judged], dict[int, str]]:
    owners = await people_of(runtime.of(Projects), actor, project_id)
    users = await runtime.of(Directory).users(actor.company_id, owners)
    rows = await to_thread.run_sync(COLUMNS.read, content)
    if not dry_run:
        # Of two who import the same table one finds the other's.
        await alone_with(uow, *owners)
    repo = BalanceRepo(uow)
    granted = granted_by_type(await repo.entitlements_of(actor.company_id))
    kinds = await types_named(uow, actor.company_id, set(granted))
    there = await repo.adjustments_of(actor.company_id, [*owners])
    counts: dict[UUID, int] = {}
    for each in there:
        counts[each.owner_user_id] = counts.get(each.owner_user_id, 0) + 1
    names = {kind: str(kinds[kind].name) for kind in granted}
    # As whoever fills in the table sees them, or in English.
    said = {translated(kinds[kind].name, caller_language()): kind for kind in granted}
    known = _Known(
        project_id,
        actor.user_id,
        {user.email.casefold(): user_id for user_id, user in users.items()},
        {
            str(name).casefold(): kind
            for name, kind in ({name: kind for kind, name in names.items()} | said).items()
        },
        {kind: date(each[0].from_year, 1, 1) for kind, each in granted.items()},
        {(each.owner_user_id, each.record_type, each.day) for each in there},
        counts,
    )
    return [_judge(row, known) for row in rows], names


def _judge(row: TableRow, known: _Known) -> Judged:
    if row.problem is not None:
        return Judged(row, OpeningVerdict.INVALID, row.problem)
    cells = row.cells
    owner = known.people.get(cells.get("email", "").casefold())
    kind = known.types.get(cells.get("type", "").casefold())
    if owner is None:
        return _wrong(row, Text("Nobody of this project has this address."))
    if owner == known.caller:
        return _wrong(row, Text("Nobody changes their own leave. Ask another manager of the project."))
    if kind is None:
        return _wrong(row, Text("No type of leave that is counted is called so."))
    body = {
        "projectId": known.project_id,
        "userId": owner,
        "recordType": kind,
        "date": cells.get("date", ""),
        "days": cells.get("days", ""),
        "reason": cells.get("reason") or OPENING,
    }
    try:
        made = LeaveAdjust.model_validate(body)
    except ValidationError as fault:
        column = str(fault.errors()[0]["loc"][0])
        value = cells.get(column, "")[:80]
        return _wrong(row, Text("“{value}” can't be taken as {column}.", value=value, column=column))
    return _place(row, made, known)


def _place(row: TableRow, made: LeaveAdjust, known: _Known) -> Judged:
    key = made.user_id, made.record_type, made.date
    if made.date < known.first[made.record_type]:
        first = str(known.first[made.record_type])
        return _wrong(
            row, Text("This leave is counted from {first} on. Choose that day or a later one.", first=first)
        )
    line = known.seen.setdefault(key, row.line)
    if line != row.line:
        return Judged(row, OpeningVerdict.DUPLICATE, Text("The same as in line {line}.", line=line))
    if key in known.there:
        message = Text("This balance was changed on that day already, and stays as it is.")
        return Judged(row, OpeningVerdict.EXISTS, message)
    known.counts[made.user_id] = known.counts.get(made.user_id, 0) + 1
    if known.counts[made.user_id] > MOST_OF_ONE:
        return _wrong(row, Text("Somebody's leave can be changed {most} times at most.", most=MOST_OF_ONE))
    return Judged(row, OpeningVerdict.CREATE, Text("Can be taken."), made)


def _wrong(row: TableRow, message: Text) -> Judged:
    return Judged(row, OpeningVerdict.INVALID, message)


def _result(judged: Sequence[Judged], *, dry_run: bool) -> OpeningCsv:
    rows = [
        OpeningRow(
            line=each.row.line,
            email=each.row.cells.get("email", "")[:254],
            type=each.row.cells.get("type", "")[:120],
            days=each.row.cells.get("days", "")[:20],
            verdict=each.verdict,
            message=each.message,
        )
        for each in judged
    ]
    count = sum(each.verdict is OpeningVerdict.CREATE for each in judged)
    return OpeningCsv(rows=rows, create_count=count, dry_run=dry_run)
