from chassis.http import Envelope, MemberDep, RuntimeDep, UowDep, edge_router, ok

from identity.absence import service
from identity.absence.schemas import AbsenceUpdate, SelfAbsence

router = edge_router("User")


@router.get("/GetSelfAbsence")
async def get_self_absence(actor: MemberDep, uow: UowDep, runtime: RuntimeDep) -> Envelope[SelfAbsence]:
    """Who stands in for the caller while they are away, and for whom the caller does."""
    return ok(await service.get_self_absence(uow, runtime.storage, actor))


@router.put("/SetSelfAbsence")
async def set_self_absence(
    actor: MemberDep, uow: UowDep, runtime: RuntimeDep, body: AbsenceUpdate
) -> Envelope[SelfAbsence]:
    """In place of the one before."""
    await service.set_absence(uow, runtime.access, actor, body)
    return ok(await service.get_self_absence(uow, runtime.storage, actor))


@router.delete("/DeleteSelfAbsence")
async def delete_self_absence(actor: MemberDep, uow: UowDep, runtime: RuntimeDep) -> Envelope[SelfAbsence]:
    """Back before it was over."""
    await service.delete_absence(uow, runtime.access, actor)
    return ok(await service.get_self_absence(uow, runtime.storage, actor))
