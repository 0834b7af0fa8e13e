"""What visitors began and left: once their pass is over nobody can go on with it."""

import logging
from functools import partial

from chassis.batches import in_batches
from chassis.db import Database

from forms.share.pins import forget_old_tries
from forms.start_link.repo import StartLinkRepo, StartVisitRepo
from forms.submission.deleting.for_good import delete_those

log = logging.getLogger(__name__)

_BATCH = 50


async def delete_abandoned(database: Database) -> None:
    """Twice, or by two at once, deletes nothing more. Its use is given back."""
    deleted = await in_batches(partial(_delete_batch, database), _BATCH)
    if deleted:
        log.info("deleted %d drafts that visitors left", deleted)
    async with database.unit_of_work() as uow:
        await StartVisitRepo(uow).delete_old()
    await forget_old_tries(database)


async def _delete_batch(database: Database, most: int) -> int:
    async with database.unit_of_work() as uow:
        repo = StartLinkRepo(uow)
        abandoned = await repo.lock_abandoned(most)
        for _, link_id in sorted(abandoned, key=lambda each: each[1]):
            await repo.give_back_use(link_id)
        await delete_those(uow, [submission for submission, _ in abandoned])
    return len(abandoned)
