from datetime import datetime
from typing import Annotated
from uuid import UUID

from chassis.http import SearchText, WireIn, WireOut
from chassis.http.paging import LAST_PAGE, MOST_ON_A_PAGE, Paging
from identity_client.people import PersonPublic
from pydantic import Field

from attendance.equipment.schemas import EquipmentState, Word
from attendance.record.schemas import State

MOST_PROJECTS = 100
MOST_CATEGORIES = 20
MOST_POSITIONS = 100


class _Filtered(WireIn):
    """`activitiesFilter`, `taskListsFilter` and `subTaskListsFilter` come with the context that keeps
    activities and tasks; until then they are refused as unknown, not taken for nothing."""

    group_id: UUID | None = None
    project_filter: Annotated[list[UUID], Field(max_length=MOST_PROJECTS)] = Field(default_factory=list[UUID])
    """Of these projects alone; none: of all that the caller sees."""


class _PageOfFiltered(_Filtered):
    page_number: Annotated[int, Field(ge=1, le=LAST_PAGE)] = 1
    page_count: Annotated[int, Field(ge=1, le=MOST_ON_A_PAGE)] = 20

    @property
    def paging(self) -> Paging:
        return Paging(self.page_number, self.page_count)


class TrackProjectsQuery(_PageOfFiltered):
    pass


class TrackPeopleQuery(_PageOfFiltered):
    pass


class TrackEquipmentQuery(_PageOfFiltered):
    equipment_filter: Annotated[list[Word], Field(max_length=MOST_CATEGORIES)] = Field(
        default_factory=list[Word]
    )
    """Of these categories alone; none: of any."""
    state_filter: Annotated[list[EquipmentState], Field(max_length=len(EquipmentState))] = Field(
        default_factory=list[EquipmentState]
    )
    """In these states alone; none: in any but retired."""
    search: SearchText = ""


class PositionsLook(_Filtered):
    user_ids: Annotated[list[UUID], Field(min_length=1, max_length=MOST_POSITIONS)]


class TrackOptions(WireOut):
    """What the map is drawn with, and what can be chosen."""

    tiles_url: str
    """Empty: there are none, and the map is drawn from what the page brings along."""
    tiles_attribution: str
    categories: list[str]
    company_radius_meters: int | None
    """Around the position of each project that has no fence of its own. Null: the company looks at none."""


class TrackPoint(WireOut):
    latitude: float
    longitude: float


class TrackProject(WireOut):
    project_id: UUID
    name: str
    address: str
    time_zone: str
    latitude: float | None
    """Null: nobody has said where it is."""
    longitude: float | None
    fence_radius_meters: int | None
    """Around its place; null while the company looks at no place, and where there is an area."""
    fence_points: list[TrackPoint]
    """The corners of its area."""
    is_managed: bool
    """By the caller: who is there is theirs to see."""
    people_on_site: int | None
    """Null where the caller may not know."""
    equipment_there: int


class TrackPerson(WireOut):
    """Somebody who is at work now. Where exactly is another call, which is kept."""

    owner_user_id: UUID
    person: PersonPublic | None
    """Null while identity is away."""
    project_id: UUID
    project_name: str
    time_zone: str
    state: State
    since: datetime


class TrackPosition(WireOut):
    """Where somebody pressed last today."""

    owner_user_id: UUID
    project_id: UUID
    punch_id: UUID
    check_type: int
    at: datetime
    latitude: float
    longitude: float
    accuracy_meters: float | None


class TrackPositions(WireOut):
    positions: list[TrackPosition]
    """Of those who are at work and whose newest press has a place."""


class TrackEquipment(WireOut):
    equipment_id: UUID
    name: str
    category: str
    state: EquipmentState
    project_id: UUID
    """Its home."""
    project_name: str
    at_project_id: UUID | None
    at_project_name: str
    at_since: datetime | None
    time_zone: str
    last_scan_at: datetime | None
    """Null where it was never scanned in a project that the caller sees."""
    latitude: float | None
    """Of that scan."""
    longitude: float | None
