from collections.abc import Sequence
from typing import Any
from uuid import UUID

from chassis.access import Actor, Role
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.http import Page, Paging
from chassis.storage import Storage
from identity_client.people import PersonPublic

from identity.directory.people import person_fields
from identity.invite.errors import InviteNotFound, InviteNotValid, InviterMayNot, InviteUsed
from identity.invite.repo import InviteRepo
from identity.invite.schemas import (
    InvitePublic,
    InviteSeen,
    InviteStatus,
    ProjectOfInvite,
    TeamOfInvite,
)
from identity.member.rules import may_give
from identity.tables.invite import Invite
from identity.tables.user import TokenPurpose
from identity.user.one_time_tokens import find_token_subject


async def query_invites(
    uow: UnitOfWork,
    storage: Storage,
    actor: Actor,
    status: InviteStatus | None,
    search: str,
    paging: Paging,
) -> Page[InvitePublic]:
    rows, total = await InviteRepo(uow).page(actor, status, search, paging)
    return Page[InvitePublic].of(await _public(uow, storage, actor, rows), total, paging)


async def public(uow: UnitOfWork, storage: Storage, actor: Actor, invite_id: UUID) -> InvitePublic:
    [shown] = await _public(uow, storage, actor, [await InviteRepo(uow).shown(invite_id)])
    return shown


async def get(uow: UnitOfWork, actor: Actor, invite_id: UUID, *, lock: bool = False) -> Invite:
    invite = await InviteRepo(uow).find(actor, invite_id, lock=lock)
    if invite is None:
        raise InviteNotFound
    return invite


async def peek(uow: UnitOfWork, token: str) -> InviteSeen:
    """What a mailed token invites to."""
    invite_id = await find_token_subject(uow, TokenPurpose.ACCEPT_INVITE, token)
    row = await InviteRepo(uow).seen(invite_id) if invite_id is not None else None
    if row is None:
        raise InviteNotValid
    invite: Invite = row.Invite
    if invite.accepted_at is not None:
        raise InviteUsed
    await must_be_open(uow, invite, row.group_name)
    return InviteSeen(
        group_name=row.group_name,
        email=invite.email,
        full_name=invite.full_name,
        role=Role(invite.role),
        invited_by_name=row.invited_by_name,
        expires_at=invite.expires_at,
        has_account=row.has_account,
    )


async def must_be_open(uow: UnitOfWork, invite: Invite, company_name: str) -> None:
    # As of now, not as of when it was made: nobody brings in more than they could ask for today.
    inviter = await InviteRepo(uow).role_of_inviter(invite)
    if inviter is None or not may_give(inviter, Role(invite.role)):
        raise InviterMayNot(company_name)
    if invite.revoked_at is not None or invite.expires_at <= now():
        raise InviteNotValid


async def _public(uow: UnitOfWork, storage: Storage, actor: Actor, rows: Sequence[Any]) -> list[InvitePublic]:
    if not rows:
        return []
    invites = InviteRepo(uow)
    team_ids = {team_id for row in rows for team_id in row.team_ids}
    project_ids = {project_id for row in rows for project_id in row.project_ids}
    teams = await invites.team_names(actor.company_id, [*team_ids]) if team_ids else {}
    projects = await invites.project_names(actor.company_id, [*project_ids]) if project_ids else {}
    return [
        InvitePublic(
            invite_id=row.invite_id,
            email=row.invited_email,
            full_name=row.invited_name,
            role=row.role,
            status=row.status,
            invited_by=PersonPublic(**await person_fields(row, storage)),
            created_at=row.created_at,
            sent_at=row.sent_at,
            expires_at=row.expires_at,
            teams=[TeamOfInvite(team_id=each, name=teams[each]) for each in row.team_ids if each in teams],
            projects=[
                ProjectOfInvite(project_id=each, name=projects[each])
                for each in row.project_ids
                if each in projects
            ],
        )
        for row in rows
    ]
