"""Removing a member, and what waits on them."""

from uuid import UUID

from chassis.access import Actor, Role
from chassis.access.reader import AccessReader
from chassis.clock import now
from chassis.db import UnitOfWork
from contracts.identity.v1 import events_pb2

from identity.absence.service import end_absences_with
from identity.access.service import announce_changed_access
from identity.audit.actions import AuditAction
from identity.company import service as companies
from identity.invite.withdrawal import open_invites_of, withdraw_invites
from identity.list_view.service import delete_views_of
from identity.member.acts import note
from identity.member.errors import MemberNotFound
from identity.member.rules import why_out_of_reach
from identity.membership.errors import NotYours, SuccessorNotMember
from identity.membership.repo import MembershipRepo
from identity.membership.roles import both
from identity.membership.schemas import (
    InviteWaiting,
    MemberRemove,
    ProjectWaiting,
    Removal,
    RemovalPreview,
    TeamWaiting,
)
from identity.project.membership import hold_projects_of, leave_projects, projects_managed_only_by
from identity.team.membership import hold_teams_of, leave_teams, teams_led_only_by


async def preview_removal(uow: UnitOfWork, actor: Actor, user_id: UUID) -> RemovalPreview:
    role = await MembershipRepo(uow).find_role(actor.company_id, user_id)
    if role is None:
        raise MemberNotFound
    reason = why_out_of_reach(actor.user_id, actor.role, user_id, role)
    teams = await teams_led_only_by(uow, actor.company_id, user_id)
    projects = await projects_managed_only_by(uow, actor.company_id, user_id)
    return RemovalPreview(
        teams_as_only_lead=[TeamWaiting(team_id=team.id, name=team.name) for team in teams],
        projects_as_only_manager=[ProjectWaiting(project_id=each.id, name=each.name) for each in projects],
        open_invites=[
            InviteWaiting(invite_id=invite.id, email=invite.email, role=Role(invite.role))
            for invite in await open_invites_of(uow, actor.company_id, user_id)
        ],
        can_remove=reason is None,
        reason=reason,
    )


async def remove_member(uow: UnitOfWork, access: AccessReader, actor: Actor, body: MemberRemove) -> Removal:
    company_id, user_id, successor_id = actor.company_id, body.user_id, body.successor_user_id
    await companies.get(uow, company_id, lock=True)
    await hold_teams_of(uow, company_id, user_id)
    await hold_projects_of(uow, company_id, user_id)
    caller, target = await both(uow, actor, user_id)
    reason = why_out_of_reach(caller.user_id, Role(caller.role), user_id, Role(target.role))
    if reason is not None:
        raise NotYours(reason)
    if successor_id is not None:
        await _must_be_successor(uow, company_id, user_id, successor_id)
    target.removed_at = now()
    target.removed_by = actor.user_id
    await uow.flush()
    await end_absences_with(uow, access, actor, user_id)
    await delete_views_of(uow, company_id, user_id)
    await withdraw_invites(uow, actor, user_id, None)
    teams, led = await leave_teams(uow, company_id, user_id, successor_id)
    projects, managed = await leave_projects(uow, access, actor, user_id, successor_id)
    await note(
        uow,
        actor,
        AuditAction.MEMBER_REMOVED,
        user_id,
        {
            "role": [target.role, None],
            "teams": [[str(each) for each in teams], []],
            "projects": [[str(each) for each in projects], []],
            "successor": [None, str(successor_id) if successor_id else None],
        },
    )
    uow.outbox.add(
        events_pb2.MemberRemoved(
            company_id=str(company_id),
            user_id=str(user_id),
            successor_user_id=str(successor_id) if successor_id else "",
        )
    )
    # Not their sign-in ends but their way into this company: they may belong to others.
    announce_changed_access(uow, access, user_id, company_id)
    if successor_id is not None and (led or managed):
        announce_changed_access(uow, access, successor_id, company_id)
    waiting_teams = [TeamWaiting(team_id=team.id, name=team.name) for team in led]
    waiting_projects = [ProjectWaiting(project_id=each.id, name=each.name) for each in managed]
    return Removal(
        handed_over_teams=waiting_teams if successor_id else [],
        handed_over_projects=waiting_projects if successor_id else [],
        teams_without_lead=[] if successor_id else waiting_teams,
        projects_without_manager=[] if successor_id else waiting_projects,
    )


async def _must_be_successor(uow: UnitOfWork, company_id: UUID, user_id: UUID, successor_id: UUID) -> None:
    if successor_id == user_id or not await MembershipRepo(uow).hold(company_id, [successor_id]):
        raise SuccessorNotMember
