"""How much one submission may hold: whoever reads it, lists it or prints it reads all of it."""

import json
from collections.abc import Mapping
from typing import Any
from uuid import UUID

from forms.submission.errors import SubmissionFull
from forms.submission.saving.value_repo import ValueRepo

MOST_BYTES = 1024 * 1024
# Values as small as this never add up to much: a form has at most some thousand fields.
_SMALL_BYTES = 1_024


async def check_room(values: ValueRepo, changed: Mapping[UUID, Any]) -> None:
    """Told before anything is written: what was entered before stays as it is."""
    sizes = [len(json.dumps(value)) for value in changed.values()]
    if all(size <= _SMALL_BYTES for size in sizes):
        return
    if await values.bytes_beside(changed) + sum(sizes) > MOST_BYTES:
        raise SubmissionFull(MOST_BYTES // (1024 * 1024))
