"""Teams as identity tells of them: who is in one since when, so that rules of a team can say of any day whose
hours they made."""

from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from uuid import UUID

from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.events.projection import EventWithContext
from chassis.events.read_model import replace_rows
from chassis.wall_clock import day_at, zone_of
from contracts.identity.v1.events_pb2 import TeamDeleted
from contracts.identity.v1.identity_pb2 import Team

from attendance.tables.people_rules import KnownTeam
from attendance.team.membership import TeamFact
from attendance.team.repo import TeamRepo

ALWAYS = date(2000, 1, 1)
"""Since when whoever is in a team that is heard of for the first time is in it: nobody can say more."""


@dataclass(frozen=True, slots=True)
class _Change:
    """That somebody came into a team, or left it."""

    company_id: UUID
    team_id: UUID
    who: UUID
    at: datetime | None
    """None: nobody can say when."""
    is_member: bool


async def keep_teams(uow: UnitOfWork, told: Sequence[EventWithContext]) -> None:
    """Each once, and newer than what is there."""
    repo = TeamRepo(uow)
    ids = {UUID(each.event.team.team_id) for each in told}
    heard = {each.id for each in await repo.of_ids(ids)}
    were = await repo.members_of(ids)
    rows: list[dict[str, object]] = []
    changes: list[_Change] = []
    for each in told:
        team: Team = each.event.team
        company_id, team_id = UUID(team.company_id), UUID(team.team_id)
        at = each.context.occurred_at
        rows.append(
            {"id": team.team_id, "company_id": team.company_id, "name": team.name, "is_deleted": False}
        )
        are = {(team_id, UUID(who)) for who in (*team.member_user_ids, *team.lead_user_ids)}
        had = {pair for pair in were if pair[0] == team_id}
        came = at if team_id in heard else None
        changes += [_Change(company_id, team_id, who, came, True) for _, who in sorted(are - had)]
        changes += [_Change(company_id, team_id, who, at, False) for _, who in sorted(had - are)]
    await _keep(uow, changes)
    await replace_rows(uow, KnownTeam, rows)


async def end_teams(uow: UnitOfWork, told: Sequence[EventWithContext]) -> None:
    """Nobody is in a deleted one since it was; what its rules made stays its."""
    ends = (each for each in told if isinstance(each.event, TeamDeleted))
    await _end(uow, {UUID(each.event.team_id): each.context.occurred_at for each in ends})


async def forget_teams(uow: UnitOfWork, team_ids: Sequence[str]) -> None:
    """Those of which nobody has told when they ended have ended by now."""
    await _end(uow, dict.fromkeys(map(UUID, team_ids), now()))


async def _end(uow: UnitOfWork, ended: Mapping[UUID, datetime]) -> None:
    repo = TeamRepo(uow)
    teams = {each.id: each for each in await repo.of_ids({*ended})}
    members = sorted(await repo.members_of(teams.keys()))
    await _keep(
        uow,
        [_Change(teams[team].company_id, team, who, ended[team], False) for team, who in members],
    )
    for each in teams.values():
        each.is_deleted = True


async def _keep(uow: UnitOfWork, changes: Sequence[_Change]) -> None:
    """From its day on by the clock of where its person works, as their hours are counted."""
    repo = TeamRepo(uow)
    zones = await repo.zones_of({(each.company_id, each.who) for each in changes})
    for each in changes:
        zone = zone_of(zones.get((each.company_id, each.who), ""))
        since = ALWAYS if each.at is None else day_at(each.at, zone)
        repo.keep(each.company_id, each.team_id, each.who, since, is_member=each.is_member)


async def memberships_of(
    uow: UnitOfWork, company_id: UUID, owners: Collection[UUID]
) -> Mapping[UUID, Sequence[TeamFact]]:
    found: defaultdict[UUID, list[TeamFact]] = defaultdict(list)
    for row in await TeamRepo(uow).memberships_of(company_id, owners):
        fact = TeamFact(row.team_id, row.since_on, row.is_member, row.created_at)
        found[row.owner_user_id].append(fact)
    return found


async def names_of(uow: UnitOfWork, company_id: UUID, team_ids: Collection[UUID]) -> Mapping[UUID, str]:
    if not team_ids:
        return {}
    return {each.id: each.name for each in (await TeamRepo(uow).known(company_id, team_ids)).values()}


async def members_of(uow: UnitOfWork, company_id: UUID, team_id: UUID) -> set[UUID]:
    """Who is in it by now; nobody, where the company has no such team."""
    if not await is_there(uow, company_id, team_id):
        return set()
    return {who for _, who in await TeamRepo(uow).members_of([team_id])}


async def is_there(uow: UnitOfWork, company_id: UUID, team_id: UUID) -> bool:
    known = await TeamRepo(uow).known(company_id, [team_id])
    return team_id in known and not known[team_id].is_deleted
