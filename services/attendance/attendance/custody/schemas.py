from datetime import datetime
from typing import Annotated
from uuid import UUID

from chassis.http import OptionalName, WireIn, WireOut
from chassis.http.paging import LAST_PAGE, MOST_ON_A_PAGE, Paging
from chassis.http.schema import LongText
from chassis.texts import Text
from identity_client.people import PersonPublic
from pydantic import AfterValidator, Field, StringConstraints

MOST_STROKES = 200
MOST_NUMBERS = 8_000
_FARTHEST = 3_000


def _in_pairs(strokes: list[list[int]]) -> list[list[int]]:
    if any(len(stroke) % 2 for stroke in strokes):
        raise ValueError(Text("Has a stroke that is not pairs of x and y"))
    if sum(len(stroke) for stroke in strokes) > MOST_NUMBERS:
        raise ValueError(Text("Has more than {most} numbers", most=MOST_NUMBERS))
    return strokes


Stroke = Annotated[
    list[Annotated[int, Field(ge=0, le=_FARTHEST)]], Field(min_length=2, max_length=MOST_NUMBERS)
]
Ink = Annotated[list[Stroke], Field(max_length=MOST_STROKES), AfterValidator(_in_pairs)]
"""What was drawn: each stroke's x and y in turn, in thousandths of the pad's width."""


class HandOverCreate(WireIn):
    equipment_hand_over_id: UUID
    """Made on the phone, once: sent again it is the same hand-over."""
    equipment_id: UUID
    from_user_id: UUID | None = None
    """Who had it when this was begun; none: nobody."""
    to_user_id: UUID | None = None
    """Who gets it; none: it is nobody's, back in the store."""
    note: Annotated[LongText, StringConstraints(max_length=500)] = ""
    ink: Ink = Field(default_factory=list[list[int]])
    """Of whoever gets it."""
    signed_name: OptionalName = ""
    """Instead, for who can't draw: their name, as they typed it."""


class HandOversQuery(WireIn):
    group_id: UUID | None = None
    equipment_id: UUID
    page_number: Annotated[int, Field(ge=1, le=LAST_PAGE)] = 1
    page_count: Annotated[int, Field(ge=1, le=MOST_ON_A_PAGE)] = 20

    @property
    def paging(self) -> Paging:
        return Paging(self.page_number, self.page_count)


class HandOverPublic(WireOut):
    equipment_hand_over_id: UUID
    equipment_id: UUID
    from_user: PersonPublic | None
    to_user: PersonPublic | None
    is_returned: bool
    """To nobody: back in the store."""
    at: datetime
    note: str
    by: PersonPublic | None
    is_signed: bool
    ink: Ink | None
    """For managers of its home and for whom it is about; none for others."""
    signed_name: str
