"""The money of a request's lines: held while it waits, then committed, transferred or free again."""

from collections.abc import Mapping, Sequence
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork

from budget.ledger.service import move
from budget.request.errors import Unbalanced
from budget.tables.budget_code import BudgetCode
from budget.tables.ledger import Kind, Why
from budget.tables.request import BudgetRequest, RequestKind, RequestLine


def must_balance(lines: Sequence[RequestLine]) -> None:
    taken = sum(line.amount_minor for line in lines if not line.receives)
    if taken == 0 or taken != sum(line.amount_minor for line in lines if line.receives):
        raise Unbalanced


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


def move_approved(
    uow: UnitOfWork,
    actor: Actor,
    request: BudgetRequest,
    lines: Sequence[RequestLine],
    codes: Mapping[UUID, BudgetCode],
) -> None:
    """What each line says was approved of it."""
    for line in lines:
        code, amount = codes[line.code_id], line.approved_minor or 0
        if request.kind == RequestKind.TRANSFER:
            budget = amount if line.receives else -amount
            move(uow, actor.user_id, code, Kind.BUDGET, budget, Why.TRANSFERRED, request.id)
        else:
            move(uow, actor.user_id, code, Kind.COMMITTED, amount, Why.REQUEST_ANSWERED, request.id)
