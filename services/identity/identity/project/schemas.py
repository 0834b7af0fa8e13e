from datetime import date, datetime
from enum import StrEnum
from typing import Annotated
from uuid import UUID

from chassis.access import Role
from chassis.http import LongText, Name, WireIn, WireOut
from identity_client.people import PersonPublic
from pydantic import Field

from identity.project.fence import FencePointPublic, FencePoints, FenceRadius, Latitude, Longitude
from identity.time_zones import TimeZone
from identity.working_week import WorkingSpanPublic, WorkingWeek

# A person planning a site types a year of this era; anything else is a slip (0226, 20206).
SiteDate = Annotated[date, Field(ge=date(1950, 1, 1), le=date(2199, 12, 31))]
UserIds = Annotated[list[UUID], Field(max_length=200)]


class ProjectSort(StrEnum):
    NAME = "name"
    NAME_DESCENDING = "-name"
    STARTS_ON = "startsOn"
    STARTS_ON_DESCENDING = "-startsOn"
    UPDATED_AT = "updatedAt"
    UPDATED_AT_DESCENDING = "-updatedAt"


class ProjectCreate(WireIn):
    name: Name
    description: LongText = ""
    address: LongText = ""
    latitude: Latitude | None = None
    longitude: Longitude | None = None
    time_zone: TimeZone
    starts_on: SiteDate | None = None
    ends_on: SiteDate | None = None
    member_user_ids: UserIds = Field(default_factory=list[UUID])
    manager_user_ids: UserIds = Field(default_factory=list[UUID])


class ProjectUpdate(WireIn):
    """Only what is sent changes; null empties what may be empty."""

    project_id: UUID
    name: Name | None = None
    description: LongText | None = None
    address: LongText | None = None
    latitude: Latitude | None = None
    longitude: Longitude | None = None
    time_zone: TimeZone | None = None
    starts_on: SiteDate | None = None
    ends_on: SiteDate | None = None
    fence_radius_meters: FenceRadius | None = None
    """Around its place, in the place of the company's; null with the corners: the company's counts."""
    fence_points: FencePoints | None = None
    """The corners of its area in turn, in place of any radius."""
    working_week: WorkingWeek | None = None
    """Null: the company's counts."""


class ProjectArchive(WireIn):
    project_id: UUID


class ProjectMembersAdd(WireIn):
    project_id: UUID
    user_ids: Annotated[list[UUID], Field(min_length=1, max_length=200)]


class ProjectMemberRemove(WireIn):
    project_id: UUID
    user_id: UUID


class ProjectManagerSet(WireIn):
    project_id: UUID
    user_id: UUID
    is_manager: bool


class ProjectBrief(WireOut):
    project_id: UUID
    name: str
    address: str
    time_zone: str
    starts_on: date | None
    ends_on: date | None
    is_archived: bool
    members_count: int
    managers: list[PersonPublic]
    is_project_manager: bool
    """Whether the caller manages it by name; admins may change it without."""
    updated_at: datetime


class ProjectPerson(PersonPublic):
    role: Role
    is_manager: bool
    added_at: datetime


class ProjectPublic(ProjectBrief):
    description: str
    latitude: float | None
    longitude: float | None
    fence_radius_meters: int | None
    fence_points: list[FencePointPublic] | None
    working_week: list[WorkingSpanPublic] | None
    """Null: the company's counts."""
    company_working_week: list[WorkingSpanPublic]
    members: list[ProjectPerson]
    created_at: datetime


class ProjectWithManagers(ProjectPublic):
    raised_to_manager_user_ids: list[UUID]
    """Plain members whose role in the company became manager by this call."""
