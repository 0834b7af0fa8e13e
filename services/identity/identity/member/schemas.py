from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Literal
from uuid import UUID

from chassis.access import Role
from chassis.http import Page, TranslatedText, WireIn, WireOut

from identity.directory.schemas import PersonPublic


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
    team_id: UUID | None = None
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


class MemberRef(WireIn):
    group_id: UUID | None = None
    user_id: UUID


class MemberRoleSet(MemberRef):
    role: Literal[Role.MEMBER, Role.MANAGER, Role.ADMIN, Role.CO_OWNER]


class MemberRemove(MemberRef):
    successor_user_id: UUID | None = None
    """Becomes lead and manager where the removed member was the only one."""


class TeamWaiting(WireOut):
    team_id: UUID
    name: str


class ProjectWaiting(WireOut):
    project_id: UUID
    name: str


class InviteWaiting(WireOut):
    invite_id: UUID
    email: str
    role: Role


class RemovalPreview(WireOut):
    """What waits on a member, before they are removed."""

    teams_as_only_lead: list[TeamWaiting]
    projects_as_only_manager: list[ProjectWaiting]
    open_invites: list[InviteWaiting]
    """Sent by them; they are revoked with the removal."""
    can_remove: bool
    reason: TranslatedText | None
    """Why not."""


class Removal(WireOut):
    """Where what waited on the removed member is now."""

    handed_over_teams: list[TeamWaiting]
    handed_over_projects: list[ProjectWaiting]
    teams_without_lead: list[TeamWaiting]
    projects_without_manager: list[ProjectWaiting]
