from collections import defaultdict
from collections.abc import Sequence
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.access.reader import AccessReader
from chassis.db import UnitOfWork
from chassis.http import Page, Paging
from chassis.runtime import Runtime
from chassis.storage import Storage
from contracts.identity.v1 import events_pb2
from identity_client.people import PersonPublic

from identity.access.service import announce_changed_access
from identity.audit import service as audit
from identity.audit.actions import AuditAction
from identity.company.limits import Limits
from identity.directory.people import person_fields
from identity.member.belonging import not_in_company
from identity.tables.team import Team
from identity.team.announcement import team_changed
from identity.team.errors import NotInTeam, NotMembersOfCompany, TeamNameTaken, TeamNotFound, TooManyTeams
from identity.team.hot import HotTeamRepo
from identity.team.repo import TeamRepo
from identity.team.schemas import TeamBrief, TeamCreate, TeamPerson, TeamPublic, TeamUpdate


async def query_teams(
    uow: UnitOfWork, storage: Storage, actor: Actor, search: str, paging: Paging
) -> Page[TeamBrief]:
    teams = HotTeamRepo(uow)
    rows, total = await teams.page(actor, search, paging)
    leads: defaultdict[UUID, list[PersonPublic]] = defaultdict(list)
    for row in await teams.people_of([row.team_id for row in rows], only_leads=True) if rows else ():
        leads[row.team_id].append(PersonPublic(**await person_fields(row, storage)))
    items = [
        TeamBrief(
            team_id=row.team_id,
            name=row.name,
            description=row.description,
            is_everyone=row.is_everyone,
            members_count=row.members_count,
            leads=leads[row.team_id],
            updated_at=row.updated_at,
        )
        for row in rows
    ]
    return Page[TeamBrief].of(items, total, paging)


async def get_team(uow: UnitOfWork, storage: Storage, actor: Actor, team_id: UUID) -> TeamPublic:
    return await _public(uow, storage, await _get(uow, actor, team_id))


async def create_team(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, body: TeamCreate, *, is_everyone: bool = False
) -> TeamPublic:
    teams = HotTeamRepo(uow)
    await _name_is_free(teams, actor, body.name)
    most = runtime.of(Limits).teams
    if most and await teams.has_so_many(actor, most):
        raise TooManyTeams(most)
    people = [*dict.fromkeys([*body.lead_user_ids, *body.member_user_ids])]
    await _are_members(uow, actor, people)
    team = teams.add(
        Team(
            company_id=actor.company_id,
            name=body.name,
            description=body.description,
            is_everyone=is_everyone,
            created_by=actor.user_id,
        )
    )
    if people:
        await uow.flush()
        await TeamRepo(uow).add_members(team.id, people, body.lead_user_ids)
    _note(uow, actor, AuditAction.TEAM_CREATED, team, {"members": [[], [str(each) for each in people]]})
    return await _announce(uow, runtime, team, people, is_empty=not people)


async def update_team(uow: UnitOfWork, runtime: Runtime, actor: Actor, body: TeamUpdate) -> TeamPublic:
    teams = HotTeamRepo(uow)
    team = await _get(uow, actor, body.team_id, lock=True)
    changes: dict[str, Any] = {}
    if body.name is not None and body.name != team.name:
        await _name_is_free(teams, actor, body.name, but=team.id)
        changes["name"] = [team.name, body.name]
        team.name = body.name
    if body.description is not None and body.description != team.description:
        changes["description"] = [team.description, body.description]
        team.description = body.description
    if not changes:
        return await _public(uow, runtime.storage, team)
    _note(uow, actor, AuditAction.TEAM_CHANGED, team, changes)
    await uow.flush()
    return await _announce(uow, runtime, team, [])


async def delete_team(uow: UnitOfWork, access: AccessReader, actor: Actor, team_id: UUID) -> None:
    team = await _get(uow, actor, team_id, lock=True)
    people = [row.user_id for row in await HotTeamRepo(uow).people_of([team.id])]
    await TeamRepo(uow).delete(team)
    _note(uow, actor, AuditAction.TEAM_DELETED, team, {"members": [[str(each) for each in people], []]})
    uow.outbox.add(events_pb2.TeamDeleted(company_id=str(team.company_id), team_id=str(team.id)))
    for user_id in people:
        announce_changed_access(uow, access, user_id, team.company_id)


async def add_members(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, team_id: UUID, user_ids: Sequence[UUID]
) -> TeamPublic:
    teams = TeamRepo(uow)
    team = await _get(uow, actor, team_id, lock=True)
    people = [*dict.fromkeys(user_ids)]
    await _are_members(uow, actor, people)
    added = await teams.add_members(team.id, people)
    if not added:
        return await _public(uow, runtime.storage, team)
    _note(uow, actor, AuditAction.TEAM_MEMBERS_ADDED, team, {"members": [[], [str(each) for each in added]]})
    return await _announce(uow, runtime, team, added)


async def remove_member(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, team_id: UUID, user_id: UUID
) -> TeamPublic:
    team = await _get(uow, actor, team_id, lock=True)
    if not await TeamRepo(uow).remove_member(team.id, user_id):
        return await _public(uow, runtime.storage, team)
    _note(uow, actor, AuditAction.TEAM_MEMBER_REMOVED, team, {"members": [[str(user_id)], []]})
    return await _announce(uow, runtime, team, [user_id])


async def set_lead(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, team_id: UUID, user_id: UUID, *, is_lead: bool
) -> TeamPublic:
    team = await _get(uow, actor, team_id, lock=True)
    member = await TeamRepo(uow).find_member(team.id, user_id)
    if member is None:
        raise NotInTeam
    if member.is_lead == is_lead:
        return await _public(uow, runtime.storage, team)
    member.is_lead = is_lead
    changes = {"leads": [[], [str(user_id)]] if is_lead else [[str(user_id)], []]}
    _note(uow, actor, AuditAction.TEAM_LEAD_CHANGED, team, changes)
    await uow.flush()
    return await _announce(uow, runtime, team, [user_id])


async def _get(uow: UnitOfWork, actor: Actor, team_id: UUID, *, lock: bool = False) -> Team:
    team = await TeamRepo(uow).find(actor, team_id, lock=lock)
    if team is None:
        raise TeamNotFound
    return team


async def _name_is_free(teams: HotTeamRepo, actor: Actor, name: str, *, but: UUID | None = None) -> None:
    taken_by = await teams.find_id_by_name(actor, name)
    if taken_by not in (None, but):
        raise TeamNameTaken(name)


async def _are_members(uow: UnitOfWork, actor: Actor, user_ids: list[UUID]) -> None:
    if strangers := await not_in_company(uow, actor, user_ids):
        raise NotMembersOfCompany(strangers)


def _note(uow: UnitOfWork, actor: Actor, action: AuditAction, team: Team, changes: dict[str, Any]) -> None:
    audit.record(
        uow,
        actor,
        action,
        subject_type="team",
        subject_id=team.id,
        subject_name=team.name,
        changes=changes,
    )


async def _announce(
    uow: UnitOfWork, runtime: Runtime, team: Team, changed_user_ids: Sequence[UUID], *, is_empty: bool = False
) -> TeamPublic:
    """Say how the team is now, to whom it concerns and to the caller. Of one known to be empty, nobody is
    looked up."""
    public = _public_with([], team) if is_empty else await _public(uow, runtime.storage, team)
    uow.outbox.add(team_changed(team, public.members))
    for user_id in changed_user_ids:
        announce_changed_access(uow, runtime.access, user_id, team.company_id)
    return public


async def _public(uow: UnitOfWork, storage: Storage, team: Team) -> TeamPublic:
    members = [
        TeamPerson(is_lead=row.is_lead, added_at=row.added_at, **await person_fields(row, storage))
        for row in await HotTeamRepo(uow).people_of([team.id])
    ]
    return _public_with(members, team)


def _public_with(members: list[TeamPerson], team: Team) -> TeamPublic:
    return TeamPublic(
        team_id=team.id,
        name=team.name,
        description=team.description,
        is_everyone=team.is_everyone,
        members=members,
        created_at=team.created_at,
        updated_at=team.updated_at,
    )
