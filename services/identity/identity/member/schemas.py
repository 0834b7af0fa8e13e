from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from uuid import UUID

from chassis.access import Role
from chassis.http import Page, WireOut
from identity_client.people import PersonPublic

MOST_TEAMS = 20


class MemberSort(StrEnum):
    NAME = "name"
    NAME_DOWN = "-name"
    JOINED = "joinedAt"
    JOINED_DOWN = "-joinedAt"
    ROLE = "role"
    ROLE_DOWN = "-role"
    ACTIVE = "lastActiveAt"
    ACTIVE_DOWN = "-lastActiveAt"


@dataclass(frozen=True, slots=True)
class MemberFilter:
    search: str = ""
    role: Role | None = None
    team_ids: Sequence[UUID] = ()
    """In any of them."""
    project_id: UUID | None = None


class MemberPublic(PersonPublic):
    role: Role
    joined_at: datetime
    last_active_at: datetime | None
    """When they last used Groundwork in this company."""
    teams_count: int
    projects_count: int
    has_second_factor: bool | None
    """Only told to admins."""


class TeamOfMember(WireOut):
    team_id: UUID
    name: str
    is_lead: bool


class ProjectOfMember(WireOut):
    project_id: UUID
    name: str
    is_manager: bool
    is_archived: bool


class MemberDetail(MemberPublic):
    teams: list[TeamOfMember]
    projects: list[ProjectOfMember]


class MembersCount(WireOut):
    members_count: int
    pending_invite_count: int
    account_owners_count: int
    """The owner and the co-owners."""
    admins_count: int
    managers_count: int
    seats_count: int


class ProjectHeadcount(WireOut):
    project_id: UUID
    name: str
    members_count: int


class MembersOverview(WireOut):
    members_count: int
    pending_invite_count: int
    account_owners_count: int
    seats_count: int
    members: Page[MemberPublic]
    projects: list[ProjectHeadcount]
    """The first fifty that are not archived."""
