from datetime import datetime
from typing import Annotated
from uuid import UUID

from chassis.http import Name, WireIn, WireOut
from chassis.http.paging import LAST_PAGE, MOST_ON_A_PAGE, Paging
from chassis.http.schema import LongText
from identity_client.people import PersonPublic
from pydantic import Field, StringConstraints

from attendance.tables.equipment_care import DefectState

Words = Annotated[LongText, StringConstraints(max_length=2000)]


class DefectCreate(WireIn):
    equipment_defect_id: UUID
    """Made on the phone, once: sent again it is the same defect."""
    equipment_id: UUID
    title: Name
    description: Words = ""
    is_blocking: bool = False
    """It must not be used until this is done."""


class DefectChange(WireIn):
    equipment_defect_id: UUID
    revision: int
    state: DefectState | None = None
    is_blocking: bool | None = None
    note: Words | None = None
    """What was done about it; asked for where it is done."""


class DefectsQuery(WireIn):
    group_id: UUID | None = None
    page_number: Annotated[int, Field(ge=1, le=LAST_PAGE)] = 1
    page_count: Annotated[int, Field(ge=1, le=MOST_ON_A_PAGE)] = 20
    equipment_id: UUID | None = None
    is_done: bool | None = None
    """False: what is still to be done."""

    @property
    def paging(self) -> Paging:
        return Paging(self.page_number, self.page_count)


class DefectPhoto(WireOut):
    photo_id: UUID
    name: str
    url: str
    """Signed, for ten minutes."""
    thumbnail_url: str


class DefectPublic(WireOut):
    equipment_defect_id: UUID
    equipment_id: UUID
    equipment_name: str
    project_id: UUID
    """The machine's home."""
    title: str
    description: str
    is_blocking: bool
    state: DefectState
    note: str
    reported_by: PersonPublic | None
    reported_at: datetime
    changed_by: PersonPublic | None
    changed_at: datetime
    revision: int
    may_change: bool
    may_add_photos: bool
    photos: list[DefectPhoto]
    """Told by the list alone: their links end."""
