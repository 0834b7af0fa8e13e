from typing import Annotated
from uuid import UUID

from chassis.http import (
    AdminDep,
    Envelope,
    MemberDep,
    Page,
    PagingDep,
    RuntimeDep,
    SearchText,
    UowDep,
    edge_router,
    ok,
)
from fastapi import Query

from identity.team import service
from identity.team.schemas import (
    TeamBrief,
    TeamCreate,
    TeamDelete,
    TeamLeadSet,
    TeamMemberRemove,
    TeamMembersAdd,
    TeamPublic,
    TeamUpdate,
)

router = edge_router("Team")


@router.get("/QueryTeams")
async def query_teams(
    actor: MemberDep,
    uow: UowDep,
    runtime: RuntimeDep,
    paging: PagingDep,
    search: Annotated[SearchText, Query()] = "",
) -> Envelope[Page[TeamBrief]]:
    return ok(await service.query_teams(uow, runtime.storage, actor, search, paging))


@router.get("/GetTeamDetail")
async def get_team_detail(
    actor: MemberDep, uow: UowDep, runtime: RuntimeDep, team_id: Annotated[UUID, Query(alias="teamId")]
) -> Envelope[TeamPublic]:
    return ok(await service.get_team(uow, runtime.storage, actor, team_id))


@router.post("/CreateTeam", status_code=201)
async def create_team(
    actor: AdminDep, uow: UowDep, runtime: RuntimeDep, body: TeamCreate
) -> Envelope[TeamPublic]:
    return ok(await service.create_team(uow, runtime, actor, body))


@router.put("/UpdateTeam")
async def update_team(
    actor: AdminDep, uow: UowDep, runtime: RuntimeDep, body: TeamUpdate
) -> Envelope[TeamPublic]:
    return ok(await service.update_team(uow, runtime, actor, body))


@router.delete("/DeleteTeam")
async def delete_team(actor: AdminDep, uow: UowDep, runtime: RuntimeDep, body: TeamDelete) -> Envelope[None]:
    return ok(await service.delete_team(uow, runtime.access, actor, body.team_id))


@router.post("/AddTeamMembers")
async def add_team_members(
    actor: AdminDep, uow: UowDep, runtime: RuntimeDep, body: TeamMembersAdd
) -> Envelope[TeamPublic]:
    return ok(await service.add_members(uow, runtime, actor, body.team_id, body.user_ids))


@router.post("/RemoveTeamMember")
async def remove_team_member(
    actor: AdminDep, uow: UowDep, runtime: RuntimeDep, body: TeamMemberRemove
) -> Envelope[TeamPublic]:
    return ok(await service.remove_member(uow, runtime, actor, body.team_id, body.user_id))


@router.post("/SetTeamLead")
async def set_team_lead(
    actor: AdminDep, uow: UowDep, runtime: RuntimeDep, body: TeamLeadSet
) -> Envelope[TeamPublic]:
    return ok(await service.set_lead(uow, runtime, actor, body.team_id, body.user_id, is_lead=body.is_lead))
