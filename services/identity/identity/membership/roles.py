"""Roles: given, taken, and the one ownership handed on."""

from typing import Any
from uuid import UUID

from chassis.access import Actor, Role
from chassis.access.reader import AccessReader
from chassis.db import UnitOfWork
from chassis.runtime import Runtime
from chassis.texts import Text
from contracts.identity.v1 import events_pb2
from identity_client.access import wire_role

from identity.access.members import announce_member
from identity.access.service import announce_changed_access
from identity.audit.actions import AuditAction
from identity.company import service as companies
from identity.company.ownership import MOST_OWNED, hold_owned_by
from identity.invite.withdrawal import withdraw_invites
from identity.member.acts import note
from identity.member.errors import MemberNotFound
from identity.member.rules import why_out_of_reach
from identity.member.schemas import MemberDetail
from identity.member.service import get_member
from identity.membership.errors import AlreadyOwner, NotYours, OwnsTooMany
from identity.membership.repo import MembershipRepo
from identity.project.membership import hold_projects_of, stop_managing_projects
from identity.tables.member import Member


async def change_role(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, user_id: UUID, role: Role
) -> MemberDetail:
    await companies.get(uow, actor.company_id, lock=True)
    if role is Role.MEMBER:
        await hold_projects_of(uow, actor.company_id, user_id)
    caller, target = await both(uow, actor, user_id)
    reason = why_out_of_reach(caller.user_id, Role(caller.role), user_id, Role(target.role), role)
    if reason is not None:
        raise NotYours(reason)
    if target.role != role.value:
        changes: dict[str, Any] = {"role": [target.role, role.value]}
        await set_role(uow, runtime.access, actor, target, role)
        if role is Role.MEMBER:
            stopped = await stop_managing_projects(uow, actor.company_id, user_id)
            if stopped:
                changes["managedProjects"] = [[str(each) for each in stopped], []]
        await note(uow, actor, AuditAction.MEMBER_ROLE_CHANGED, user_id, changes)
    return await get_member(uow, runtime.storage, actor, user_id)


async def transfer_ownership(uow: UnitOfWork, runtime: Runtime, actor: Actor, user_id: UUID) -> MemberDetail:
    """The caller becomes a co-owner, the other the owner: both or neither, and never two owners."""
    if user_id == actor.user_id:
        raise AlreadyOwner
    owned = await hold_owned_by(uow, user_id)
    company = await companies.get(uow, actor.company_id, lock=True)
    caller, target = await both(uow, actor, user_id)
    if caller.role != Role.OWNER.value:
        # The access check may have remembered a role that was just given away.
        raise NotYours(Text("Only the owner may transfer the ownership."))
    if len(owned) >= MOST_OWNED:
        raise OwnsTooMany
    await set_role(uow, runtime.access, actor, caller, Role.CO_OWNER)
    await set_role(uow, runtime.access, actor, target, Role.OWNER)
    companies.note(
        uow,
        actor,
        AuditAction.OWNERSHIP_TRANSFERRED,
        company,
        {"owner": [str(actor.user_id), str(user_id)]},
    )
    return await get_member(uow, runtime.storage, actor, user_id)


async def both(uow: UnitOfWork, actor: Actor, user_id: UUID) -> tuple[Member, Member]:
    """The caller's and the other's membership as they are now, not as the access check remembers them."""
    held = {
        row.user_id: row for row in await MembershipRepo(uow).hold(actor.company_id, [actor.user_id, user_id])
    }
    if actor.user_id not in held:
        raise NotYours(Text("You are not a member of this company (any more)."))
    if user_id not in held:
        raise MemberNotFound
    return held[actor.user_id], held[user_id]


async def set_role(uow: UnitOfWork, access: AccessReader, actor: Actor, member: Member, role: Role) -> None:
    member.role = role.value
    # At once: the old owner must have stepped down before the new one steps up, an index sees to it.
    await uow.flush()
    await withdraw_invites(uow, actor, member.user_id, role)
    uow.outbox.add(
        events_pb2.MemberRoleChanged(
            company_id=str(member.company_id), user_id=str(member.user_id), role=wire_role(role)
        )
    )
    announce_member(uow, member)
    announce_changed_access(uow, access, member.user_id, member.company_id)
