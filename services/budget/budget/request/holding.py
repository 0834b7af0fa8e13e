"""The money of a request's lines: held while it waits, then committed, moved as budget, or free again."""

from collections.abc import Mapping, Sequence
from datetime import date
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork

from budget.ledger.service import commit, move
from budget.request.errors import Unbalanced
from budget.tables.budget_code import BudgetCode
from budget.tables.ledger import Kind, Why
from budget.tables.project_budget import Category, ProjectBudget
from budget.tables.request import BudgetRequest, RequestKind, RequestLine


def must_balance(lines: Sequence[RequestLine]) -> None:
    taken = sum(line.amount_minor for line in lines if not line.receives)
    if taken == 0 or taken != sum(line.amount_minor for line in lines if line.receives):
        raise Unbalanced


def asked_lines(request: BudgetRequest, lines: Sequence[RequestLine]) -> list[RequestLine]:
    """Those that its size is the sum of: what a transfer gives is what it takes, and is said once."""
    return [line for line in lines if not line.receives or request.kind == RequestKind.CHANGE]


def total_minor(request: BudgetRequest, lines: Sequence[RequestLine]) -> int:
    """By which its chain goes, and its act in the audit log."""
    return sum(line.amount_minor for line in asked_lines(request, lines))


def agreed_minor(line: RequestLine) -> int:
    """What is still asked for: less than at first, where somebody agreed to a part."""
    return line.amount_minor if line.approved_minor is None else line.approved_minor


def move_held(
    uow: UnitOfWork,
    by: UUID,
    request: BudgetRequest,
    lines: Sequence[RequestLine],
    codes: Mapping[UUID, BudgetCode],
    why: Why,
    *,
    sign: int,
) -> None:
    """Of the codes that it takes from; what a code would receive holds nothing."""
    for line in lines:
        if not line.receives:
            move(uow, by, codes[line.code_id], Kind.HELD, sign * line.amount_minor, why, request.id)


def added_by(lines: Sequence[RequestLine], codes: Mapping[UUID, Any]) -> dict[Category, int]:
    """How much more or less each category's codes have by all that is asked for."""
    added = dict.fromkeys(Category, 0)
    for line in lines:
        added[Category(codes[line.code_id].category)] += (
            line.amount_minor if line.receives else -line.amount_minor
        )
    return added


def moved_between(added: Mapping[Category, int], budget: ProjectBudget) -> dict[Category, int]:
    """What a transfer takes along: as much as its givers' categories have. One with less than its codes keeps
    no transfer from being approved."""
    moved = {each: max(more, -budget.amount_of(each)) for each, more in added.items() if more < 0}
    taken = -sum(moved.values())
    for category, more in added.items():
        if more > 0:
            moved[category] = min(more, taken)
            taken -= moved[category]
    return moved


def move_approved(
    uow: UnitOfWork,
    actor: Actor,
    request: BudgetRequest,
    lines: Sequence[RequestLine],
    codes: Mapping[UUID, BudgetCode],
    *,
    approved_on: date,
    effective_on: date | None,
) -> None:
    """What each line says was approved of it."""
    for line in lines:
        code, amount = codes[line.code_id], line.approved_minor or 0
        if RequestKind(request.kind).moves_budget:
            budget = amount if line.receives else -amount
            why = Why.TRANSFERRED if request.kind == RequestKind.TRANSFER else Why.BUDGET_CHANGED
            move(uow, actor.user_id, code, Kind.BUDGET, budget, why, request.id, effective_on=effective_on)
        else:
            commit(
                uow,
                actor.user_id,
                code,
                amount,
                request.id,
                approved_on=approved_on,
                effective_on=effective_on,
            )
