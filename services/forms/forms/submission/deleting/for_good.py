"""What was deleted thirty days ago goes with all of it, and everything with its company."""

import logging
from collections.abc import Sequence
from functools import partial
from uuid import UUID

from chassis.batches import in_batches
from chassis.clock import now
from chassis.db import Database, UnitOfWork

from forms.file import service as files
from forms.submission.announcement import submission_discarded
from forms.submission.deleting.repo import DeletedRepo
from forms.submission.repo import SubmissionRepo
from forms.tables.submission import Submission, SubmissionState

log = logging.getLogger(__name__)

_BATCH = 50


async def delete_those_over(database: Database) -> None:
    """Twice, or by two at once, deletes nothing more."""
    deleted = await in_batches(partial(_delete_batch, database), _BATCH)
    if deleted:
        log.info("deleted %d submissions for good", deleted)


async def _delete_batch(database: Database, most: int) -> int:
    async with database.unit_of_work() as uow:
        over = await DeletedRepo(uow).lock_those_over(most)
        await delete_those(uow, over)
    return len(over)


async def delete_those(uow: UnitOfWork, submissions: Sequence[Submission]) -> None:
    """Held by the caller."""
    for each in submissions:
        uow.outbox.add(submission_discarded(each, now()))
    await _delete(uow, submissions)


async def delete_of_company(uow: UnitOfWork, company_id: UUID, most: int) -> int:
    submissions = await SubmissionRepo(uow).lock_of_company(company_id, most)
    for each in submissions:
        if each.state != SubmissionState.DONE or each.valid_time_end is not None:
            uow.outbox.add(submission_discarded(each, now()))  # which ends its runs
    await _delete(uow, submissions)
    return len(submissions)


async def _delete(uow: UnitOfWork, submissions: Sequence[Submission]) -> None:
    submission_ids = [each.id for each in submissions]
    await files.discard_all(uow, submission_ids)
    # Their values, files and presses go with them.
    await SubmissionRepo(uow).delete(submission_ids)
