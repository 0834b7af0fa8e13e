"""Hot: what a draft asks the database before it is written, at the price `bench/bench_budget.py` measures.
Statements written and compiled once."""

from collections.abc import Collection
from typing import Any
from uuid import UUID

from chassis.db import Prepared, UnitOfWork
from chassis.db.statements import col, is_any_bound, select
from sqlalchemy import Uuid, bindparam, label

from budget.tables.budget_code import BudgetCode

_USED = col(BudgetCode.held_minor) + col(BudgetCode.committed_minor) + col(BudgetCode.actual_minor)
_CODES = Prepared(
    select(
        BudgetCode.id,
        BudgetCode.is_division,
        BudgetCode.is_archived,
        BudgetCode.number,
        BudgetCode.category,
        BudgetCode.name,
        BudgetCode.currency,
        BudgetCode.budget_minor,
        BudgetCode.held_minor,
        BudgetCode.committed_minor,
        BudgetCode.actual_minor,
        label("left_minor", col(BudgetCode.budget_minor) - _USED),
    ).where(
        col(BudgetCode.company_id) == bindparam("company_id", type_=Uuid()),
        col(BudgetCode.project_id) == bindparam("project_id", type_=Uuid()),
        is_any_bound(col(BudgetCode.id), "code_ids"),
    ),
    keeps_plan=True,
)


async def codes_asked_for(
    uow: UnitOfWork, company_id: UUID, project_id: UUID, code_ids: Collection[UUID]
) -> dict[UUID, Any]:
    """As they are now, for whoever sees the project: none of them is held."""
    plan = _CODES.plan(company_id=company_id, project_id=project_id, code_ids=[*code_ids])
    return {row.id: row for row in await uow.rows(plan)}
