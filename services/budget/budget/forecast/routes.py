from chassis.http import Envelope, ManagerDep, RuntimeDep, UowDep, edge_router, ok

from budget.code.schemas import CodeDetail
from budget.forecast import service
from budget.forecast.schemas import EstimateUpdate

router = edge_router("Budget")


@router.put("/SetBudgetCodeEstimate")
async def set_budget_code_estimate(
    actor: ManagerDep, uow: UowDep, runtime: RuntimeDep, body: EstimateUpdate
) -> Envelope[CodeDetail]:
    """What is still to be spent of a code; its forecast goes by that from now on."""
    return ok(await service.set_estimate(uow, runtime, actor, body))
