"""Files that were uploaded and never put into a value: the page was closed before."""

import logging
from datetime import timedelta

from chassis.clock import now
from chassis.db import Database
from chassis.runtime import Runtime
from contracts.forms.v1 import events_pb2

from forms.file.repo import FileRepo

log = logging.getLogger(__name__)

# The value may still lie in a phone that has been without a network since.
KEEP_UNUSED = timedelta(days=7)
_BATCH = 200
_MOST_BATCHES = 50


async def delete_unused(runtime: Runtime) -> None:
    """What an hour leaves over, the next one takes. Twice, or by two at once, deletes nothing more."""
    deleted = 0
    for _ in range(_MOST_BATCHES):
        found, of_these = await _delete_batch(runtime.database)
        deleted += of_these
        if found < _BATCH:
            break
    if deleted:
        log.info("deleted %d files that no value speaks of", deleted)


async def _delete_batch(database: Database) -> tuple[int, int]:
    """How many were looked at, and deleted."""
    async with database.unit_of_work() as uow:
        files = FileRepo(uow)
        unused = await files.lock_unused(now() - KEEP_UNUSED, _BATCH)
        if not unused:
            return 0, 0
        removed = await files.remove_unused(unused)
        for keys in removed:
            uow.outbox.add(events_pb2.FileDiscarded(keys=keys))
    return len(unused), len(removed)
