"""Ids travel as text; what is none is the caller's mistake, told as such."""

from collections.abc import Sequence
from uuid import UUID

from chassis.errors import BadRequest
from chassis.texts import Text

MOST_IDS = 500


def parse_id(value: str) -> UUID:
    try:
        return UUID(value)
    except ValueError:
        raise BadRequest(Text("{value} is not an id.", value=repr(value[:80]))) from None


def parse_ids(values: Sequence[str]) -> list[UUID]:
    if len(values) > MOST_IDS:
        raise BadRequest(
            Text(
                "At most {most} ids may be asked for at once; these are {count}.",
                most=MOST_IDS,
                count=len(values),
            )
        )
    return [parse_id(value) for value in values]
