from typing import Annotated
from uuid import UUID

from chassis.http import (
    AdminDep,
    Envelope,
    MemberDep,
    OwnerDep,
    RuntimeDep,
    UowDep,
    UserDep,
    edge_router,
    ok,
    open_without_subscription,
)
from fastapi import Query, Response

from identity.company import lifecycle, service
from identity.company.schemas import (
    CompanyBrief,
    CompanyCreate,
    CompanyDelete,
    CompanyOfCaller,
    CompanyPublic,
    CompanyRename,
    CompanySettingsUpdate,
)
from identity.session.http import set_cookies

router = edge_router("Group")
console_router = edge_router("AdminConsole")


@router.post("/CreateGroup", status_code=201)
async def create_group(
    caller: UserDep, uow: UowDep, runtime: RuntimeDep, body: CompanyCreate, response: Response
) -> Envelope[CompanyPublic]:
    company, signed_in = await lifecycle.create_company(uow, runtime, caller, body)
    set_cookies(response, runtime.settings, signed_in)
    return ok(company)


@router.delete("/DeleteGroup")
@open_without_subscription
async def delete_group(
    actor: OwnerDep, uow: UowDep, runtime: RuntimeDep, body: CompanyDelete
) -> Envelope[None]:
    return ok(await lifecycle.delete_company(uow, runtime.access, actor, body))


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
    return ok(await service.get_company(uow, runtime.storage, actor))


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
    return ok(await service.rename_company(uow, runtime.storage, actor, body))
