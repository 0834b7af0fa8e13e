from datetime import datetime
from uuid import UUID

import uuid_utils


def new_id() -> UUID:
    """A UUIDv7: unique without a database round trip, and ordered by time, so indexes stay compact."""
    return UUID(int=uuid_utils.uuid7().int)


def first_id_at(instant: datetime) -> UUID:
    """No id made at this instant or later is smaller: lets a time filter use the index of ids."""
    return UUID(int=max(0, int(instant.timestamp() * 1000)) << 80)
