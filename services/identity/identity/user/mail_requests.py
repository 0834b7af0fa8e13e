"""Mails that anyone may cause to any address: few, and without telling whether they were sent."""

import asyncio
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from chassis.runtime import Runtime

from identity.user.throttle import TooManyTries, count_attempt, mail_limits

# Longer than the work takes on any path, so that the time of an answer says nothing.
_EVEN_SECONDS = 0.15


async def may_mail(runtime: Runtime, email: str) -> bool:
    try:
        async with runtime.database.unit_of_work() as counting:
            await count_attempt(counting, mail_limits(email))
    except TooManyTries:
        return False
    return True


@asynccontextmanager
async def even_time() -> AsyncGenerator[None]:
    """What is done within takes the same time for known and for unknown addresses. Commit inside."""
    started = time.monotonic()
    yield
    await asyncio.sleep(max(0.0, _EVEN_SECONDS - (time.monotonic() - started)))
