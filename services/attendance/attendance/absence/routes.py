from chassis.http import Envelope, ManagerDep, RuntimeDep, UowDep, edge_router, ok
from identity_client.directory import Directory

from attendance.absence import service
from attendance.absence.schemas import AbsencePublic, AbsenceSet

router = edge_router("TimeSheet")


@router.get("/GetApproverAbsence")
async def get_approver_absence(
    actor: ManagerDep, uow: UowDep, runtime: RuntimeDep
) -> Envelope[AbsencePublic | None]:
    """When the caller is away, and who answers in their place; null: they are not."""
    return ok(await service.get_absence(uow, runtime.of(Directory), actor))


@router.put("/SetApproverAbsence")
async def set_approver_absence(
    actor: ManagerDep, uow: UowDep, runtime: RuntimeDep, body: AbsenceSet
) -> Envelope[AbsencePublic]:
    return ok(await service.set_absence(uow, runtime, actor, body))


@router.delete("/DeleteApproverAbsence")
async def delete_approver_absence(actor: ManagerDep, uow: UowDep) -> Envelope[None]:
    return ok(await service.delete_absence(uow, actor))
