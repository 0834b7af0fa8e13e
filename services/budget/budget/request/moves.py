"""What a transfer or a change does to the categories of its project: told while it is typed, to who answers,
and once it is done."""

from collections.abc import Mapping, Sequence
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.money import to_text

from budget.code.fitting import Room, room_of
from budget.project.service import CATEGORY_NAMES, find_budget
from budget.project.versions import find_moved_by
from budget.request.holding import added_by, moved_between
from budget.request.schemas import CategoryMove
from budget.tables.project_budget import Category, ProjectBudget
from budget.tables.request import BudgetRequest, RequestKind, RequestLine, Status


def moved_along(
    kind: RequestKind, added: Mapping[Category, int], budget: ProjectBudget
) -> Mapping[Category, int]:
    """What the project's categories get, of what their codes get."""
    return moved_between(added, budget) if kind is RequestKind.TRANSFER else added


async def must_be_possible(
    uow: UnitOfWork, actor: Actor, added: Mapping[Category, int], budget: ProjectBudget | None
) -> None:
    """Of a transfer that is sent: where nobody may let codes exceed their category, none could approve it."""
    if budget is None or not budget.revision:
        return
    room = await room_of(uow, actor, budget)
    if room.nobody_may_exceed:
        room.must_move(added, moved_between(added, budget))


async def would_move(
    uow: UnitOfWork,
    actor: Actor,
    kind: RequestKind,
    added: Mapping[Category, int],
    budget: ProjectBudget | None,
) -> list[CategoryMove]:
    """As of now; nothing within one category, or where nobody has set the project's budget."""
    if not kind.moves_budget or budget is None or not budget.revision or not any(added.values()):
        return []
    moved = moved_along(kind, added, budget)
    room: Room = await room_of(uow, actor, budget)
    exceeds = room.excess_by(added, moved)
    return [
        _public(each, moved.get(each, 0), budget.currency, more, exceeds.get(each))
        for each, more in added.items()
        if more
    ]


async def has_moved(uow: UnitOfWork, actor: Actor, request: BudgetRequest) -> list[CategoryMove]:
    moved = await find_moved_by(uow, actor, request.project_id, request.id)
    return [_public(each, more, request.currency) for each, more in moved.items() if more]


async def moves_of(
    uow: UnitOfWork,
    actor: Actor,
    request: BudgetRequest,
    lines: Sequence[RequestLine],
    codes: Mapping[UUID, Any],
) -> list[CategoryMove]:
    kind, status = RequestKind(request.kind), Status(request.status)
    if not kind.moves_budget:
        return []
    if status is Status.APPROVED:
        return await has_moved(uow, actor, request)
    if status not in (Status.DRAFT, Status.SUBMITTED):
        return []
    budget = await find_budget(uow, actor, request.project_id)
    return await would_move(uow, actor, kind, added_by(lines, codes), budget)


def _public(
    category: Category, minor: int, currency: str, asked_minor: int | None = None, excess: int | None = None
) -> CategoryMove:
    return CategoryMove(
        category=category.value,
        name=CATEGORY_NAMES[category],
        amount=to_text(minor, currency),
        in_codes=None if asked_minor is None else to_text(asked_minor, currency),
        excess=None if excess is None else to_text(excess, currency),
    )
