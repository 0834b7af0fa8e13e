"""An invited person comes in, once."""

from uuid import UUID

from chassis.access import Origin, Role
from chassis.access.reader import AccessReader
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.runtime import Runtime
from contracts.identity.v1 import events_pb2
from identity_client.access import wire_role

from identity.access.members import announce_member
from identity.access.service import announce_changed_access
from identity.audit import service as audit
from identity.audit.actions import AuditAction
from identity.company import service as companies
from identity.invite.errors import InviteForAnother, InviteNotValid, InviteUsed
from identity.invite.repo import InviteRepo
from identity.invite.service import must_be_open
from identity.project.membership import join_projects
from identity.tables.invite import Invite
from identity.tables.member import Member
from identity.tables.user import TokenPurpose, User
from identity.team.membership import join_teams
from identity.user import service as users
from identity.user.one_time_tokens import find_token_subject


async def accept(uow: UnitOfWork, runtime: Runtime, user_id: UUID, origin: Origin, token: str) -> UUID:
    """The company that the user now is a member of. Who accepts twice is in it just the same."""
    invites = InviteRepo(uow)
    invite_id = await find_token_subject(uow, TokenPurpose.ACCEPT_INVITE, token)
    found = await invites.find_by_id(invite_id) if invite_id is not None else None
    if found is None:
        raise InviteNotValid
    user = await users.get_user(uow, user_id)
    if user.email != found.email:
        raise InviteForAnother(found.email)
    if found.accepted_at is not None and await invites.is_member(found.company_id, user.id):
        return found.company_id  # a doubled click need not wait for everybody else in the company
    # The company before the invite, as everywhere: seats and members only change under its lock. The seat
    # itself needs no check: the open invite has held it.
    company = await companies.get(uow, found.company_id, lock=True)
    invite = await invites.find_by_id(found.id, lock=True)
    assert invite is not None
    is_member = await invites.is_member(invite.company_id, user.id)
    if invite.accepted_at is not None:
        if is_member:
            return invite.company_id
        raise InviteUsed
    await must_be_open(uow, invite, company.name)
    invite.accepted_at = now()
    invite.accepted_by = user.id
    if not is_member:
        await _join(uow, runtime.access, invites, invite, user, origin)
    await uow.flush()
    return invite.company_id


async def _join(
    uow: UnitOfWork, access: AccessReader, invites: InviteRepo, invite: Invite, user: User, origin: Origin
) -> None:
    member = invites.add_member(Member(company_id=invite.company_id, user_id=user.id, role=invite.role))
    await uow.flush()
    teams = await join_teams(uow, invite.company_id, user.id, invite.team_ids)
    # Who is invited as a manager is to manage these: only admins invite, and they may say so.
    projects = await join_projects(
        uow, invite.company_id, user.id, invite.project_ids, as_manager=Role(invite.role) is Role.MANAGER
    )
    audit.record_for(
        uow,
        user.id,
        origin,
        invite.company_id,
        AuditAction.MEMBER_JOINED,
        subject_type="member",
        subject_id=user.id,
        subject_name=user.full_name,
        changes={
            "role": [None, invite.role],
            "teams": [[], [str(team.id) for team in teams]],
            "projects": [[], [str(project.id) for project in projects]],
        },
    )
    uow.outbox.add(
        events_pb2.MemberJoined(
            company_id=str(invite.company_id), user_id=str(user.id), role=wire_role(Role(invite.role))
        )
    )
    announce_member(uow, member)
    announce_changed_access(uow, access, user.id, invite.company_id)
