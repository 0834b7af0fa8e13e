"""A person comes to or leaves the company: what that means for its teams."""

from collections.abc import Sequence
from uuid import UUID

from chassis.db import UnitOfWork

from identity.tables.team import Team
from identity.team.announcement import announce_teams
from identity.team.membership_repo import TeamMembershipRepo


async def join_teams(
    uow: UnitOfWork, company_id: UUID, user_id: UUID, team_ids: Sequence[UUID]
) -> Sequence[Team]:
    """Into those of the teams that still exist, and into the one of everyone."""
    memberships = TeamMembershipRepo(uow, company_id)
    everyone = await memberships.everyone_id()
    teams = await memberships.find([*team_ids, *([everyone] if everyone else [])])
    await memberships.join(user_id, [team.id for team in teams])
    await announce_teams(uow, teams)
    return teams


async def teams_led_only_by(uow: UnitOfWork, company_id: UUID, user_id: UUID) -> Sequence[Team]:
    return await TeamMembershipRepo(uow, company_id).led_only_by(user_id)


async def hold_teams_of(uow: UnitOfWork, company_id: UUID, user_id: UUID) -> None:
    """Keep others from changing the person's teams until this unit ends. Before the member's own row is
    changed: whoever adds people to a team holds the team first and the people second."""
    memberships = TeamMembershipRepo(uow, company_id)
    await memberships.find(await memberships.ids_of(user_id))


async def leave_teams(
    uow: UnitOfWork, company_id: UUID, user_id: UUID, successor_id: UUID | None
) -> tuple[list[UUID], Sequence[Team]]:
    """Out of all teams; the second are those that nobody else led: now the successor's, or without a lead."""
    memberships = TeamMembershipRepo(uow, company_id)
    led = await memberships.led_only_by(user_id)
    left = await memberships.leave_all(user_id)
    if successor_id is not None:
        await memberships.join(successor_id, [team.id for team in led], as_lead=True)
    await announce_teams(uow, await memberships.find(left))
    return left, led
