from typing import Annotated
from uuid import UUID

from chassis.http import AdminDep, Envelope, MemberDep, RuntimeDep, UowDep, edge_router, ok
from fastapi import Query
from identity_client.directory import Directory

from budget.chain import absence, service
from budget.chain.schemas import AbsencePublic, AbsenceUpdate, ChainPublic, ChainUpdate

router = edge_router("Budget")


@router.get("/GetBudgetApprovalChain")
async def get_budget_approval_chain(
    actor: MemberDep, uow: UowDep, runtime: RuntimeDep, project_id: Annotated[UUID, Query(alias="projectId")]
) -> Envelope[ChainPublic]:
    return ok(await service.get_chain(uow, runtime, actor, project_id))


@router.put("/SetBudgetApprovalChain")
async def set_budget_approval_chain(
    actor: AdminDep, uow: UowDep, runtime: RuntimeDep, body: ChainUpdate
) -> Envelope[ChainPublic]:
    """Of what is submitted from now on."""
    return ok(await service.set_chain(uow, runtime, actor, body))


@router.get("/GetBudgetApprovalAbsence")
async def get_budget_approval_absence(
    actor: MemberDep, uow: UowDep, runtime: RuntimeDep
) -> Envelope[AbsencePublic | None]:
    """When the caller is away, and who answers in their place; null: they are not."""
    return ok(await absence.get_absence(uow, runtime.of(Directory), actor))


@router.put("/SetBudgetApprovalAbsence")
async def set_budget_approval_absence(
    actor: MemberDep, uow: UowDep, runtime: RuntimeDep, body: AbsenceUpdate
) -> Envelope[AbsencePublic]:
    return ok(await absence.set_absence(uow, runtime, actor, body))


@router.delete("/DeleteBudgetApprovalAbsence")
async def delete_budget_approval_absence(
    actor: MemberDep, uow: UowDep, runtime: RuntimeDep
) -> Envelope[None]:
    return ok(await absence.delete_absence(uow, runtime.of(Directory), actor))
