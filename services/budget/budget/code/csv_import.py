"""Codes from a CSV file. A dry run and the real run judge rows by the same code; only the writing differs."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any
from uuid import UUID

from anyio import to_thread
from chassis.access import Actor
from chassis.batches import in_turns
from chassis.db import UnitOfWork
from chassis.errors import Conflict, Invalid
from chassis.table_reading import Columns, TableRow
from chassis.texts import Text
from identity_client.projects import Projects
from pydantic import TypeAdapter, ValidationError

from budget.audit import AuditAction, AuditField, of_project_budget
from budget.code.amounts import amounts_of
from budget.code.errors import TooManyCodes
from budget.code.fitting import Room, room_of
from budget.code.repo import CodeRepo
from budget.code.schemas import CodeCreate, Number, wrong_beginning
from budget.code.service import MOST_CODES, add_code, tell_created
from budget.importing.judging import Judged, Unusable, cant_be_taken, filled, result_of, why_not
from budget.importing.schemas import CsvResult, Verdict
from budget.project.service import (
    CATEGORY_NAMES,
    currency_at,
    find_budget,
    find_planned_from,
    get_managed,
    hold_budget,
)
from budget.tables.project_budget import Category

MOST_BYTES = 4 * 1024 * 1024
MOST_ROWS = 10_000
COLUMNS = Columns(
    needed=("number", "name"),
    optional=("division", "category", "unit", "quantity", "rate", "amount"),
    most_rows=MOST_ROWS,
    ignored=(
        *("transferred", "held", "committed", "spent", "actual", "left"),
        *("currency", "archived"),
    ),
    ignored_beside={"budget": "amount"},
)


_TAKEN = ("number", "name", "unit", "quantity", "rate", "amount")
_OF_CODES = ("division", "category", "unit", "quantity", "rate", "amount")
_CAN_BE = Text("Can be created.")
_NUMBER = TypeAdapter[str](Number)


def _plain(word: str) -> str:
    return word.lower().replace(" ", "")


def _category(word: str) -> Category:
    """By its name on the wire, or as the screen calls it in either language."""
    for each, name in CATEGORY_NAMES.items():
        if _plain(word) in map(_plain, (each.value, name, name.translated("zh-CN"))):
            return each
    own, external, owned, rented = (CATEGORY_NAMES[each] for each in Category)
    message = Text(
        "“{word}” is no category. Use {own}, {external}, {owned}, {rented}.",
        word=word[:80],
        own=own,
        external=external,
        owned=owned,
        rented=rented,
    )
    raise Unusable(message)


@dataclass(frozen=True, slots=True)
class Line:
    """A code that can be made, and the number of the division that it lies under, in lower case."""

    code: CodeCreate
    division: str = ""


async def check_csv(
    uow: UnitOfWork, projects: Projects, actor: Actor, project_id: UUID, content: bytes
) -> CsvResult:
    """What importing it would do now."""
    await get_managed(projects, actor, project_id)
    budget = await find_budget(uow, actor, project_id)
    rows = await to_thread.run_sync(COLUMNS.read, content)
    existing = await CodeRepo(uow).numbers(actor, project_id)
    currency = await currency_at(uow, actor, budget)
    room = await room_of(uow, actor, budget) if budget else None
    judged = await to_thread.run_sync(judge, rows, existing, project_id, currency, room)
    return result_of(judged, name="name", dry_run=True)


async def import_csv(
    uow: UnitOfWork, projects: Projects, actor: Actor, project_id: UUID, content: bytes
) -> CsvResult:
    """All that can be created, in one unit; what can't is said and left out."""
    project = await get_managed(projects, actor, project_id)
    rows = await to_thread.run_sync(COLUMNS.read, content)
    budget = await hold_budget(uow, actor, project_id)
    counts_from = await find_planned_from(uow, actor, project_id)
    codes = CodeRepo(uow)
    await codes.hold_divisions(actor, project_id)
    existing = await codes.numbers(actor, project_id)
    room = await room_of(uow, actor, budget)
    judged = await to_thread.run_sync(judge, rows, existing, project_id, budget.currency, room)
    divisions = {number: code for number, code in existing.items() if code.is_division}
    lines = [each.made for each in judged if each.made is not None]
    # Codes point at their divisions, which are written before them.
    for wants_divisions in (True, False):
        async for some in in_turns(line for line in lines if line.code.is_division == wants_divisions):
            for line in some:
                division = divisions[line.division] if line.division else None
                lies_under = {"division_id": division.id if division else None}
                body = line.code.model_copy(update=lies_under)
                code = add_code(uow, actor, body, budget.currency, counts_from)
                tell_created(uow, actor, code, division)
                if wants_divisions:
                    divisions[code.number.lower()] = code
            await uow.flush()
    if lines:
        counted = {AuditField.COUNT: (None, str(len(lines)))}
        uow.outbox.add(of_project_budget(actor, AuditAction.CODES_IMPORTED, budget, project.name, counted))
    created = Text("Created.")
    done = [
        replace(each, message=created) if each.made and each.message == _CAN_BE else each for each in judged
    ]
    return result_of(done, name="name", dry_run=False)


def judge(
    rows: Sequence[TableRow],
    existing: Mapping[str, Any],
    project_id: UUID,
    currency: str,
    room: Room | None = None,
) -> list[Judged[Line]]:
    """A number is that of the first line that can be read; divisions may stand below their codes."""
    first: dict[str, int] = {}
    judged = [_judge_row(row, existing, first, project_id, currency) for row in rows]
    divisions = {number for number, code in existing.items() if code.is_division and not code.is_archived}
    divisions |= {
        each.made.code.number.lower() for each in judged if each.made and each.made.code.is_division
    }
    judged = [_below(each, divisions) for each in judged]
    if room is not None:
        judged = [_fitting(each, room) for each in judged]
    if len(existing) + sum(each.made is not None for each in judged) > MOST_CODES:
        raise TooManyCodes(MOST_CODES)
    return judged


def _judge_row(
    row: TableRow,
    existing: Mapping[str, Any],
    first: dict[str, int],
    project_id: UUID,
    currency: str,
) -> Judged[Line]:
    try:
        made = _line(row, project_id, currency)
    except Unusable as problem:
        return Judged(row, Verdict.INVALID, problem.reason)
    number = made.code.number.lower()
    line = first.setdefault(number, row.line)
    if line != row.line:
        return Judged(row, Verdict.DUPLICATE, Text("The same number as in line {line}.", line=line))
    if number in existing:
        return Judged(row, Verdict.EXISTS, Text("Is in this project already, and stays as it is."))
    return Judged(row, Verdict.CREATE, _CAN_BE, made)


def _below(judged: Judged[Line], divisions: set[str]) -> Judged[Line]:
    if judged.made is None or not judged.made.division or judged.made.division in divisions:
        return judged
    written = judged.row.cells["division"][:80]
    message = Text("There is no division {number} here.", number=written)
    return replace(judged, verdict=Verdict.INVALID, message=message, made=None)


def _fitting(judged: Judged[Line], room: Room) -> Judged[Line]:
    """Line by line, as each takes of what is left for the ones below it."""
    if judged.made is None:
        return judged
    code = judged.made.code
    amount = amounts_of(code, room.currency).amount_minor
    excess = room.take(code.category, amount)
    # That all codes together exceed the project is said where it is refused.
    is_refused = not room.may_exceed and amount > 0 and (excess or room.excess_of_all)
    if code.category is None or not (excess or is_refused):
        return judged
    remarked = replace(judged, message=room.remark(code.category, excess))
    if room.may_exceed:
        return remarked
    room.take(code.category, -amount)
    return replace(remarked, verdict=Verdict.INVALID, made=None)


def _is_division(row: TableRow) -> bool:
    """A heading: it has a number and a name and nothing else."""
    return not any(row.cells.get(name) for name in _OF_CODES)


def _line(row: TableRow, project_id: UUID, currency: str) -> Line:
    cells = filled(row)
    category = cells.get("category", "")
    for column in ("number", "division"):
        if problem := wrong_beginning(cells.get(column, "")):
            raise Unusable(problem)
    try:
        code = CodeCreate.model_validate(
            {
                "projectId": project_id,
                "isDivision": _is_division(row),
                "category": _category(category) if category else None,
                **{name: cells[name] for name in _TAKEN if name in cells},
            }
        )
        amounts_of(code, currency)
    except (ValidationError, Invalid, Conflict) as fault:
        raise why_not(row, fault) from None
    if "division" not in cells:
        return Line(code)
    try:
        return Line(code, _NUMBER.validate_python(cells["division"]).lower())
    except ValidationError:
        raise cant_be_taken(row, "division") from None
