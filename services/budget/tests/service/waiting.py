"""Units of work that wait for one another."""

import asyncio

from chassis.runtime import Runtime
from sqlalchemy import text

_WAITING = text("select count(*) from pg_locks where not granted")


async def until_somebody_waits(runtime: Runtime) -> None:
    async with asyncio.timeout(20):
        while True:
            async with runtime.database.reading() as uow:
                if (await uow.execute(_WAITING)).scalar_one() > 0:
                    return
            await asyncio.sleep(0.01)
