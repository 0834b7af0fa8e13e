"""Budget's codes, as it tells of them: to choose from, and to know that they are there."""

from collections.abc import Sequence

from chassis.db import UnitOfWork
from chassis.events.projection import EventWithContext, Projection
from chassis.events.read_model import delete_rows, replace_rows
from contracts.budget.v1.events_pb2 import BudgetCodeChanged, BudgetCodeDeleted

from attendance.tables.code_split import KnownCode


async def keep_codes(uow: UnitOfWork, told: Sequence[EventWithContext]) -> None:
    rows = [
        {
            "id": each.event.budget_code_id,
            "company_id": each.event.company_id,
            "project_id": each.event.project_id,
            "number": each.event.number,
            "name": each.event.name,
            "is_division": each.event.is_division,
            "is_archived": each.event.is_archived,
        }
        for each in told
    ]
    await replace_rows(uow, KnownCode, rows)


async def forget_codes(uow: UnitOfWork, code_ids: Sequence[str]) -> None:
    """Days that name one keep it, as it was called then."""
    await delete_rows(uow, KnownCode, code_ids)


codes = Projection(
    "attendance.budget_codes",
    states=[BudgetCodeChanged],
    ends=[BudgetCodeDeleted],
    keep=keep_codes,
    forget=forget_codes,
)
