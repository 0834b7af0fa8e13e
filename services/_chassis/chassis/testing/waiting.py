"""Units of work that wait for one another."""

import asyncio

from sqlalchemy import text

from chassis.runtime import Runtime

_WAITING = text(
    "select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
)


async def until_somebody_waits(runtime: Runtime, *, many: int = 1) -> None:
    """For a row or a lock that another unit of work holds."""
    async with asyncio.timeout(20):
        while True:
            async with runtime.database.reading() as uow:
                if (await uow.execute(_WAITING)).scalar_one() >= many:
                    return
            await asyncio.sleep(0.01)
