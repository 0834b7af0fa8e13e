"""What is approved is locked: nothing is said of its days any more, until somebody opens it with a reason."""

from collections.abc import Iterable, Sequence
from datetime import date, timedelta
from typing import Any
from uuid import UUID

from chassis.db import UnitOfWork
from chassis.texts import Text

from attendance.hours.facts import Span
from attendance.record.computing import kept_span
from attendance.record.service import records_around
from attendance.sheet.errors import PeriodIsLocked, locked_elsewhere, locked_text
from attendance.sheet.repo import SheetRepo

# A shift that began a day before, as the clock of another project says.
_AROUND = timedelta(days=2)


async def find_lock(
    uow: UnitOfWork, company_id: UUID, owner: UUID, project_id: UUID, first: date, last: date
) -> Text | None:
    """Under `alone_with`: nobody approves meanwhile."""
    locks = await SheetRepo(uow).locked_within(company_id, [owner], first, last)
    lock = next((each for each in locks if each.project_id == project_id), None)
    return locked_text(lock.first_day, lock.last_day) if lock else None


async def find_lock_elsewhere(
    uow: UnitOfWork, company_id: UUID, owner: UUID, project_id: UUID, day: date, stated: Sequence[Span]
) -> Text | None:
    """An hour counts once: what is stated here would be taken from what is approved there."""
    if not stated:
        return None
    first, last = day - _AROUND, day + _AROUND
    locks = await SheetRepo(uow).locked_within(company_id, [owner], first, last)
    others = [each for each in locks if each.project_id != project_id]
    if not others:
        return None
    records = await records_around(uow, company_id, owner, day)
    for lock in others:
        days = (each for each in records if each.project_id == lock.project_id)
        kept = (each for each in days if lock.first_day <= each.day <= lock.last_day)
        if any(_overlap(stated, each.intervals) for each in kept):
            return locked_elsewhere(lock.first_day, lock.last_day)
    return None


async def must_be_open(
    uow: UnitOfWork, company_id: UUID, owner: UUID, project_id: UUID, first: date, last: date
) -> None:
    _raise(await find_lock(uow, company_id, owner, project_id, first, last))


async def must_be_free(
    uow: UnitOfWork, company_id: UUID, owner: UUID, project_id: UUID, day: date, stated: Sequence[Span]
) -> None:
    """Open here, and nothing of it approved elsewhere."""
    await must_be_open(uow, company_id, owner, project_id, day, day)
    _raise(await find_lock_elsewhere(uow, company_id, owner, project_id, day, stated))


def _raise(why: Text | None) -> None:
    if why is not None:
        raise PeriodIsLocked(why)


def _overlap(stated: Iterable[Span], intervals: list[dict[str, Any]]) -> bool:
    there = [kept_span(each) for each in intervals if each["endsAt"]]
    return any(
        one.starts_at < each.ends_at and each.starts_at < one.ends_at for one in stated for each in there
    )
