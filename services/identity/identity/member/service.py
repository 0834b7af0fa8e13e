from typing import Any
from uuid import UUID

from chassis.access import Actor, Role
from chassis.db import UnitOfWork
from chassis.http import Page, Paging
from chassis.storage import Storage

from identity.company import service as companies
from identity.directory.people import person_fields
from identity.member.errors import MemberNotFound
from identity.member.repo import MemberRepo
from identity.member.schemas import (
    MemberDetail,
    MemberFilter,
    MemberPublic,
    MembersCount,
    MemberSort,
    MembersOverview,
    ProjectHeadcount,
    ProjectOfMember,
    TeamOfMember,
)

_PROJECTS_SHOWN = 50


async def query_members(
    uow: UnitOfWork,
    storage: Storage,
    actor: Actor,
    wanted: MemberFilter,
    sort: MemberSort,
    paging: Paging,
) -> Page[MemberPublic]:
    rows, total = await MemberRepo(uow).page(actor, wanted, sort, paging)
    items = [MemberPublic(**await _member_fields(row, storage, actor)) for row in rows]
    return Page[MemberPublic].of(items, total, paging)


async def get_member(uow: UnitOfWork, storage: Storage, actor: Actor, user_id: UUID) -> MemberDetail:
    members = MemberRepo(uow)
    row = await members.find_shown(actor, user_id)
    if row is None:
        raise MemberNotFound
    teams = await members.teams_of(actor.company_id, user_id)
    projects = await members.projects_of(actor, user_id)
    return MemberDetail(
        **await _member_fields(row, storage, actor),
        teams=[TeamOfMember.model_validate(team) for team in teams],
        projects=[ProjectOfMember.model_validate(project) for project in projects],
    )


async def count_members(uow: UnitOfWork, actor: Actor) -> MembersCount:
    company = await companies.get(uow, actor.company_id)
    counted = await companies.headcount(uow, company.id)
    return MembersCount(
        members_count=counted.members,
        pending_invite_count=counted.pending_invites,
        account_owners_count=counted.account_owners,
        admins_count=counted.admins,
        managers_count=counted.managers,
        seats_count=company.seats_count,
    )


async def overview(
    uow: UnitOfWork,
    storage: Storage,
    actor: Actor,
    wanted: MemberFilter,
    sort: MemberSort,
    paging: Paging,
) -> MembersOverview:
    counted = await count_members(uow, actor)
    projects = await MemberRepo(uow).project_headcounts(actor, _PROJECTS_SHOWN)
    return MembersOverview(
        members_count=counted.members_count,
        pending_invite_count=counted.pending_invite_count,
        account_owners_count=counted.account_owners_count,
        seats_count=counted.seats_count,
        members=await query_members(uow, storage, actor, wanted, sort, paging),
        projects=[ProjectHeadcount.model_validate(project) for project in projects],
    )


async def _member_fields(row: Any, storage: Storage, actor: Actor) -> dict[str, Any]:
    return {
        **await person_fields(row, storage),
        "role": Role(row.role),
        "joined_at": row.joined_at,
        "last_active_at": row.last_active_at,
        "teams_count": row.teams_count,
        "projects_count": row.projects_count,
        "has_second_factor": row.has_second_factor if actor.is_at_least(Role.ADMIN) else None,
    }
