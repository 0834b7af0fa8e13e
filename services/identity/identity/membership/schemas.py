from typing import Literal
from uuid import UUID

from chassis.access import Role
from chassis.http import Secret, TranslatedText, WireIn, WireOut


class OwnershipTransfer(WireIn):
    user_id: UUID
    password: Secret


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
