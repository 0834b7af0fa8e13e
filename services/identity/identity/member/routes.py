from typing import Annotated
from uuid import UUID

from chassis.access import Role
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
from fastapi import Depends, Query

from identity.member import service
from identity.member.schemas import (
    MOST_TEAMS,
    MemberDetail,
    MemberFilter,
    MemberPublic,
    MembersCount,
    MemberSort,
    MembersOverview,
)

router = edge_router("Member")
console_router = edge_router("AdminConsole")


async def _filter(
    search: Annotated[SearchText, Query()] = "",
    role: Annotated[Role | None, Query()] = None,
    team_id: Annotated[UUID | None, Query(alias="teamId")] = None,
    team_ids: Annotated[list[UUID] | None, Query(alias="teamIds", max_length=MOST_TEAMS)] = None,
    project_id: Annotated[UUID | None, Query(alias="projectId")] = None,
) -> MemberFilter:
    wanted = tuple(team_ids or ()) if team_id is None else (team_id,)
    return MemberFilter(search, role, wanted, project_id)


FilterDep = Annotated[MemberFilter, Depends(_filter)]
SortQuery = Annotated[MemberSort, Query()]


@router.get("/QueryMembers")
async def query_members(
    actor: MemberDep,
    uow: UowDep,
    runtime: RuntimeDep,
    wanted: FilterDep,
    paging: PagingDep,
    sort: SortQuery = MemberSort.NAME,
) -> Envelope[Page[MemberPublic]]:
    return ok(await service.query_members(uow, runtime.storage, actor, wanted, sort, paging))


@router.get("/GetMemberDetail")
async def get_member_detail(
    actor: MemberDep, uow: UowDep, runtime: RuntimeDep, user_id: Annotated[UUID, Query(alias="userId")]
) -> Envelope[MemberDetail]:
    return ok(await service.get_member(uow, runtime.storage, actor, user_id))


@console_router.get("/GetMembersOverView")
async def get_members_overview(
    actor: AdminDep,
    uow: UowDep,
    runtime: RuntimeDep,
    wanted: FilterDep,
    paging: PagingDep,
    sort: SortQuery = MemberSort.NAME,
    group_id: Annotated[UUID | None, Query(alias="GroupId")] = None,
) -> Envelope[MembersOverview]:
    actor.must_be_in(group_id)
    return ok(await service.overview(uow, runtime.storage, actor, wanted, sort, paging))


@console_router.get("/GetMembersCount")
async def get_members_count(
    actor: AdminDep, uow: UowDep, group_id: Annotated[UUID | None, Query(alias="groupId")] = None
) -> Envelope[MembersCount]:
    actor.must_be_in(group_id)
    return ok(await service.count_members(uow, actor))
