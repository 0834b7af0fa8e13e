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
    takes_upload,
)
from fastapi import Query, UploadFile

from identity.company import lifecycle, look, service
from identity.company.schemas import (
    CompanyBrief,
    CompanyColor,
    CompanyDelete,
    CompanyOfCaller,
    CompanyPublic,
    CompanyRename,
    CompanySettingsUpdate,
)
from identity.user.confirmation import confirm_password

router = edge_router("Group")
console_router = edge_router("AdminConsole")


@router.delete("/DeleteGroup")
@open_without_subscription
async def delete_group(
    actor: OwnerDep, uow: UowDep, runtime: RuntimeDep, body: CompanyDelete
) -> Envelope[None]:
    await confirm_password(runtime, actor, body.password or "")
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
    return ok(await service.update_settings(uow, runtime.storage, actor, body))


@router.post("/UploadGroupLogo")
@takes_upload(look.MOST_LOGO_BYTES)
async def upload_group_logo(
    actor: AdminDep, uow: UowDep, runtime: RuntimeDep, file: UploadFile
) -> Envelope[CompanyPublic]:
    await look.replace_logo(uow, runtime, actor, file.file)
    return ok(await service.get_company(uow, runtime.storage, actor))


@router.delete("/DeleteGroupLogo")
async def delete_group_logo(actor: AdminDep, uow: UowDep, runtime: RuntimeDep) -> Envelope[CompanyPublic]:
    await look.remove_logo(uow, actor)
    return ok(await service.get_company(uow, runtime.storage, actor))


@router.put("/UpdateGroupColor")
async def update_group_color(
    actor: AdminDep, uow: UowDep, runtime: RuntimeDep, body: CompanyColor
) -> Envelope[CompanyPublic]:
    await look.choose_color(uow, actor, body)
    return ok(await service.get_company(uow, runtime.storage, actor))


@console_router.get("/GetCompanies")
async def get_companies(user: UserDep, uow: UowDep) -> Envelope[list[CompanyOfCaller]]:
    return ok(await service.companies_in_console(uow, user))


@console_router.post("/RenameAccountName")
async def rename_account_name(
    actor: AdminDep, uow: UowDep, runtime: RuntimeDep, body: CompanyRename
) -> Envelope[CompanyPublic]:
    return ok(await service.rename_company(uow, runtime.storage, actor, body))
