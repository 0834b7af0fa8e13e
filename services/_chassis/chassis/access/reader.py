from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol
from uuid import UUID

from chassis.access.roles import Role


class CompanyState(StrEnum):
    ACTIVE = "active"
    ENDED = "ended"
    """Its subscription is over: what is there can be read and taken out, nothing is added or changed."""


@dataclass(frozen=True, slots=True)
class AwayMember:
    """Somebody who is away now and has named the holder of the session to stand in for them."""

    user_id: UUID
    team_ids: frozenset[UUID] = frozenset()


@dataclass(frozen=True, slots=True)
class Access:
    """What identity says about a session in a company. No role: not a member (any more)."""

    session_active: bool
    role: Role | None = None
    team_ids: frozenset[UUID] = frozenset()
    project_ids: frozenset[UUID] = frozenset()
    managed_project_ids: frozenset[UUID] = frozenset()
    company_state: CompanyState = CompanyState.ACTIVE
    stands_in_for: tuple[AwayMember, ...] = ()

    @property
    def acting_team_ids(self) -> frozenset[UUID]:
        """Their own, and those of who is away."""
        return self.team_ids.union(*(each.team_ids for each in self.stands_in_for))

    def holds_all_of(self, before: "Access") -> bool:
        """Nothing was lost since. What was gained is no matter."""
        if not self.session_active or self.role is None:
            return False
        if before.role is not None and not self.role.at_least(before.role):
            return False
        projects = self.role.at_least(Role.ADMIN) or (
            before.project_ids <= self.project_ids and before.managed_project_ids <= self.managed_project_ids
        )
        return projects and before.acting_team_ids <= self.acting_team_ids


class AccessReader(Protocol):
    async def get_access(self, user_id: UUID, company_id: UUID | None, session_id: UUID) -> Access: ...

    def forget_user(self, user_id: UUID) -> None:
        """Drop what is remembered about a user: something about their access changed."""
        ...
