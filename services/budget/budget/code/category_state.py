"""How the categories of a project stand, for its codes: these may look calm while their category does not."""

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.money import to_text

from budget.code.repo import CodeRepo
from budget.code.schemas import CategoryState
from budget.project.service import CATEGORY_NAMES
from budget.tables.project_budget import Category, ProjectBudget


async def states_of(uow: UnitOfWork, actor: Actor, budget: ProjectBudget | None) -> list[CategoryState]:
    """None where nobody has set the project's budget."""
    if budget is None or not budget.revision:
        return []
    sums = {row.category: row for row in await CodeRepo(uow).sums_by_category(actor, budget.project_id)}
    found: list[CategoryState] = []
    for each in Category:
        row, has = sums.get(each.value), budget.amount_of(each)
        found.append(
            CategoryState(
                category=each.value,
                name=CATEGORY_NAMES[each],
                left=to_text(has - (int(row.used) if row else 0), budget.currency),
                not_in_codes=to_text(has - (int(row.budget) if row else 0), budget.currency),
            )
        )
    return found
