from typing import Annotated
from uuid import UUID

from chassis.http import SearchText, WireIn, WireOut
from chassis.http.paging import LAST_PAGE, MOST_ON_A_PAGE, Paging
from pydantic import Field

MOST_PARTS = 12
_MINUTES_OF_A_DAY = 24 * 60


class PartIn(WireIn):
    budget_code_id: UUID
    minutes: Annotated[int, Field(ge=1, le=_MINUTES_OF_A_DAY)]


class RecordSplit(WireIn):
    attendance_record_id: UUID
    revision: int
    """Which state of it the caller has seen."""
    parts: Annotated[list[PartIn], Field(max_length=MOST_PARTS)]
    """None: all hours are on the code of the project again. What is on none of them is, too."""


class HoursCodesQuery(WireIn):
    project_id: UUID
    search: SearchText | None = None
    page_number: Annotated[int, Field(ge=1, le=LAST_PAGE)] = 1
    page_count: Annotated[int, Field(ge=1, le=MOST_ON_A_PAGE)] = 20

    @property
    def paging(self) -> Paging:
        return Paging(self.page_number, self.page_count)


class HoursCode(WireOut):
    budget_code_id: UUID
    number: str
    name: str
