"""Ids travel as text; what is none is the caller's mistake, told as such."""

from collections.abc import Sequence
from uuid import UUID

from chassis.errors import BadRequest

MOST_IDS = 500


def parse_id(value: str) -> UUID:
    try:
        return UUID(value)
    except ValueError:
        raise BadRequest(f"{value[:80]!r} is not an id.") from None


def parse_ids(values: Sequence[str]) -> list[UUID]:
    if len(values) > MOST_IDS:
        raise BadRequest(f"At most {MOST_IDS} ids may be asked for at once; these are {len(values)}.")
    return [parse_id(value) for value in values]
