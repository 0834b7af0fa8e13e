from typing import Annotated, Self
from uuid import UUID

from chassis.http import TranslatedText, WireIn, WireOut
from chassis.http.schema import Name
from chassis.texts import Text
from pydantic import Field, StringConstraints, model_validator

Color = Annotated[str, StringConstraints(pattern=r"^#[0-9a-fA-F]{6}$")]
Minutes = Annotated[int, Field(ge=0, le=24 * 60)]


FIRST_OWN = 4


class RecordTypePublic(WireOut):
    value: int
    """As records and requests name it: 1 to 3 are everybody's, the others the company's own."""
    name: TranslatedText
    color: str
    is_paid: bool
    day_minutes: int
    """As how much work a whole day of it counts; 0: it counts as none."""
    needs_approval: bool
    is_own: bool
    is_archived: bool
    revision: int
    """0 for those of everybody, which nobody changes."""


class RecordTypeCreate(WireIn):
    group_id: UUID | None = None
    name: Name
    color: Color
    is_paid: bool
    day_minutes: Minutes = 0
    needs_approval: bool = True

    @model_validator(mode="after")
    def _counts_what_it_is_paid(self) -> Self:
        if self.day_minutes and not self.is_paid:
            raise ValueError(
                Text("What is not paid counts as no work. Set its hours to 0, or say that it is paid.")
            )
        return self


class RecordTypeUpdate(RecordTypeCreate):
    value: int
    is_archived: bool = False
    """Nobody asks for it any more; what was granted stays."""
    revision: int
    """Which state of it the caller has seen."""
