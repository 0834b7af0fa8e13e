"""What others are told of a cost: all of it."""

from collections.abc import Sequence
from uuid import UUID

from chassis.db import UnitOfWork
from contracts.budget.v1 import events_pb2

from budget.actual.repo import ActualRepo
from budget.tables.actual import ActualCost


def actual_changed(actual: ActualCost) -> events_pb2.BudgetActualChanged:
    return events_pb2.BudgetActualChanged(
        company_id=str(actual.company_id),
        budget_actual_id=str(actual.id),
        project_id=str(actual.project_id),
        budget_code_id=str(actual.code_id),
        spent_on=actual.spent_on.isoformat(),
        supplier=actual.supplier,
        number=actual.number,
        currency=actual.currency,
        amount_minor=actual.amount_minor,
        from_committed_minor=actual.from_committed_minor,
        is_reversed=actual.reversed_at is not None,
        created_by=str(actual.created_by),
        reversed_by=str(actual.reversed_by or ""),
    )


async def actuals_after(uow: UnitOfWork, after: UUID, limit: int) -> Sequence[events_pb2.BudgetActualChanged]:
    """A page of all there are, for a receiver that is told anew."""
    return [actual_changed(each) for each in await ActualRepo(uow).held_after(after, limit)]
