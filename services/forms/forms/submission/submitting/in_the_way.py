"""Presses that the runner is told of and that come to nothing, and those that are refused behind another."""

from chassis.db import Database

from forms.submission.approval_repo import ApprovalRepo
from forms.tables.submission import Attempt


async def lead_nowhere(database: Database, attempt: Attempt) -> int:
    """What the runner may just be writing, and is refused. Were this one refused for it, neither counted."""
    async with database.reading() as uow:
        return await ApprovalRepo(uow, attempt.submission_id).count_in_vain(attempt.number)


async def write_refused(database: Database, attempt: Attempt) -> None:
    """Else it looked as if somebody had acted since, and nobody could take back what they pressed before."""
    async with database.unit_of_work() as uow:
        await ApprovalRepo(uow, attempt.submission_id).refuse(attempt.id)
