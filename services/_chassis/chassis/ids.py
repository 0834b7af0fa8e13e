from datetime import datetime
from functools import lru_cache
from uuid import UUID

import uuid_utils


def new_id() -> UUID:
    """A UUIDv7: unique without a database round trip, and ordered by time, so indexes stay compact."""
    return UUID(int=uuid_utils.uuid7().int)


@lru_cache(5_000)
def often_read_id(text: str) -> UUID:
    """For ids that come again and again, as a company's does: one costs as much as the event it is in."""
    return UUID(text)


def first_id_at(instant: datetime) -> UUID:
    """No id made at this instant or later is smaller: lets a time filter use the index of ids."""
    return UUID(int=max(0, int(instant.timestamp() * 1000)) << 80)
