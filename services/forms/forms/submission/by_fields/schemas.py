import re
from typing import Annotated, Literal
from uuid import UUID

from chassis.errors import Invalid
from chassis.http import SearchText, WireIn, WireOut
from chassis.texts import Text
from pydantic import Field, TypeAdapter, ValidationError, model_validator

MOST_COLUMNS = 6
MOST_FILTERS = 5
LONGEST_COLUMNS = 1_000
"""Room for more than `MOST_COLUMNS`: who sends one too many is told how many there may be."""
LONGEST_FILTERS = 4_000

_NUMBER = re.compile(r"-?[0-9]{1,15}(\.[0-9]{1,6})?", re.ASCII)
_DAY = re.compile(r"(19|20|21)\d\d-\d\d-\d\d", re.ASCII)

# A time of day is shown; nothing is asked of it.
ComparedInLists = Literal["nothing", "presence", "text", "number", "day", "options", "answer"]
OptionId = Annotated[int, Field(ge=1, le=1_000_000)]
Answer = Literal["yes", "no", "na"]


class FieldAsked(WireIn):
    """What a field must say; of several things all. A field of another kind says none of it."""

    field_id: UUID
    contains: SearchText = ""
    at_least: str | None = None
    """A number's digits, or a day."""
    at_most: str | None = None
    any_of: Annotated[tuple[OptionId, ...] | tuple[Answer, ...], Field(max_length=50)] = ()
    """Ids of options, or answers."""

    @model_validator(mode="after")
    def _must_ask_something(self) -> "FieldAsked":
        ends = [each for each in (self.at_least, self.at_most) if each is not None]
        if not (self.contains or ends or self.any_of):
            raise ValueError  # told as a whole by `read_filters`
        if not (all(map(_NUMBER.fullmatch, ends)) or all(map(_DAY.fullmatch, ends))):
            raise ValueError
        return self

    @property
    def asks_of_days(self) -> bool:
        return any(_DAY.fullmatch(each) for each in (self.at_least, self.at_most) if each is not None)

    @property
    def asks_of_options(self) -> bool:
        return any(isinstance(each, int) for each in self.any_of)


class FieldOption(WireOut):
    value: str
    label: str


class FieldColumn(WireOut):
    """A field of a form that a list can show and filter by."""

    field_id: UUID
    name: str
    compared: ComparedInLists
    """As what it can be asked: `text` contains; `number` and `day` lie between; `options` and `answer` are
    one of; all else is only shown."""
    options: list[FieldOption]


_ASKED = TypeAdapter(Annotated[tuple[FieldAsked, ...], Field(max_length=MOST_FILTERS)])


def read_columns(joined: str) -> tuple[UUID, ...]:
    ids = read_ids("fields", joined)
    if len(ids) > MOST_COLUMNS:
        raise Invalid.field("fields", Text("Choose at most {most} fields.", most=MOST_COLUMNS))
    return ids


def read_ids(name: str, joined: str) -> tuple[UUID, ...]:
    try:
        return tuple(dict.fromkeys(UUID(each) for each in joined.split(",") if each))
    except ValueError:
        raise Invalid.field(name, Text("Send ids with commas between them.")) from None


def read_filters(written: str) -> tuple[FieldAsked, ...]:
    try:
        return _ASKED.validate_json(written) if written else ()
    except ValidationError:
        message = Text("Send at most {most} filters, each as the contract says.", most=MOST_FILTERS)
        raise Invalid.field("fieldFilters", message) from None
