"""How much one submission may hold: whoever reads it, lists it or prints it reads all of it."""

import json
from collections.abc import Mapping
from typing import Any
from uuid import UUID

from chassis.db import UnitOfWork
from chassis.db.statements import col, select
from sqlalchemy import Text, cast, func

from forms.submission.errors import SubmissionFull
from forms.tables.submission import SubmissionValue

MOST_BYTES = 4 * 1024 * 1024
# Values as small as this never add up to much: a form has at most some thousand fields.
_SMALL_BYTES = 1_024


async def check_room(uow: UnitOfWork, submission_id: UUID, changed: Mapping[UUID, Any]) -> None:
    """Told before anything is written: what was entered before stays as it is."""
    sizes = [len(json.dumps(value)) for value in changed.values()]
    if all(size <= _SMALL_BYTES for size in sizes):
        return
    size = func.octet_length(cast(col(SubmissionValue.value), Text()))
    (row,) = await uow.rows(
        select(func.coalesce(func.sum(size), 0).label("bytes")).where(
            col(SubmissionValue.submission_id) == submission_id,
            col(SubmissionValue.field_id).not_in(changed),
        )
    )
    if int(row.bytes) + sum(sizes) > MOST_BYTES:
        raise SubmissionFull(MOST_BYTES // (1024 * 1024))
