from chassis.http import AdminDep, Envelope, MemberDep, RuntimeDep, UowDep, edge_router, ok
from identity_client.directory import Directory

from budget.rules import service
from budget.rules.schemas import RulesPublic, RulesUpdate

router = edge_router("Budget")


@router.get("/GetBudgetRules")
async def get_budget_rules(actor: MemberDep, uow: UowDep, runtime: RuntimeDep) -> Envelope[RulesPublic]:
    """The company's: its currency, who may ask for more than is left, and how long a request waits."""
    return ok(await service.get_rules(uow, runtime.of(Directory), actor))


@router.put("/SetBudgetRules")
async def set_budget_rules(
    actor: AdminDep, uow: UowDep, runtime: RuntimeDep, body: RulesUpdate
) -> Envelope[RulesPublic]:
    return ok(await service.set_rules(uow, runtime.of(Directory), actor, body))
