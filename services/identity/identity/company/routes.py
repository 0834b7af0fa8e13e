from typing import Annotated
from uuid import UUID

from chassis.http import AdminDep, Envelope, MemberDep, RuntimeDep, UowDep, UserDep, edge_router, ok
from fastapi import Query

from identity.company import service
from identity.company.schemas import (
    CompanyBrief,
    CompanyOfCaller,
    CompanyPublic,
    CompanyRename,
    CompanySettingsUpdate,
)

router = edge_router("Group")
console_router = edge_router("AdminConsole")


@router.get("/GetMyGroups")
async def get_my_groups(user: UserDep, uow: UowDep) -> Envelope[list[CompanyBrief]]:
    return ok(await service.my_companies(uow, user.user_id))


@router.get("/GetGroupDetail")
async def get_group_detail(
    actor: MemberDep,
    uow: UowDep,
    runtime: RuntimeDep,
    group_id: Annotated[UUID | None, Query(alias="groupId")] = None,
) -> Envelope[CompanyPublic]:
    actor.must_be_in(group_id)
    return ok(await service.get_company(uow, runtime, actor))


@router.put("/UpdateGroupSettings")
async def update_group_settings(
    actor: AdminDep, uow: UowDep, runtime: RuntimeDep, body: CompanySettingsUpdate
) -> Envelope[CompanyPublic]:
    return ok(await service.update_settings(uow, runtime, actor, body))


@console_router.get("/GetCompanies")
async def get_companies(user: UserDep, uow: UowDep) -> Envelope[list[CompanyOfCaller]]:
    return ok(await service.companies_in_console(uow, user))


@console_router.post("/RenameAccountName")
async def rename_account_name(
    actor: AdminDep, uow: UowDep, runtime: RuntimeDep, body: CompanyRename
) -> Envelope[CompanyPublic]:
    return ok(await service.rename_company(uow, runtime, actor, body))
