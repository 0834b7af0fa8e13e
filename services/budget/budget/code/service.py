"""Budget codes: seen by whoever sees the project, made, changed, archived and deleted by its managers."""

from collections.abc import Mapping
from datetime import date
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.audit import Changes
from chassis.clock import now
from chassis.db import UnitOfWork, changes_to
from chassis.money import to_minor, to_text
from chassis.runtime import Runtime
from contracts.budget.v1 import events_pb2
from identity_client.directory import Directory
from identity_client.projects import Projects
from identity_client.saves import Save, must_be_newest

from budget.audit import AuditAction, AuditField, of_code
from budget.code.amounts import amounts_of, reconciled
from budget.code.announcement import tell_code
from budget.code.errors import (
    AmountIsUsed,
    CategoryIsAwaited,
    CodeHasHistory,
    CodeIsAwaited,
    CodeNotFound,
    CodeTakesCosts,
    DivisionHasCodes,
    NumberTaken,
    TooManyCodes,
    UnknownCodeSeen,
    UnknownDivision,
)
from budget.code.fitting import room_of
from budget.code.reading import detail_of, get_code, has_history
from budget.code.repo import CodeRepo
from budget.code.schemas import (
    CodeCreate,
    CodeDetail,
    CodeRef,
    CodeUpdate,
    quantity_of,
    quantity_text,
)
from budget.costing.service import cost_what_waits, lock_costing
from budget.ledger.service import move
from budget.project.service import find_planned_from, get_managed, hold_budget
from budget.tables.budget_code import BudgetCode, CodeChange
from budget.tables.ledger import Kind, Why
from budget.tables.project_budget import Category

MOST_CODES = 12_000
"""Of a project: its tree is shown as a whole."""

_OF_A_DIVISION = ("number", "name")
_OF_A_CODE = (*_OF_A_DIVISION, "division_id", "category", "unit")
_OF_ITS_BUDGET = {"category", "quantity", "rate", "amount"}


async def create_code(uow: UnitOfWork, projects: Projects, actor: Actor, body: CodeCreate) -> CodeDetail:
    await get_managed(projects, actor, body.project_id)
    budget = await hold_budget(uow, actor, body.project_id)
    codes = CodeRepo(uow)
    if await codes.count(actor, body.project_id) >= MOST_CODES:
        raise TooManyCodes(MOST_CODES)
    await _number_is_free(codes, actor, body.project_id, body.number)
    division = await _take_division(uow, actor, body.project_id, body.division_id)
    counts_from = await find_planned_from(uow, actor, body.project_id)
    room = await room_of(uow, actor, budget)
    code = add_code(uow, actor, body, budget.currency, counts_from)
    room.must_take(body.category, code.budget_minor)
    await uow.flush()
    tell_created(uow, actor, code, division)
    return await detail_of(uow, projects, actor, code)


def add_code(
    uow: UnitOfWork, actor: Actor, body: CodeCreate, currency: str, counts_from: date | None
) -> BudgetCode:
    """Where its number is free and its division is there. It is a part of what is planned, and
    counts from the day from which that counts."""
    amounts = amounts_of(body, currency)
    code = BudgetCode(
        company_id=actor.company_id,
        project_id=body.project_id,
        is_division=body.is_division,
        division_id=body.division_id,
        number=body.number,
        name=body.name,
        category=body.category.value if body.category else "",
        unit=body.unit,
        quantity_thousandths=amounts.quantity_thousandths,
        rate_minor=amounts.rate_minor,
        currency=currency,
        created_by=actor.user_id,
        updated_by=actor.user_id,
        updated_at=now(),
    )
    by, amount = actor.user_id, amounts.amount_minor
    move(uow, by, code, Kind.BUDGET, amount, Why.BUDGET_SET, effective_on=counts_from)
    CodeRepo(uow).add(code)
    return code


def tell_created(uow: UnitOfWork, actor: Actor, code: BudgetCode, division: Any) -> None:
    """`division`: or a row that says its number and name."""
    told = {field: (None, value) for field, value in _written(code, division).items() if value is not None}
    _tell(uow, actor, code, AuditAction.CODE_CREATED, told)


async def update_code(uow: UnitOfWork, runtime: Runtime, actor: Actor, body: CodeUpdate) -> CodeDetail:
    sent = body.model_dump(exclude_unset=True, exclude={"budget_code_id", "revision"})
    room = None
    if sent.keys() & _OF_ITS_BUDGET:
        seen = await _get_changeable(uow, runtime, actor, body.budget_code_id, seen=body.revision, lock=False)
        # Before the code, as who adds codes holds it first, too.
        room = await room_of(uow, actor, await hold_budget(uow, actor, seen.project_id))
    code = await take_code(uow, runtime, actor, body.budget_code_id, seen=body.revision)
    was_budget = code.budget_minor
    division = await get_code(uow, actor, code.division_id) if code.division_id else None
    before, was_of = _written(code, division), code.category
    codes = CodeRepo(uow)
    if sent.get("number"):
        await _number_is_free(codes, actor, code.project_id, sent["number"], but=code.id)
    if "division_id" in sent:
        if code.is_division and sent["division_id"]:
            raise UnknownDivision
        division = await _take_division(uow, actor, code.project_id, sent["division_id"])
    changeable = _OF_A_DIVISION if code.is_division else _OF_A_CODE
    for name, value in changes_to(code, {each: sent[each] for each in changeable if each in sent}).items():
        setattr(code, name, value.value if isinstance(value, Category) else value)
    if code.category != was_of and await codes.is_waited_for(code):
        raise CategoryIsAwaited
    if not code.is_division:
        _set_amounts(uow, actor, code, sent)
        if room is not None:
            stays = code.category == was_of
            more = code.budget_minor - (was_budget if stays else 0)
            gives_back = None if stays else (Category(was_of), was_budget)
            room.must_take(Category(code.category), more, gives_back=gives_back)
    written = _written(code, division)
    changes = {field: (before[field], written[field]) for field in before if before[field] != written[field]}
    if changes:
        await tell_change(uow, actor, code, changes)
    return await detail_of(uow, runtime.of(Projects), actor, code)


async def tell_change(uow: UnitOfWork, actor: Actor, code: BudgetCode, changes: Changes[AuditField]) -> None:
    code.revision += 1
    code.updated_by, code.updated_at = actor.user_id, now()
    await uow.flush()
    _tell(uow, actor, code, AuditAction.CODE_CHANGED, changes)


async def archive_code(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, body: CodeRef, *, archived: bool
) -> CodeDetail:
    if not archived:
        await _get_changeable(uow, runtime, actor, body.budget_code_id, seen=body.revision, lock=False)
        await lock_costing(uow, [actor.company_id])
    code = await take_code(uow, runtime, actor, body.budget_code_id, seen=body.revision)
    if code.is_archived != archived:
        if archived:
            if code.held_minor or await CodeRepo(uow).is_waited_for(code):
                raise CodeIsAwaited
            if await CodeRepo(uow).has_codes(code, is_archived=False):
                raise DivisionHasCodes
        elif code.division_id is not None:
            await _take_division(uow, actor, code.project_id, code.division_id)
        code.is_archived, code.forecast_due_at = archived, now()
        code.revision += 1
        code.updated_by, code.updated_at = actor.user_id, now()
        await uow.flush()
        _tell(uow, actor, code, AuditAction.CODE_ARCHIVED if archived else AuditAction.CODE_UNARCHIVED)
        if not archived:
            await cost_what_waits(uow, actor, code.project_id)
    return await detail_of(uow, runtime.of(Projects), actor, code)


async def delete_code(uow: UnitOfWork, runtime: Runtime, actor: Actor, body: CodeRef) -> None:
    code = await take_code(uow, runtime, actor, body.budget_code_id, seen=body.revision)
    if await has_history(uow, actor, code):
        raise DivisionHasCodes if code.is_division else CodeHasHistory
    if await CodeRepo(uow).takes_costs(code):
        raise CodeTakesCosts
    # Its entries stay, and come to nothing.
    move(uow, actor.user_id, code, Kind.BUDGET, -code.budget_minor, Why.BUDGET_SET)
    await CodeRepo(uow).delete(code)
    uow.outbox.add(of_code(actor, AuditAction.CODE_DELETED, code))
    uow.outbox.add(
        events_pb2.BudgetCodeDeleted(
            company_id=str(code.company_id), budget_code_id=str(code.id), project_id=str(code.project_id)
        )
    )


def _set_amounts(uow: UnitOfWork, actor: Actor, code: BudgetCode, sent: Mapping[str, Any]) -> None:
    if not sent.keys() & {"quantity", "rate", "amount"}:
        return
    quantity = quantity_of(sent["quantity"]) if "quantity" in sent else code.quantity_thousandths
    rate = code.rate_minor
    if "rate" in sent:
        rate = None if sent["rate"] is None else to_minor(sent["rate"], code.currency, field="rate")
    amount = None
    if sent.get("amount") is not None:
        amount = to_minor(sent["amount"], code.currency, field="amount")
    new = reconciled(quantity, rate, amount, otherwise=code.amount_minor)
    # Transfers stay beside what is set.
    budget = new.amount_minor + code.transferred_minor
    least = min(code.used_minor, code.budget_minor)
    if budget < least:
        raise AmountIsUsed(code, least_minor=least - code.transferred_minor)
    code.quantity_thousandths, code.rate_minor = new.quantity_thousandths, new.rate_minor
    move(uow, actor.user_id, code, Kind.BUDGET, budget - code.budget_minor, Why.BUDGET_SET)


async def take_code(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, code_id: UUID, *, seen: int | None
) -> BudgetCode:
    """Held, for a manager of its project who has seen its newest save. Looked at before it is held too:
    identity is asked, and nobody should wait for that."""
    await _get_changeable(uow, runtime, actor, code_id, seen=seen, lock=False)
    return await _get_changeable(uow, runtime, actor, code_id, seen=seen, lock=True)


async def _get_changeable(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, code_id: UUID, *, seen: int | None, lock: bool
) -> BudgetCode:
    code = await get_code(uow, actor, code_id, lock=lock)
    await get_managed(runtime.of(Projects), actor, code.project_id)
    if seen is None:
        if code.revision > 1 and code.updated_by != actor.user_id:
            raise UnknownCodeSeen
    else:
        newest = Save(code.revision, code.updated_by, code.updated_at)
        await must_be_newest(runtime.of(Directory), actor, newest, seen=seen)
    return code


async def _number_is_free(
    codes: CodeRepo, actor: Actor, project_id: UUID, number: str, *, but: UUID | None = None
) -> None:
    if await codes.find_id_by_number(actor, project_id, number) not in (None, but):
        raise NumberTaken(number)


async def _take_division(
    uow: UnitOfWork, actor: Actor, project_id: UUID, division_id: UUID | None
) -> BudgetCode | None:
    """Held: it is not archived or deleted meanwhile."""
    if division_id is None:
        return None
    try:
        division = await get_code(uow, actor, division_id, lock=True)
    except CodeNotFound:
        raise UnknownDivision from None
    if not division.is_division or division.is_archived or division.project_id != project_id:
        raise UnknownDivision
    return division


def _written(code: BudgetCode, division: Any) -> dict[AuditField, str | None]:
    """What people edit of it, as they read it."""
    rate = None if code.rate_minor is None else to_text(code.rate_minor, code.currency)
    return {
        AuditField.NUMBER: code.number,
        AuditField.NAME: code.name,
        AuditField.DIVISION: f"{division.number} {division.name}" if division else None,
        AuditField.CATEGORY: code.category or None,
        AuditField.UNIT: code.unit or None,
        AuditField.QUANTITY: quantity_text(code.quantity_thousandths),
        AuditField.RATE: rate,
        AuditField.AMOUNT: None if code.is_division else to_text(code.amount_minor, code.currency),
    }


def _tell(
    uow: UnitOfWork,
    actor: Actor,
    code: BudgetCode,
    action: AuditAction,
    changes: Changes[AuditField] | None = None,
) -> None:
    """In the code's own history, in the company's log and to others."""
    CodeRepo(uow).add_change(
        CodeChange(
            company_id=code.company_id,
            project_id=code.project_id,
            code_id=code.id,
            action=action.value.partition(".")[2],
            changes={field.value: [*values] for field, values in (changes or {}).items()},
            by=actor.user_id,
        )
    )
    told = dict(changes or {})
    if action is AuditAction.CODE_CREATED:
        told[AuditField.PROJECT] = (None, str(code.project_id))
    uow.outbox.add(of_code(actor, action, code, told))
    tell_code(uow, code)
