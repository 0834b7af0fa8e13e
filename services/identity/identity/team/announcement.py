from collections.abc import Sequence
from typing import Any

from chassis.db import UnitOfWork
from contracts.identity.v1 import events_pb2, identity_pb2

from identity.tables.team import Team
from identity.team.hot import HotTeamRepo


async def announce_teams(uow: UnitOfWork, teams: Sequence[Team]) -> None:
    """Say how each team is now, to whom it concerns."""
    if not teams:
        return
    people = await HotTeamRepo(uow).people_of([team.id for team in teams])
    for team in teams:
        uow.outbox.add(team_changed(team, [row for row in people if row.team_id == team.id]))


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
