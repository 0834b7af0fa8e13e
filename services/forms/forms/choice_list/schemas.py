from datetime import datetime
from enum import StrEnum
from typing import Annotated
from uuid import UUID

from chassis.http import Name, TranslatedText, WireIn, WireOut
from chassis.http.schema import readable
from identity_client.people import PersonPublic
from pydantic import AfterValidator, Field, StringConstraints

Code = Annotated[str, StringConstraints(strip_whitespace=True, max_length=60), AfterValidator(readable)]
MOST_PARENTS = 50
Revision = Annotated[int, Field(ge=1, le=2_147_483_647)]


class ChoiceListCreate(WireIn):
    choice_list_id: UUID
    """Made by the caller: the same id again gives the same list."""
    name: Name
    parent_list_id: UUID | None = None
    """The list above, whose items its own lie under; it stays so."""
    by_managers: bool = False
    """Every manager may change it, beside admins and who made it."""


class ChoiceListUpdate(WireIn):
    choice_list_id: UUID
    revision: Revision
    """The one that was seen."""
    name: Name
    by_managers: bool | None = None
    """Left out: as it is. Said by admins and who made it."""


class ChoiceListRef(WireIn):
    choice_list_id: UUID


class ChoiceListPublic(WireOut):
    choice_list_id: UUID
    name: str
    parent_list_id: UUID | None
    parent_list_name: str
    """Empty: there is none above."""
    items_count: int
    """Without archived ones."""
    revision: int
    is_archived: bool
    by_managers: bool
    """Every manager may change it, beside admins and who made it."""
    may_change: bool
    may_say_who: bool
    """Who changes it is for the caller to say."""
    created_by: PersonPublic | None
    updated_by: PersonPublic | None
    updated_at: datetime


class ChoiceCreate(WireIn):
    choice_list_id: UUID
    choice_id: UUID
    """Made by the caller: the same id again gives the same item."""
    label: Name
    code: Code = ""
    parent_id: UUID | None = None


class ChoiceUpdate(WireIn):
    choice_list_id: UUID
    choice_id: UUID
    revision: Revision
    label: Name
    code: Code = ""
    parent_id: UUID | None = None
    is_archived: bool = False


class ChoicePublic(WireOut):
    choice_id: UUID
    label: str
    code: str
    parent_id: UUID | None
    parent_label: str
    """Empty: it lies under none."""
    is_archived: bool
    revision: int


class RowVerdict(StrEnum):
    CREATE = "create"
    EXISTS = "exists"
    DUPLICATE = "duplicate"
    INVALID = "invalid"


class ChoiceRow(WireOut):
    line: int
    label: str
    code: str
    verdict: RowVerdict
    message: TranslatedText


class ChoicesRead(WireOut):
    rows: list[ChoiceRow]
    """Of a file with very many lines: some of them, first those that are not taken."""
    row_count: int
    """How many lines the file has."""
    create_count: int
    columns_left_out: list[TranslatedText]
    """What the file has above columns that a list has none of; of those without a heading, where they are."""
    dry_run: bool = Field(description="Nothing was written")
