from chassis.http import Envelope, ManagerDep, Page, RuntimeDep, UowDep, edge_router, ok, reads

from budget.hours import service
from budget.hours.schemas import HoursQuery, WorkedWeekPublic

router = edge_router("Budget")


@router.post("/QueryBudgetHours")
@reads
async def query_budget_hours(
    actor: ManagerDep, uow: UowDep, runtime: RuntimeDep, body: HoursQuery
) -> Envelope[Page[WorkedWeekPublic]]:
    """Approved weeks and what they cost, the newest first; the amounts for who may see rates."""
    return ok(await service.query_weeks(uow, runtime, actor, body))
