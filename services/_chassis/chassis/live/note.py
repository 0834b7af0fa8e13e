"""What is told, and whom it concerns: as data, since who tells it is another process than who holds the
browsers' streams."""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from typing import Any
from uuid import UUID

from contracts.live.v1 import live_pb2
from google.protobuf.message import Message

from chassis.access.actor import Actor
from chassis.access.roles import Role
from chassis.ids import read_id

_TOPIC = re.compile(r"[a-z][a-z0-9-]{0,39}")
_ROLES = frozenset(Role)


@dataclass(frozen=True, slots=True)
class Audience:
    """Each member of the company who is among any of these."""

    users: frozenset[UUID] = frozenset()
    teams: frozenset[UUID] = frozenset()
    projects: frozenset[UUID] = frozenset()
    """Whoever sees one of them."""
    managed_projects: frozenset[UUID] = frozenset()
    """Whoever manages one of them."""
    least_role: Role | None = None

    @classmethod
    def of(
        cls,
        *,
        users: Iterable[UUID | str] = (),
        teams: Iterable[UUID | str] = (),
        projects: Iterable[UUID | str] = (),
        managed_projects: Iterable[UUID | str] = (),
    ) -> "Audience":
        """From ids as events have them, too."""
        return cls(_ids(users), _ids(teams), _ids(projects), _ids(managed_projects))

    @classmethod
    @cache
    def from_role(cls, role: Role) -> "Audience":
        return cls(least_role=role)

    @classmethod
    def everybody(cls) -> "Audience":
        return cls.from_role(Role.MEMBER)

    def includes(self, actor: Actor) -> bool:
        return (
            actor.user_id in self.users
            or not self.teams.isdisjoint(actor.access.acting_team_ids)
            or any(map(actor.sees_project, self.projects))
            or any(map(actor.manages, self.managed_projects))
            or (self.least_role is not None and actor.is_at_least(self.least_role))
        )


@dataclass(frozen=True, slots=True)
class LiveNote:
    company_id: UUID
    topic: str
    """`todos`; a browser hears `forms.todos`."""
    audience: Audience

    def __post_init__(self) -> None:
        if not _TOPIC.fullmatch(self.topic):
            raise ValueError(f"{self.topic!r} is no topic: lower-case letters, figures and hyphens")

    def packed(self) -> bytes:
        whom = self.audience
        return live_pb2.Note(
            company_id=str(self.company_id),
            topic=self.topic,
            audience=live_pb2.Audience(
                user_ids=map(str, whom.users),
                team_ids=map(str, whom.teams),
                project_ids=map(str, whom.projects),
                managed_project_ids=map(str, whom.managed_projects),
                least_role=whom.least_role or "",
            ),
        ).SerializeToString()

    @classmethod
    def unpacked(cls, said: live_pb2.Note) -> "LiveNote":
        whom = said.audience
        audience = Audience(
            _ids(whom.user_ids),
            _ids(whom.team_ids),
            _ids(whom.project_ids),
            _ids(whom.managed_project_ids),
            # A role of a later release is nobody here, not everybody.
            Role(whom.least_role) if whom.least_role in _ROLES else None,
        )
        return cls(UUID(said.company_id), said.topic, audience)


@dataclass(frozen=True)
class NoteOn:
    """What browsers are told once an event of this kind is committed with what it tells of."""

    event: type[Message]
    note: Callable[[Any], LiveNote | None]
    """None: nobody's screen is concerned."""


def _ids(given: Iterable[UUID | str]) -> frozenset[UUID]:
    return frozenset(each if isinstance(each, UUID) else read_id(each) for each in given)
