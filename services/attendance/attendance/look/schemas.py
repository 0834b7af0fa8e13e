from datetime import date, datetime
from typing import Annotated
from uuid import UUID

from chassis.http import WireIn, WireOut
from chassis.http.paging import LAST_PAGE, MOST_ON_A_PAGE, Paging
from identity_client.people import PersonPublic
from pydantic import Field


class PositionLooksQuery(WireIn):
    group_id: UUID | None = None
    page_number: Annotated[int, Field(ge=1, le=LAST_PAGE)] = 1
    page_count: Annotated[int, Field(ge=1, le=MOST_ON_A_PAGE)] = 20

    @property
    def paging(self) -> Paging:
        return Paging(self.page_number, self.page_count)


class PositionLookPublic(WireOut):
    """Who was shown where the caller pressed, or the photo of a press."""

    position_look_id: UUID
    owner_user_id: UUID
    project_id: UUID
    project_name: str
    time_zone: str
    position_at: datetime
    of_day: date | None
    """With the whole day, of which `position_at` is the first such press; null: on the map."""
    shows_place: bool
    shows_photo: bool
    looked_by: PersonPublic | None
    first_at: datetime
    last_at: datetime
