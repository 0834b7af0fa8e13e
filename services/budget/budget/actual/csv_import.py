"""Lines of invoices from a CSV file. What is recorded stays as it is, so that a file may come twice."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from uuid import UUID

from anyio import to_thread
from chassis.access import Actor
from chassis.batches import in_turns
from chassis.db import UnitOfWork
from chassis.errors import Conflict, Invalid
from chassis.money import said
from chassis.table_reading import Columns, TableRow
from chassis.texts import Text
from chassis.wall_clock import DaysText
from contracts.identity.v1.identity_pb2 import Project
from identity_client.projects import Projects
from pydantic import ValidationError

from budget.actual.invoice import invoice_key
from budget.actual.repo import ActualRepo
from budget.actual.schemas import ActualCreate
from budget.actual.service import add_actual, amount_of, must_be_past, spendable, tell_imported
from budget.audit import AuditAction, AuditField, of_project_budget
from budget.code.announcement import tell_code
from budget.code.reading import codes_among, codes_by_number
from budget.importing.judging import Judged, Unusable, filled, result_of, why_not
from budget.importing.schemas import CsvResult, Verdict
from budget.project.service import find_counts_from, get_managed, hold_budget
from budget.tables.budget_code import BudgetCode

MOST_BYTES = 4 * 1024 * 1024
COLUMNS = Columns(
    needed=("date", "code", "amount", "supplier", "number"),
    optional=("note",),
    most_rows=10_000,
    ignored=("codename", "fromcommitted", "currency", "reversed", "reason"),
)
_FIELDS = {"spentOn": "date", "budgetCodeId": "code"}


@dataclass(frozen=True, slots=True)
class _Known:
    """What rows are judged by."""

    project: Project
    project_id: UUID
    codes: Mapping[str, BudgetCode]
    """By their numbers in lower case."""
    invoices: set[tuple[UUID, str, str]]
    counts_from: date | None
    """The first day that the project's budget counts from; None: nobody has set it."""


async def check_actuals(
    uow: UnitOfWork, projects: Projects, actor: Actor, project_id: UUID, content: bytes
) -> CsvResult:
    """What importing it would do now."""
    project = await get_managed(projects, actor, project_id)
    rows = await to_thread.run_sync(COLUMNS.read, content)
    codes = await codes_by_number(uow, actor, project_id, _numbers_in(rows))
    known = await _known(uow, actor, project, project_id, rows, codes)
    judged = await to_thread.run_sync(_judged, rows, known, True)
    return result_of(judged, name="supplier", dry_run=True)


async def import_actuals(
    uow: UnitOfWork, projects: Projects, actor: Actor, project_id: UUID, content: bytes
) -> CsvResult:
    """All that can be recorded, in one unit; what can't is said and left out."""
    project = await get_managed(projects, actor, project_id)
    rows = await to_thread.run_sync(COLUMNS.read, content)
    budget = await hold_budget(uow, actor, project_id)
    named = await codes_by_number(uow, actor, project_id, _numbers_in(rows))
    # Held before what is there is read: of two who import the same file one finds the other's.
    codes = await codes_among(uow, actor, [code.id for code in named.values()], lock=True)
    known = await _known(
        uow, actor, project, project_id, rows, {code.number.lower(): code for code in codes.values()}
    )
    # Before the costs are added: they change what is left.
    judged = await to_thread.run_sync(_judged, rows, known, False)
    taken = [each.made for each in judged if each.made is not None]
    async for some in in_turns(taken):
        tell_imported(uow, [add_actual(uow, actor, codes[body.budget_code_id], body) for body in some])
        await uow.flush()
    for code_id in sorted({body.budget_code_id for body in taken}):
        tell_code(uow, codes[code_id])
    if taken:
        counted = {AuditField.COUNT: (None, str(len(taken)))}
        uow.outbox.add(of_project_budget(actor, AuditAction.ACTUALS_IMPORTED, budget, project.name, counted))
    return result_of(judged, name="supplier", dry_run=False)


def _numbers_in(rows: Sequence[TableRow]) -> list[str]:
    """Of codes, in lower case."""
    return [*{row.cells.get("code", "").lower() for row in rows}]


async def _known(
    uow: UnitOfWork,
    actor: Actor,
    project: Project,
    project_id: UUID,
    rows: Sequence[TableRow],
    codes: Mapping[str, BudgetCode],
) -> _Known:
    numbers = {row.cells.get("number", "").strip() for row in rows}
    invoices = await ActualRepo(uow).invoices(actor, [code.id for code in codes.values()], numbers)
    counts_from = await find_counts_from(uow, actor, project_id)
    return _Known(project, project_id, codes, invoices, counts_from)


def _judged(rows: Sequence[TableRow], known: _Known, dry_run: bool) -> list[Judged[ActualCreate]]:
    """An invoice of a code counts once: the first line of the file that can be read is it."""
    first: dict[tuple[UUID, str, str], int] = {}
    return _remarked([_judge_row(row, known, first) for row in rows], known, dry_run=dry_run)


def _remarked(
    judged: Sequence[Judged[ActualCreate]], known: _Known, *, dry_run: bool
) -> list[Judged[ActualCreate]]:
    """Which lines exceed what the lines above them leave of their code: recorded all the same, and said."""
    codes = {code.id: code for code in known.codes.values()}
    left = {code.id: code.left_minor for code in codes.values()}
    committed = {code.id: code.committed_minor for code in codes.values()}
    return [
        each
        if each.made is None
        else replace(
            each,
            message=_also_early(
                _remark(each.made, codes[each.made.budget_code_id], left, committed, dry_run),
                each.made.spent_on,
                known.counts_from,
            ),
        )
        for each in judged
    ]


def _also_early(remark: Text, spent_on: date, counts_from: date | None) -> Text:
    """Most often a year that was typed wrong; it counts on its day all the same."""
    if counts_from is None or spent_on >= counts_from:
        return remark
    return Text(
        "{remark} Its day is before {day}, from which the budget counts.",
        remark=remark,
        day=DaysText.of(counts_from),
    )


def _remark(
    body: ActualCreate,
    code: BudgetCode,
    left: dict[UUID, int],
    committed: dict[UUID, int],
    dry_run: bool,
) -> Text:
    amount = amount_of(body, code.currency)
    of_committed = min(amount, committed[code.id]) if body.takes_committed else 0
    committed[code.id] -= of_committed
    left[code.id] -= amount - of_committed
    if amount == of_committed or left[code.id] >= 0:
        return Text("Can be recorded.") if dry_run else Text("Recorded.")
    excess = said(-left[code.id], code.currency)
    if dry_run:
        return Text(
            "Can be recorded, but is {excess} more than is left of {number}.",
            excess=excess,
            number=code.number,
        )
    return Text(
        "Recorded. It is {excess} more than was left of {number}.",
        excess=excess,
        number=code.number,
    )


def _judge_row(row: TableRow, known: _Known, first: dict[tuple[UUID, str, str], int]) -> Judged[ActualCreate]:
    try:
        body = _body(row, known)
    except Unusable as problem:
        return Judged(row, Verdict.INVALID, problem.reason)
    invoice = invoice_key(body.budget_code_id, body.supplier, body.number)
    if invoice in known.invoices:
        return Judged(row, Verdict.EXISTS, Text("Is recorded already, and stays as it is."))
    line = first.setdefault(invoice, row.line)
    if line != row.line:
        return Judged(row, Verdict.DUPLICATE, Text("The same invoice and code as in line {line}.", line=line))
    return Judged(row, Verdict.CREATE, Text("Can be recorded."), body)


def _body(row: TableRow, known: _Known) -> ActualCreate:
    cells = filled(row)
    code = known.codes.get(cells.get("code", "").lower())
    if code is None:
        raise Unusable(Text("There is no budget code {number} here.", number=cells.get("code", "–")[:80]))
    try:
        spendable(code, known.project_id)
        body = ActualCreate.model_validate(
            {
                "projectId": known.project_id,
                "budgetCodeId": code.id,
                "spentOn": _day(cells.get("date", "")),
                **{name: cells[name] for name in ("supplier", "number", "amount", "note") if name in cells},
            }
        )
        must_be_past(body.spent_on, known.project)
        amount_of(body, code.currency)
    except ValidationError as fault:
        wrong = str(fault.errors()[0]["loc"][0])
        raise why_not(row, fault, _FIELDS.get(wrong, wrong)) from None
    except (Invalid, Conflict) as fault:
        raise why_not(row, fault) from None
    return body


def _day(written: str) -> date:
    """Year first: of 03/04/2026 nobody knows which is the month."""
    try:
        return date.fromisoformat(written.replace("/", "-"))
    except ValueError:
        message = Text("“{value}” is no day. Write it as 2026-11-23.", value=written[:80])
        raise Unusable(message) from None
