"""The one place where money moves: the balance of a row that is held, and the entry that says so."""

from collections.abc import Sequence
from datetime import date
from typing import Any, Protocol
from uuid import UUID

from chassis.access import Actor
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.http import Place

from budget.ledger.errors import BalanceTooLarge
from budget.ledger.repo import LedgerRepo
from budget.tables.budget_code import BudgetCode
from budget.tables.ledger import Kind, LedgerEntry, Why
from budget.tables.project_budget import Category, ProjectBudget

MOVED_BY_REQUESTS = (Why.TRANSFERRED, Why.BUDGET_CHANGED)
"""What of a code's budget nobody set."""
MOST_MINOR = 10**17
"""Of each balance: ten times the largest amount. All four of a code together stay well within 64 bits."""


class Cost(Protocol):
    amount_minor: int
    from_committed_minor: int
    taken_on: date | None


def move(
    uow: UnitOfWork,
    by: UUID,
    code: BudgetCode,
    kind: Kind,
    amount_minor: int,
    why: Why,
    request_id: UUID | None = None,
    *,
    actual_id: UUID | None = None,
    hours_cost_id: UUID | None = None,
    equipment_cost_id: UUID | None = None,
    effective_on: date | None = None,
) -> None:
    """Of a code that this unit holds (or makes)."""
    if amount_minor == 0:
        return
    balance = f"{kind.value}_minor"
    moved: int = getattr(code, balance) + amount_minor
    if moved > MOST_MINOR:
        raise BalanceTooLarge(code.number)
    setattr(code, balance, moved)
    if why in MOVED_BY_REQUESTS:
        code.transferred_minor += amount_minor
    if kind is not Kind.HELD:
        code.forecast_due_at = now()
    LedgerRepo(uow).add(
        LedgerEntry(
            company_id=code.company_id,
            project_id=code.project_id,
            code_id=code.id,
            category=code.category,
            request_id=request_id,
            actual_id=actual_id,
            hours_cost_id=hours_cost_id,
            equipment_cost_id=equipment_cost_id,
            effective_on=effective_on,
            kind=kind.value,
            why=why.value,
            amount_minor=amount_minor,
            currency=code.currency,
            by=by,
        )
    )


def commit(
    uow: UnitOfWork,
    by: UUID,
    code: BudgetCode,
    amount_minor: int,
    request_id: UUID,
    *,
    approved_on: date,
    effective_on: date | None,
) -> None:
    if amount_minor == 0:
        return
    move(
        uow,
        by,
        code,
        Kind.COMMITTED,
        amount_minor,
        Why.REQUEST_ANSWERED,
        request_id,
        effective_on=effective_on,
    )
    code.committed_on = max(approved_on, code.committed_on or approved_on)


def taken_on(code: BudgetCode, spent_on: date) -> date:
    """No sooner than it was committed: an invoice from before the approval would leave less than nothing in
    the months between."""
    # Of what was committed before its day was kept, that of writing is surely later.
    return max(spent_on, code.committed_on or now().date())


def move_spent(
    uow: UnitOfWork,
    by: UUID,
    code: BudgetCode,
    why: Why,
    cost: Cost,
    *,
    sign: int,
    spent_on: date,
    actual_id: UUID | None = None,
    hours_cost_id: UUID | None = None,
    equipment_cost_id: UUID | None = None,
) -> None:
    """What was spent counts on its own day. What it takes of what is committed goes back on the day it was
    taken, whatever was committed since."""
    for kind, amount, day in (
        # Of older costs that day was not kept: it counted on their own.
        (Kind.COMMITTED, -cost.from_committed_minor, cost.taken_on or spent_on),
        (Kind.ACTUAL, cost.amount_minor, spent_on),
    ):
        move(
            uow,
            by,
            code,
            kind,
            sign * amount,
            why,
            actual_id=actual_id,
            hours_cost_id=hours_cost_id,
            equipment_cost_id=equipment_cost_id,
            effective_on=day,
        )


def set_project_budget(
    uow: UnitOfWork,
    actor: Actor,
    budget: ProjectBudget,
    category: Category,
    amount_minor: int,
    effective_on: date,
) -> None:
    change = amount_minor - budget.amount_of(category)
    if change == 0:
        return
    setattr(budget, category.column, amount_minor)
    LedgerRepo(uow).add(
        LedgerEntry(
            company_id=budget.company_id,
            project_id=budget.project_id,
            category=category.value,
            kind=Kind.BUDGET.value,
            why=Why.BUDGET_SET.value,
            amount_minor=change,
            currency=budget.currency,
            effective_on=effective_on,
            by=actor.user_id,
        )
    )


async def entries_of_code(
    uow: UnitOfWork, actor: Actor, code_id: UUID, place: Place
) -> tuple[list[Any], UUID | None]:
    return await LedgerRepo(uow).of_code(actor, code_id, place)


async def was_moved(uow: UnitOfWork, actor: Actor, code_id: UUID) -> bool:
    """Whether more than its budget was ever written of a code."""
    return await LedgerRepo(uow).moved(actor, code_id)


async def by_month(uow: UnitOfWork, actor: Actor, code_id: UUID, time_zone: str) -> Sequence[Any]:
    return await LedgerRepo(uow).by_month(actor, code_id, time_zone)
