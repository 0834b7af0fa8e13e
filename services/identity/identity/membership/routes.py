from typing import Annotated
from uuid import UUID

from chassis.access import Role
from chassis.http import (
    AdminDep,
    CoOwnerDep,
    Envelope,
    OwnerDep,
    RuntimeDep,
    UowDep,
    edge_router,
    ok,
    open_without_subscription,
)
from fastapi import Query

from identity.member.schemas import MemberDetail
from identity.membership import removal, roles
from identity.membership.schemas import (
    MemberRef,
    MemberRemove,
    MemberRoleSet,
    OwnershipTransfer,
    Removal,
    RemovalPreview,
)
from identity.user.confirmation import confirm_password

router = edge_router("Group")
console_router = edge_router("AdminConsole")


@router.post("/TransferOwnership")
async def transfer_ownership(
    actor: OwnerDep, uow: UowDep, runtime: RuntimeDep, body: OwnershipTransfer
) -> Envelope[MemberDetail]:
    await confirm_password(runtime, actor, body.password)
    return ok(await roles.transfer_ownership(uow, runtime, actor, body.user_id))


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
    return ok(await removal.remove_member(uow, runtime.access, actor, body))
