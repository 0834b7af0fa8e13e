from datetime import datetime
from uuid import UUID

from chassis.http import LongText, Name, WireIn, WireOut
from identity_client.people import PersonPublic
from pydantic import Field


class TeamCreate(WireIn):
    name: Name
    description: LongText = ""
    member_user_ids: list[UUID] = Field(default_factory=list[UUID], max_length=200)
    lead_user_ids: list[UUID] = Field(default_factory=list[UUID], max_length=200)


class TeamUpdate(WireIn):
    team_id: UUID
    name: Name | None = None
    description: LongText | None = None


class TeamMembersAdd(WireIn):
    team_id: UUID
    user_ids: list[UUID] = Field(min_length=1, max_length=200)


class TeamMemberRemove(WireIn):
    team_id: UUID
    user_id: UUID


class TeamLeadSet(WireIn):
    team_id: UUID
    user_id: UUID
    is_lead: bool


class TeamDelete(WireIn):
    team_id: UUID


class TeamBrief(WireOut):
    team_id: UUID
    name: str
    description: str
    is_everyone: bool
    """Whoever joins the company is put into it."""
    members_count: int
    leads: list[PersonPublic]
    updated_at: datetime


class TeamPerson(PersonPublic):
    is_lead: bool
    added_at: datetime


class TeamPublic(WireOut):
    team_id: UUID
    name: str
    description: str
    is_everyone: bool
    members: list[TeamPerson]
    created_at: datetime
    updated_at: datetime
