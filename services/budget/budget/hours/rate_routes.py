from chassis.http import AdminDep, Envelope, Page, RuntimeDep, UowDep, edge_router, ok, reads
from identity_client.directory import Directory

from budget.hours import rates
from budget.hours.rate_schemas import RateCreate, RatePublic, RateQuery, RateRef

router = edge_router("Budget")


@router.post("/QueryBudgetRates")
@reads
async def query_budget_rates(
    actor: AdminDep, uow: UowDep, runtime: RuntimeDep, body: RateQuery
) -> Envelope[Page[RatePublic]]:
    """What hours cost: of the company, and of people who cost something else."""
    return ok(await rates.query_rates(uow, runtime.of(Directory), actor, body))


@router.post("/CreateBudgetRate", status_code=201)
async def create_budget_rate(
    actor: AdminDep, uow: UowDep, runtime: RuntimeDep, body: RateCreate
) -> Envelope[RatePublic]:
    """From its day on; weeks that are approved already are costed anew, by a reversal and another cost."""
    return ok(await rates.create_rate(uow, runtime.of(Directory), actor, body))


@router.post("/TakeBackBudgetRate")
async def take_back_budget_rate(
    actor: AdminDep, uow: UowDep, runtime: RuntimeDep, body: RateRef
) -> Envelope[RatePublic]:
    return ok(await rates.take_back_rate(uow, runtime.of(Directory), actor, body))
