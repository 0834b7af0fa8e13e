"""One of several steps that are open at once, as the page of their submission shows it."""

from datetime import datetime
from uuid import UUID

from chassis.http import WireOut
from identity_client.people import PersonPublic


class TeamName(WireOut):
    team_id: UUID
    name: str


class OverdueButton(WireOut):
    """One that is pressed by itself."""

    name: str
    at: datetime


class OpenStep(WireOut):
    step_id: UUID
    step_name: str
    teams: list[TeamName]
    due_at: datetime | None
    presses_itself: OverdueButton | None
    may_act: bool
    is_my_turn: bool
    assignee: PersonPublic | None
    """Who of its people has taken it, or was handed it."""
    may_claim: bool
    may_assign: bool
