"""A press is answered when it is kept; what it makes of its person's days is counted right after, before
anybody reads them (decision 202). Under one lock a person: whoever adds another fact about them has all
presses counted first."""

import asyncio
import logging
import time
from collections import defaultdict
from collections.abc import Iterable, Sequence
from datetime import datetime
from uuid import UUID

from chassis.acting import acting_for
from chassis.db import UnitOfWork
from chassis.db.database import Database, is_unreachable

from attendance.record.computing import recompute, stretches_of
from attendance.record.counting_repo import CountingRepo
from attendance.tables.punch import Punch
from attendance.tables.uncounted_punch import UncountedPunch

log = logging.getLogger(__name__)

_MOST_AT_ONCE = 200
_REST = 3
_LONGEST_REST_SECONDS = 0.2


def count_later(uow: UnitOfWork, punch: Punch) -> None:
    """In the unit of work that keeps it: what is there of it is counted, whoever dies meanwhile."""
    uow.insert_values(
        UncountedPunch, owner_user_id=punch.owner_user_id, punch_id=punch.id, company_id=punch.company_id
    )


async def alone_with(uow: UnitOfWork, *owner_user_ids: UUID) -> None:
    """Of two who add facts about one person the second sees those of the first, and days as they are."""
    await uow.lock(*(f"attendance of {each}" for each in owner_user_ids))
    await _count(uow, owner_user_ids)


async def count_person(database: Database, owner: UUID) -> None:
    async with database.reading() as uow:
        is_behind = await CountingRepo(uow).is_behind(owner)
    if is_behind:
        await _count_each(database, [owner])


async def count_company(database: Database, company_id: UUID) -> None:
    """Whose days can't be counted is read as they were: a list is of everybody else, too."""
    async with database.reading() as uow:
        owners = await CountingRepo(uow).behind_in(company_id)
    for owner in owners:
        try:
            await _count_each(database, [owner])
        except Exception as error:
            # A database that is away is so for all of them, and whoever reads is told.
            if is_unreachable(error):
                raise
            _warn_of(owner, error)


async def count_what_waits(database: Database) -> None:
    """Of everybody. Answers come first where both are one process: it rests longer than it worked."""
    async with database.reading() as uow:
        owners = await CountingRepo(uow).behind(_MOST_AT_ONCE)
    for owner in owners:
        began = time.perf_counter()
        try:
            await _count_each(database, [owner])
        except Exception as error:
            # Whose days they are is told when they read; nobody else waits for it.
            _warn_of(owner, error)
        await asyncio.sleep(min(_REST * (time.perf_counter() - began), _LONGEST_REST_SECONDS))


def _warn_of(owner: UUID, error: Exception) -> None:
    log.warning("days of %s are not counted yet", owner, exc_info=None if is_unreachable(error) else error)


async def _count_each(database: Database, owners: Iterable[UUID]) -> None:
    for owner in owners:
        # By the act of whoever pressed, and not of whoever reads first.
        with acting_for(owner):
            async with database.unit_of_work() as uow:
                await alone_with(uow, owner)


async def _count(uow: UnitOfWork, owners: Sequence[UUID]) -> None:
    taken = await CountingRepo(uow).take(owners)
    if not taken:
        return
    instants: defaultdict[tuple[UUID, UUID], list[datetime]] = defaultdict(list)
    for each in taken:
        instants[each.company_id, each.owner_user_id].append(each.at)
    for (company_id, owner), theirs in instants.items():
        with acting_for(owner):
            for first, last in stretches_of(theirs):
                await recompute(uow, company_id, owner, first, last)
