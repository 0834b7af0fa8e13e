"""In which teams somebody was on a day, as is known since attendance hears of teams. Pure."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from uuid import UUID


@dataclass(frozen=True, slots=True)
class TeamFact:
    """That its person is in the team from a day on, or no more."""

    team_id: UUID
    since_on: date
    is_member: bool
    known_at: datetime


class Teams:
    def __init__(self, facts: Iterable[TeamFact] = (), known_at: datetime | None = None) -> None:
        known = (each for each in facts if known_at is None or each.known_at <= known_at)
        self._facts = sorted(known, key=lambda each: (each.since_on, each.known_at))

    def on(self, day: date) -> Sequence[UUID]:
        newest = {each.team_id: each for each in self._facts if each.since_on <= day}
        return sorted(each.team_id for each in newest.values() if each.is_member)


NO_TEAMS = Teams()
