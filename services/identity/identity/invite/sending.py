"""Inviting people, one by one: who may be, for how long, how often they are reminded."""

from collections.abc import Sequence
from datetime import timedelta
from uuid import UUID

from chassis.access import Actor, Role
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.runtime import Runtime
from chassis.storage import Storage
from chassis.texts import Text
from contracts.identity.v1 import events_pb2

from identity.audit import service as audit
from identity.audit.actions import AuditAction
from identity.company import service as companies
from identity.invite.errors import (
    AlreadyInvited,
    AlreadyMember,
    InviteSettled,
    RoleNotYours,
    UnknownPlaces,
)
from identity.invite.repo import InviteRepo
from identity.invite.schemas import InviteCreate, InvitePublic
from identity.invite.service import get, public
from identity.mail.budget import Numbers
from identity.mail.invites import claim_invites
from identity.member.rules import may_give, why_not_given
from identity.tables.invite import Invite
from identity.tables.user import TokenPurpose
from identity.user.one_time_tokens import end_tokens
from identity.user.throttle import Limit, count_attempt

VALID_FOR = timedelta(days=7)
# Enough for a mail that got lost, too few to be a nuisance to who does not want to come.
_MOST_RESENDS = 5


async def invite_member(uow: UnitOfWork, runtime: Runtime, actor: Actor, body: InviteCreate) -> InvitePublic:
    must_be_givable(actor, body.role)
    company = await companies.get(uow, actor.company_id, lock=True)
    invites = InviteRepo(uow)
    team_ids, project_ids = [*dict.fromkeys(body.team_ids)], [*dict.fromkeys(body.project_ids)]
    await _must_be_places(invites, actor, team_ids, project_ids)
    if await invites.members_among(company.id, [body.email]):
        raise AlreadyMember(body.email)
    older = (await invites.open_among(company.id, [body.email])).get(body.email)
    if older is not None and older.expires_at > now():
        raise AlreadyInvited(body.email)
    await companies.must_have_seat(uow, company)
    invite = Invite(
        company_id=company.id,
        email=body.email,
        full_name=body.full_name,
        role=body.role.value,
        team_ids=team_ids,
        project_ids=project_ids,
        invited_by=actor.user_id,
        expires_at=now() + VALID_FOR,
    )
    await send_invites(uow, runtime.of(Numbers), actor, [invite], [older] if older is not None else [])
    return await public(uow, runtime.storage, actor, invite.id)


async def send_invites(
    uow: UnitOfWork, numbers: Numbers, actor: Actor, sent: Sequence[Invite], replaced: Sequence[Invite]
) -> None:
    """Keep new invites and have them mailed. The replaced ones have expired: their addresses are free."""
    await claim_invites(uow, numbers, actor.company_id, [invite.email for invite in sent])
    invites = InviteRepo(uow)
    await invites.revoke_all(replaced)
    for invite in sent:
        invites.add(invite)
        note(uow, actor, AuditAction.MEMBER_INVITED, invite)
        _have_mailed(uow, invite)
    await uow.flush()


async def resend_invite(uow: UnitOfWork, runtime: Runtime, actor: Actor, invite_id: UUID) -> InvitePublic:
    """Mail it again, under a new link and with all its days; an expired one needs a seat again."""
    async with runtime.database.unit_of_work() as counting:
        await get(counting, actor, invite_id)
        await count_attempt(counting, [Limit(f"invite:{invite_id}", _MOST_RESENDS)])
    company = await companies.get(uow, actor.company_id, lock=True)
    invite = await get(uow, actor, invite_id, lock=True)
    must_be_givable(actor, Role(invite.role))
    if invite.accepted_at is not None:
        raise InviteSettled(Text("This invite was accepted already. Reload the list of invites."))
    if invite.revoked_at is not None:
        raise InviteSettled(Text("This invite was revoked. Invite the person again instead."))
    if invite.expires_at <= now():
        await companies.must_have_seat(uow, company)
    await claim_invites(uow, runtime.of(Numbers), company.id, [invite.email])
    invite.expires_at = now() + VALID_FOR
    # Whoever sends it again stands for it: it must not end with somebody who left.
    invite.invited_by = actor.user_id
    note(uow, actor, AuditAction.INVITE_RESENT, invite)
    _have_mailed(uow, invite)
    await uow.flush()
    return await public(uow, runtime.storage, actor, invite.id)


async def revoke_invite(uow: UnitOfWork, storage: Storage, actor: Actor, invite_id: UUID) -> InvitePublic:
    await companies.get(uow, actor.company_id, lock=True)
    invite = await get(uow, actor, invite_id, lock=True)
    if invite.accepted_at is not None:
        raise InviteSettled(Text("This invite was accepted already. Remove the member instead."))
    if invite.revoked_at is None:
        must_be_givable(actor, Role(invite.role))
        invite.revoked_at = now()
        await end_tokens(uow, TokenPurpose.ACCEPT_INVITE, invite.id)
        note(uow, actor, AuditAction.INVITE_REVOKED, invite)
        await uow.flush()
    return await public(uow, storage, actor, invite.id)


def must_be_givable(actor: Actor, role: Role) -> None:
    if not may_give(actor.role, role):
        raise RoleNotYours(why_not_given(Role.CO_OWNER if role.at_least(Role.ADMIN) else Role.ADMIN))


async def _must_be_places(
    invites: InviteRepo, actor: Actor, team_ids: list[UUID], project_ids: list[UUID]
) -> None:
    if team_ids and len(await invites.team_names(actor.company_id, team_ids)) != len(team_ids):
        raise UnknownPlaces("teamIds")
    if not project_ids:
        return
    known = await invites.project_names(actor.company_id, project_ids, only_running=True)
    if len(known) != len(project_ids):
        raise UnknownPlaces("projectIds")


def _have_mailed(uow: UnitOfWork, invite: Invite) -> None:
    uow.outbox.add(events_pb2.MemberInvited(company_id=str(invite.company_id), invite_id=str(invite.id)))


def note(uow: UnitOfWork, actor: Actor, action: AuditAction, invite: Invite) -> None:
    audit.record(
        uow,
        actor,
        action,
        subject_type="invite",
        subject_id=invite.id,
        subject_name=invite.email,
        changes={"role": [None, invite.role]} if action is AuditAction.MEMBER_INVITED else None,
    )
