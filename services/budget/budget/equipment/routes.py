from chassis.http import Envelope, ManagerDep, Page, RuntimeDep, UowDep, edge_router, ok, reads
from identity_client.projects import Projects

from budget.equipment import service
from budget.equipment.schemas import MachineUsePublic, MachineUseQuery

router = edge_router("Budget")


@router.post("/QueryBudgetEquipment")
@reads
async def query_budget_equipment(
    actor: ManagerDep, uow: UowDep, runtime: RuntimeDep, body: MachineUseQuery
) -> Envelope[Page[MachineUsePublic]]:
    """Machines that are or were in a project, for how long, and what that costs."""
    return ok(await service.query_uses(uow, runtime.of(Projects), actor, body))
