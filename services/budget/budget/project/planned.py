"""How much a project may have together once its baseline is locked, by who may not let it have more.

What codes have is bounded by their categories, and these by nothing but who sets them: whoever may not have
more than is left could raise a category first. So from the baseline on all categories together grow by
changes that were approved, or by who may have more. Up to there whoever lowered one may raise it again.
"""

from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.money import said, to_minor

from budget.project.errors import MoreThanPlanned
from budget.project.repo import ProjectRepo
from budget.project.schemas import ProjectBudgetUpdate
from budget.rules.service import may_overrun, overruns_of
from budget.tables.project_budget import Category, ProjectBudget
from budget.tables.rules import Overruns


async def find_most_planned(
    uow: UnitOfWork, actor: Actor, project_id: UUID, currency: str
) -> tuple[int, Overruns] | None:
    """And whom the company lets exceed it; None: the actor may, or there is no baseline in that currency, of
    which alone something can be compared with it."""
    overruns = await overruns_of(uow, actor.company_id)
    if may_overrun(overruns, actor, project_id):
        return None
    most, before = None, 0
    for row in await ProjectRepo(uow).version_amounts(actor, project_id):
        if row.currency != currency:
            continue
        total = sum(getattr(row, each.column) for each in Category)
        if most is not None:
            # What was saved by hand was its saver's to save; a transfer leaves the sum as it is.
            most = max(most, total) if row.request_id is None else most + total - before
        elif row.is_baseline:
            most = total
        before = total
    return None if most is None else (most, overruns)


async def must_be_planned(
    uow: UnitOfWork, actor: Actor, budget: ProjectBudget, body: ProjectBudgetUpdate
) -> None:
    """Where the sum grows beyond what the actor may let it have."""
    grown = dict[str, int]()
    currency = body.currency or budget.currency
    for category in Category:
        amount, field = body.amount_of(category)
        grown[field] = to_minor(amount, currency, field=field) - budget.amount_of(category)
    if sum(grown.values()) <= 0:
        return
    planned = await find_most_planned(uow, actor, body.project_id, currency)
    if planned is None:
        return
    most, overruns = planned
    if sum(map(budget.amount_of, Category)) + sum(grown.values()) > most:
        field = max(grown, key=lambda each: grown[each])
        raise MoreThanPlanned(said(most, currency), overruns, field)
