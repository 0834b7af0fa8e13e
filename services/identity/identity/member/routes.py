from typing import Annotated
from uuid import UUID

from chassis.access import Role
from chassis.http import (
    AdminDep,
    CoOwnerDep,
    Envelope,
    MemberDep,
    Page,
    PagingDep,
    RuntimeDep,
    SearchText,
    UowDep,
    edge_router,
    ok,
    open_without_subscription,
)
from fastapi import Depends, Query

from identity.member import removal, roles, service
from identity.member.schemas import (
    MemberDetail,
    MemberFilter,
    MemberPublic,
    MemberRef,
    MemberRemove,
    MemberRoleSet,
    MembersCount,
    MemberSort,
    MembersOverview,
    Removal,
    RemovalPreview,
)

router = edge_router("Member")
console_router = edge_router("AdminConsole")


async def _filter(
    search: Annotated[SearchText, Query()] = "",
    role: Annotated[Role | None, Query()] = None,
    team_id: Annotated[UUID | None, Query(alias="teamId")] = None,
    project_id: Annotated[UUID | None, Query(alias="projectId")] = None,
) -> MemberFilter:
    return MemberFilter(search, role, team_id, project_id)


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
    return ok(await service.query_members(uow, runtime, actor, wanted, sort, paging))


@router.get("/GetMemberDetail")
async def get_member_detail(
    actor: MemberDep, uow: UowDep, runtime: RuntimeDep, user_id: Annotated[UUID, Query(alias="userId")]
) -> Envelope[MemberDetail]:
    return ok(await service.get_member(uow, runtime, actor, user_id))


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
    return ok(await service.overview(uow, runtime, actor, wanted, sort, paging))


@console_router.get("/GetMembersCount")
async def get_members_count(
    actor: AdminDep, uow: UowDep, group_id: Annotated[UUID | None, Query(alias="groupId")] = None
) -> Envelope[MembersCount]:
    actor.must_be_in(group_id)
    return ok(await service.count_members(uow, actor))


@console_router.post("/ModifyMemberRole")
async def modify_member_role(
    actor: AdminDep, uow: UowDep, runtime: RuntimeDep, body: MemberRoleSet
) -> Envelope[MemberDetail]:
    actor.must_be_in(body.group_id)
    return ok(await roles.change_role(uow, runtime, actor, body.user_id, body.role))


@console_router.post("/ModifyMemberAsMember")
async def modify_member_as_member(
    actor: AdminDep, uow: UowDep, runtime: RuntimeDep, body: MemberRef
) -> Envelope[MemberDetail]:
    actor.must_be_in(body.group_id)
    return ok(await roles.change_role(uow, runtime, actor, body.user_id, Role.MEMBER))


@console_router.post("/ModifyMemberAsCoOwner")
async def modify_member_as_co_owner(
    actor: CoOwnerDep, uow: UowDep, runtime: RuntimeDep, body: MemberRef
) -> Envelope[MemberDetail]:
    actor.must_be_in(body.group_id)
    return ok(await roles.change_role(uow, runtime, actor, body.user_id, Role.CO_OWNER))


@console_router.get("/GetRemovalPreview")
async def get_removal_preview(
    actor: AdminDep, uow: UowDep, user_id: Annotated[UUID, Query(alias="userId")]
) -> Envelope[RemovalPreview]:
    return ok(await removal.preview_removal(uow, actor, user_id))


@console_router.post("/RemoveMember")
@open_without_subscription
async def remove_member(
    actor: AdminDep, uow: UowDep, runtime: RuntimeDep, body: MemberRemove
) -> Envelope[Removal]:
    actor.must_be_in(body.group_id)
    return ok(await removal.remove_member(uow, runtime, actor, body))
