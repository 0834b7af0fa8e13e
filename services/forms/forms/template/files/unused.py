"""Pictures that no form shows any more, or never did: what was chosen and taken back."""

import logging
from datetime import timedelta
from functools import partial

from chassis.batches import in_batches
from chassis.clock import now
from chassis.db import Database

from forms.template.files.repo import TemplateFileRepo
from forms.template.files.service import discard

log = logging.getLogger(__name__)

# Whoever draws may take a change back, also one that a browser kept for some days.
KEEP_UNUSED = timedelta(days=7)
_BATCH = 200


async def delete_unused(database: Database) -> None:
    """Twice, or by two at once, deletes nothing more."""
    deleted = await in_batches(partial(_delete_batch, database), _BATCH)
    if deleted:
        log.info("deleted %d files that no form shows", deleted)


async def _delete_batch(database: Database, most: int) -> int:
    async with database.unit_of_work() as uow:
        unused = await TemplateFileRepo(uow).lock_unused_since(now() - KEEP_UNUSED, most)
        await discard(uow, unused)
    return len(unused)
