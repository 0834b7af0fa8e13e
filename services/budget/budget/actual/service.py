"""What was spent, entered by hand: recorded once for each line of an invoice, and corrected by a reversal."""

from collections.abc import Sequence
from datetime import date
from uuid import UUID

from chassis.access import Actor
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.money import to_minor, to_text
from chassis.runtime import Runtime
from chassis.wall_clock import day_at, zone_of
from contracts.identity.v1.identity_pb2 import Project
from identity_client.directory import Directory
from identity_client.projects import Projects

from budget.actual.announcement import actual_changed
from budget.actual.errors import (
    ActualNotFound,
    BadDay,
    CodeCantBeSpent,
    InvoiceIsThere,
    IsReversed,
    NothingSpent,
)
from budget.actual.invoice import invoice_key
from budget.actual.reading import shown_actual
from budget.actual.repo import ActualRepo
from budget.actual.schemas import ActualCreate, ActualPublic, ActualReverse
from budget.audit import AuditAction, AuditField, of_actual
from budget.code.announcement import tell_code
from budget.code.reading import codes_among
from budget.ledger.service import move_spent, taken_on
from budget.project.service import FIRST_DAY, get_managed
from budget.tables.actual import ActualCost
from budget.tables.budget_code import BudgetCode
from budget.tables.ledger import Why


async def record_actual(uow: UnitOfWork, runtime: Runtime, actor: Actor, body: ActualCreate) -> ActualPublic:
    project = await get_managed(runtime.of(Projects), actor, body.project_id)
    await runtime.of(Directory).learn_names(actor.company_id, [actor.user_id])
    must_be_past(body.spent_on, project)
    codes = await codes_among(uow, actor, [body.budget_code_id], lock=True)
    code = spendable(codes.get(body.budget_code_id), body.project_id)
    if invoice_key(code.id, body.supplier, body.number) in await ActualRepo(uow).invoices(
        actor, [code.id], [body.number]
    ):
        raise InvoiceIsThere(body.supplier, body.number, code.number)
    actual = add_actual(uow, actor, code, body)
    await uow.flush()
    _tell(uow, actor, AuditAction.ACTUAL_RECORDED, actual, code)
    return await shown_actual(uow, runtime, actor, actual.id)


def add_actual(uow: UnitOfWork, actor: Actor, code: BudgetCode, body: ActualCreate) -> ActualCost:
    """Of a code that is held. Over budget, too: what was spent was spent."""
    amount = amount_of(body, code.currency)
    committed = min(amount, code.committed_minor) if body.takes_committed else 0
    actual = ActualCost(
        company_id=code.company_id,
        project_id=code.project_id,
        code_id=code.id,
        spent_on=body.spent_on,
        supplier=body.supplier,
        number=body.number,
        note=body.note,
        amount_minor=amount,
        from_committed_minor=committed,
        taken_on=taken_on(code, body.spent_on),
        currency=code.currency,
        created_by=actor.user_id,
    )
    ActualRepo(uow).add(actual)
    _move(uow, actor, code, actual, Why.ACTUAL_RECORDED, sign=1)
    return actual


async def reverse_actual(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, body: ActualReverse
) -> ActualPublic:
    """It stays, and counts no longer: its money goes back to where it came from, on the days it was taken."""
    found = await ActualRepo(uow).find(actor, body.budget_actual_id)
    if found is None:
        raise ActualNotFound
    await get_managed(runtime.of(Projects), actor, found.project_id)
    await runtime.of(Directory).learn_names(actor.company_id, {actor.user_id, found.created_by})
    codes = await codes_among(uow, actor, [found.code_id], lock=True)
    code = codes[found.code_id]
    actual = await ActualRepo(uow).find(actor, found.id, lock=True)
    assert actual is not None, "nothing deletes a cost but the end of its company"
    if actual.reversed_at is not None:
        raise IsReversed
    actual.reversed_at, actual.reversed_by = now(), actor.user_id
    actual.reversal_reason = body.reason
    _move(uow, actor, code, actual, Why.ACTUAL_REVERSED, sign=-1)
    await uow.flush()
    _tell(uow, actor, AuditAction.ACTUAL_REVERSED, actual, code, body.reason)
    return await shown_actual(uow, runtime, actor, actual.id)


def must_be_past(day: date, project: Project) -> None:
    if not FIRST_DAY <= day <= day_at(now(), zone_of(project.time_zone)):
        raise BadDay


def spendable(code: BudgetCode | None, project_id: UUID) -> BudgetCode:
    if code is None or code.project_id != project_id or code.is_division or code.is_archived:
        raise CodeCantBeSpent
    return code


def amount_of(body: ActualCreate, currency: str) -> int:
    amount = to_minor(body.amount, currency, field="amount")
    if amount == 0:
        raise NothingSpent
    return amount


def tell_imported(uow: UnitOfWork, made: Sequence[ActualCost]) -> None:
    for actual in made:
        uow.outbox.add(actual_changed(actual))


def _move(
    uow: UnitOfWork, actor: Actor, code: BudgetCode, actual: ActualCost, why: Why, *, sign: int
) -> None:
    by = actor.user_id
    move_spent(uow, by, code, why, actual, sign=sign, spent_on=actual.spent_on, actual_id=actual.id)


def _tell(
    uow: UnitOfWork,
    actor: Actor,
    action: AuditAction,
    actual: ActualCost,
    code: BudgetCode,
    reason: str = "",
) -> None:
    changes: dict[AuditField, tuple[str | None, str | None]] = {
        AuditField.PROJECT: (None, str(actual.project_id)),
        AuditField.CODE: (None, f"{code.number} {code.name}"),
        AuditField.AMOUNT: (None, f"{to_text(actual.amount_minor, actual.currency)} {actual.currency}"),
    }
    if reason:
        changes[AuditField.REASON] = (None, reason)
    uow.outbox.add(of_actual(actor, action, actual, changes))
    uow.outbox.add(actual_changed(actual))
    tell_code(uow, code)
