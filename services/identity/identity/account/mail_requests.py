"""Mails that anyone may cause to any address: few, and without telling whether they were sent."""

import asyncio
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from enum import StrEnum

from chassis.db import Database

from identity.user.throttle import TooManyTries, count_attempt, mail_limits

# Longer than the work takes on any path, so that the time of an answer says nothing.
_EVEN_SECONDS = 0.15


class MailKind(StrEnum):
    """Each has a budget of its own: a flood of one must not keep the other back."""

    REGISTRATION = "registration"
    RESET = "reset"
    LOCK_OUT = "lock_out"


async def may_mail(database: Database, email: str, kind: MailKind) -> bool:
    try:
        async with database.unit_of_work() as counting:
            await count_attempt(counting, mail_limits(email, kind))
    except TooManyTries:
        return False
    return True


@asynccontextmanager
async def even_time() -> AsyncGenerator[None]:
    """What is done within takes the same time for known and for unknown addresses. Commit inside."""
    started = time.monotonic()
    yield
    await asyncio.sleep(max(0.0, _EVEN_SECONDS - (time.monotonic() - started)))
