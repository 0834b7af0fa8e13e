"""What asking for an amount means for a code, and for the category of it, as of now."""

from collections.abc import Mapping
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.money import to_text

from budget.code.fitting import over_after
from budget.project.service import CATEGORY_NAMES, find_budget
from budget.request.schemas import Impact, OverCategory
from budget.tables.project_budget import Category
from budget.tables.request import BudgetRequest, RequestKind


def impact_of(
    code: Any, amount_minor: int, *, own_minor: int = 0, later_minor: int = 0, receives: bool = False
) -> Impact:
    """Before and after are as of now. `own_minor`: what of the held is this request's own; `later_minor`:
    what those hold who asked after it, because of whom it is not over."""
    left = code.left_minor + own_minor
    left_after = left + amount_minor if receives else left - amount_minor
    return Impact(
        budget_code_id=code.id,
        budget=to_text(code.budget_minor, code.currency),
        held_by_others=to_text(code.held_minor - own_minor, code.currency),
        committed=to_text(code.committed_minor, code.currency),
        actual=to_text(code.actual_minor, code.currency),
        left=to_text(left, code.currency),
        left_after=to_text(left_after, code.currency),
        held_later=to_text(later_minor, code.currency),
        is_over=not receives and amount_minor > left + later_minor,
    )


async def over_categories_of(
    uow: UnitOfWork,
    actor: Actor,
    request: BudgetRequest,
    codes: Mapping[UUID, Any],
    later: Mapping[str, int],
) -> list[OverCategory]:
    """`later`: what those hold of each category who asked after it."""
    if request.kind != RequestKind.MONEY:
        return []
    budget = await find_budget(uow, actor, request.project_id)
    # What it asks for is held, and counts already.
    more = {Category(code.category): -later.get(code.category, 0) for code in codes.values() if code.category}
    return over_public(await over_after(uow, actor, budget, more), request.currency)


def over_public(over: Mapping[Category, int], currency: str) -> list[OverCategory]:
    return [
        OverCategory(name=CATEGORY_NAMES[each], excess=to_text(minor, currency))
        for each, minor in over.items()
    ]
