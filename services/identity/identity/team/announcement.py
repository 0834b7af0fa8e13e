from collections import defaultdict
from collections.abc import Sequence
from typing import Any
from uuid import UUID

from chassis.db import UnitOfWork
from contracts.identity.v1 import events_pb2, identity_pb2

from identity.tables.team import Team
from identity.team.hot import HotTeamRepo
from identity.team.repo import TeamRepo


async def announce_teams(uow: UnitOfWork, teams: Sequence[Team]) -> None:
    """Say how each team is now, to whom it concerns."""
    for event in await _as_now(uow, teams):
        uow.outbox.add(event)


async def teams_after(uow: UnitOfWork, after: UUID, limit: int) -> Sequence[events_pb2.TeamChanged]:
    """A page of all there are, for a receiver that is told anew."""
    return await _as_now(uow, await TeamRepo(uow).held_after(after, limit))


async def _as_now(uow: UnitOfWork, teams: Sequence[Team]) -> list[events_pb2.TeamChanged]:
    if not teams:
        return []
    people: defaultdict[UUID, list[Any]] = defaultdict(list)
    for row in await HotTeamRepo(uow).people_of([team.id for team in teams]):
        people[row.team_id].append(row)
    return [team_changed(team, people[team.id]) for team in teams]


def team_changed(team: Team, people: Sequence[Any]) -> events_pb2.TeamChanged:
    return events_pb2.TeamChanged(
        team=identity_pb2.Team(
            team_id=str(team.id),
            company_id=str(team.company_id),
            name=team.name,
            member_user_ids=[str(person.user_id) for person in people],
            lead_user_ids=[str(person.user_id) for person in people if person.is_lead],
        )
    )
