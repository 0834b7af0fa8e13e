"""Equipment from a CSV file. A dry run and the real one judge rows by the same code; only writing differs."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any
from uuid import UUID

from anyio import to_thread
from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.http import TranslatedText, WireOut
from chassis.table_reading import Columns, TableRow
from chassis.texts import Text
from identity_client.projects import Projects
from pydantic import Field, ValidationError

from attendance.equipment.repo import EquipmentRepo
from attendance.equipment.schemas import EquipmentCreate
from attendance.equipment.service import (
    MOST_EQUIPMENT,
    add_equipment,
    alone_in,
    must_have_room,
    tell_created,
)
from attendance.record.today import today_at

MOST_BYTES = 1024 * 1024
MOST_ROWS = 500
COLUMNS = Columns(
    needed=("name",),
    optional=(
        "category",
        "serialNumber",
        "supplier",
        "rentalRate",
        "returnDue",
        "contact",
        "certificate",
        "expiresOn",
    ),
    most_rows=MOST_ROWS,
    ignored=("state", "at", "since"),
)
_TAKEN = ("name", "category", "serialNumber", "supplier", "rentalRate", "returnDue", "contact")


class RowVerdict(StrEnum):
    CREATE = "create"
    EXISTS = "exists"
    DUPLICATE = "duplicate"
    INVALID = "invalid"


class EquipmentRow(WireOut):
    line: int
    name: str
    serial_number: str
    verdict: RowVerdict
    message: TranslatedText


class EquipmentCsv(WireOut):
    rows: list[EquipmentRow]
    create_count: int
    dry_run: bool = Field(description="Nothing was written")


@dataclass(frozen=True, slots=True)
class Judged:
    row: TableRow
    verdict: RowVerdict
    message: Text
    made: EquipmentCreate | None = None


async def check_csv(
    uow: UnitOfWork, projects: Projects, actor: Actor, project_id: UUID, content: bytes
) -> EquipmentCsv:
    """What importing it would do now."""
    return _result(await _judged(uow, projects, actor, project_id, content, dry_run=True), dry_run=True)


async def import_csv(
    uow: UnitOfWork, projects: Projects, actor: Actor, project_id: UUID, content: bytes
) -> EquipmentCsv:
    """All that can be created, in one unit; what can't is said and left out."""
    today = await today_at(projects, actor.company_id, project_id)
    judged = await _judged(uow, projects, actor, project_id, content, dry_run=False)
    made = [add_equipment(uow, actor, each.made, today) for each in judged if each.made]
    await uow.flush()
    for equipment in made:
        tell_created(uow, actor, equipment)
    return _result(judged, dry_run=False)


async def _judged(
    uow: UnitOfWork, projects: Projects, actor: Actor, project_id: UUID, content: bytes, *, dry_run: bool
) -> list[Judged]:
    await projects.get_open(actor, project_id)
    actor.must_manage(project_id)
    rows = await to_thread.run_sync(COLUMNS.read, content)
    if not dry_run:
        # Of two who import the same file one finds the other's.
        await alone_in(uow, actor)
    known = await EquipmentRepo(uow).of_project(actor, project_id, MOST_EQUIPMENT)
    judged = judge(rows, {_key(each.name, each.serial_number) for each in known}, project_id)
    await must_have_room(uow, actor, sum(each.made is not None for each in judged))
    return judged


def judge(rows: Sequence[TableRow], known: set[tuple[str, str]], project_id: UUID) -> list[Judged]:
    """Of the same name and serial number it is the same machine."""
    first: dict[tuple[str, str], int] = {}
    return [_judge_row(row, known, first, project_id) for row in rows]


def _judge_row(
    row: TableRow, known: set[tuple[str, str]], first: dict[tuple[str, str], int], project_id: UUID
) -> Judged:
    if row.problem is not None:
        return Judged(row, RowVerdict.INVALID, row.problem)
    try:
        made = _made(row, project_id)
    except ValidationError as fault:
        column = str(fault.errors()[0]["loc"][0])
        column = "expiresOn" if column == "certificates" else column
        value = row.cells.get(column, "")[:80]
        message = Text("“{value}” can't be taken as {column}.", value=value, column=column)
        return Judged(row, RowVerdict.INVALID, message)
    key = _key(made.name, made.serial_number)
    line = first.setdefault(key, row.line)
    if line != row.line:
        return Judged(row, RowVerdict.DUPLICATE, Text("The same as in line {line}.", line=line))
    if key in known:
        message = Text("Is in this project already, and stays as it is.")
        return Judged(row, RowVerdict.EXISTS, message)
    return Judged(row, RowVerdict.CREATE, Text("Can be created."), made)


def _made(row: TableRow, project_id: UUID) -> EquipmentCreate:
    cells = {name: cell for name, cell in row.cells.items() if cell}
    body: dict[str, Any] = {
        "projectId": project_id,
        "isRented": "supplier" in cells,
        **{each: cells[each] for each in _TAKEN if each in cells},
    }
    if "certificate" in cells or "expiresOn" in cells:
        certificate = {"name": cells.get("certificate", ""), "expiresOn": cells.get("expiresOn", "")}
        body["certificates"] = [certificate]
    return EquipmentCreate.model_validate(body)


def _key(name: str, serial_number: str) -> tuple[str, str]:
    return name.lower(), serial_number.lower()


def _result(judged: Sequence[Judged], *, dry_run: bool) -> EquipmentCsv:
    rows = [
        EquipmentRow(
            line=each.row.line,
            name=each.row.cells.get("name", "")[:120],
            serial_number=each.row.cells.get("serialNumber", "")[:80],
            verdict=each.verdict,
            message=each.message,
        )
        for each in judged
    ]
    count = sum(each.verdict is RowVerdict.CREATE for each in judged)
    return EquipmentCsv(rows=rows, create_count=count, dry_run=dry_run)
