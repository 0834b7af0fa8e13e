"""What is approved is locked: nothing is said of its days any more, until somebody opens it with a reason."""

from datetime import date
from typing import Any
from uuid import UUID

from chassis.db import UnitOfWork

from attendance.sheet.errors import PeriodIsLocked
from attendance.sheet.repo import SheetRepo


async def find_lock(
    uow: UnitOfWork, company_id: UUID, owner: UUID, project_id: UUID, first: date, last: date
) -> Any | None:
    """Under `alone_with`: nobody approves meanwhile."""
    locks = await SheetRepo(uow).locked_within(company_id, [owner], first, last)
    return next((each for each in locks if each.project_id == project_id), None)


async def must_be_open(
    uow: UnitOfWork, company_id: UUID, owner: UUID, project_id: UUID, first: date, last: date
) -> None:
    lock = await find_lock(uow, company_id, owner, project_id, first, last)
    if lock is not None:
        raise PeriodIsLocked(lock.first_day, lock.last_day)
