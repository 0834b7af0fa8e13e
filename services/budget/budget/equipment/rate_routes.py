from collections.abc import Sequence

from chassis.http import AdminDep, Envelope, Page, RuntimeDep, UowDep, edge_router, ok, reads
from identity_client.directory import Directory

from budget.equipment import rates
from budget.equipment.rate_schemas import (
    EquipmentRateCreate,
    EquipmentRatePublic,
    EquipmentRateQuery,
    EquipmentRateRef,
    MachinePublic,
    MachineQuery,
)

router = edge_router("Budget")


@router.post("/QueryBudgetEquipmentRates")
@reads
async def query_budget_equipment_rates(
    actor: AdminDep, uow: UowDep, runtime: RuntimeDep, body: EquipmentRateQuery
) -> Envelope[Page[EquipmentRatePublic]]:
    """What machines cost: of a category, of all own or rented ones, and of single ones."""
    return ok(await rates.query_rates(uow, runtime.of(Directory), actor, body))


@router.post("/QueryBudgetMachines")
@reads
async def query_budget_machines(
    actor: AdminDep, uow: UowDep, body: MachineQuery
) -> Envelope[Page[MachinePublic]]:
    """Equipment whose rate may be set, by its name."""
    return ok(await rates.query_machines(uow, actor, body))


@router.get("/GetBudgetMachineCategories")
async def get_budget_machine_categories(actor: AdminDep, uow: UowDep) -> Envelope[Sequence[str]]:
    return ok(await rates.get_categories(uow, actor))


@router.post("/CreateBudgetEquipmentRate", status_code=201)
async def create_budget_equipment_rate(
    actor: AdminDep, uow: UowDep, runtime: RuntimeDep, body: EquipmentRateCreate
) -> Envelope[EquipmentRatePublic]:
    """From its day on; what was counted already is counted anew, by a reversal and another cost."""
    return ok(await rates.create_rate(uow, runtime.of(Directory), actor, body))


@router.post("/TakeBackBudgetEquipmentRate")
async def take_back_budget_equipment_rate(
    actor: AdminDep, uow: UowDep, runtime: RuntimeDep, body: EquipmentRateRef
) -> Envelope[EquipmentRatePublic]:
    return ok(await rates.take_back_rate(uow, runtime.of(Directory), actor, body))
