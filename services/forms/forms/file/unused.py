"""Files that were uploaded and never put into a value: the page was closed before."""

import logging
from datetime import timedelta
from functools import partial

from chassis.batches import in_batches
from chassis.clock import now
from chassis.db import Database

from forms.file.repo import FileRepo
from forms.file.service import FILES

log = logging.getLogger(__name__)

# The value may still lie in a phone that has been without a network since.
KEEP_UNUSED = timedelta(days=7)
_BATCH = 200


async def delete_unused(database: Database) -> None:
    """Twice, or by two at once, deletes nothing more."""
    deleted = await in_batches(partial(_delete_batch, database), _BATCH)
    if deleted:
        log.info("deleted %d files that no value speaks of", deleted)


async def _delete_batch(database: Database, most: int) -> int:
    async with database.unit_of_work() as uow:
        files = FileRepo(uow)
        unused = await files.lock_unused(now() - KEEP_UNUSED, most)
        # A process of the release before does not mark what it saves; both run while a release comes.
        await files.mark_used_by_values(unused)
        removed = await files.remove_unused(unused)
        for keys in removed:
            FILES.discard(uow, keys)
    return len(removed)
