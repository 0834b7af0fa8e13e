from datetime import datetime
from typing import Annotated
from uuid import UUID

from chassis.http import WireOut
from identity_client.people import PersonPublic
from pydantic import Field

from attendance.punch.schemas import DeviceTime, PunchIn, SentTogether
from attendance.record.schemas import State

MOST_OF_A_CREW = 50
"""At once: the days of each are computed anew. A phone sends more in parts."""


class CrewPunchIn(PunchIn):
    user_id: UUID
    """Whose it is."""
    stated_time: DeviceTime | None = None
    """When it was, on the clock of the phone; null: as it was pressed."""


class CrewPunchesCreate(SentTogether):
    punches: Annotated[list[CrewPunchIn], Field(min_length=1, max_length=MOST_OF_A_CREW)]


class CrewMemberPublic(WireOut):
    owner_user_id: UUID
    person: PersonPublic | None
    """Null while identity is away."""
    state: State
    """Out, too, while they are at work where the caller manages nothing."""
    since: datetime | None
    is_elsewhere: bool
    """At work in another project of the caller's."""
    elsewhere_project_id: UUID | None
    """Which one: whoever checks them in here checks them out there."""


class CrewPublic(WireOut):
    project_id: UUID
    time_zone: str
    is_position_asked: bool
    """Whether the company looks at where people check in. Else no phone tells."""
    is_photo_asked: bool
    """One of all whom the caller presses for."""
    people: list[CrewMemberPublic]
    """Of the project, without the caller: a page of them, by name."""
    total_count: int
    page_number: int
    total_page_count: int
