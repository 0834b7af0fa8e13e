"""What a relay keeps up beside its events."""

import asyncio
from collections.abc import AsyncGenerator, Mapping
from contextlib import asynccontextmanager
from datetime import timedelta
from uuid import uuid4

from chassis.clock import now
from chassis.db.statements import locked
from chassis.db.tables import InboxClaim
from chassis.metrics import OUTBOX_PENDING
from chassis.runtime import Runtime
from chassis.upkeep import Chore, Upkeep
from sample.events import NoteAdded
from sqlalchemy import insert, select

_YESTERDAY, _LONG_AGO = timedelta(days=1), timedelta(days=100)


@asynccontextmanager
async def kept_up(runtime: Runtime, chores: Mapping[str, Chore] | None = None) -> AsyncGenerator[None]:
    going_on = asyncio.create_task(Upkeep(runtime.database, chores or {}).run())
    try:
        yield
    finally:
        going_on.cancel()


async def claim(runtime: Runtime, *ages: timedelta) -> None:
    async with runtime.database.unit_of_work() as uow:
        for age in ages:
            row = {"consumer": "sample.echo", "event_id": uuid4(), "claimed_at": now() - age}
            await uow.execute(insert(InboxClaim).values(row))


async def claims(runtime: Runtime) -> int:
    async with runtime.database.reading() as uow:
        return len((await uow.execute(select(InboxClaim.event_id))).all())


async def test_what_is_old_goes_and_what_is_held_waits_for_the_next_hour(runtime: Runtime) -> None:
    await claim(runtime, _YESTERDAY, _LONG_AGO, _LONG_AGO, _LONG_AGO)
    async with runtime.database.unit_of_work() as uow:
        oldest = locked(select(InboxClaim.event_id).order_by(InboxClaim.claimed_at).limit(1))
        await uow.execute(oldest)
        async with asyncio.timeout(10), kept_up(runtime):
            while await claims(runtime) > 2:
                await asyncio.sleep(0.01)
        assert await claims(runtime) == 2
    async with asyncio.timeout(10), kept_up(runtime):
        while await claims(runtime) > 1:
            await asyncio.sleep(0.01)


async def test_one_that_fails_keeps_no_other_from_its_turn(runtime: Runtime) -> None:
    done = asyncio.Event()

    async def fail() -> None:
        raise RuntimeError("as planned")

    async def do() -> None:
        done.set()

    async with asyncio.timeout(10), kept_up(runtime, {"failing": fail, "doing": do}):
        await done.wait()


async def test_what_waits_is_counted(runtime: Runtime) -> None:
    OUTBOX_PENDING.set(0)
    async with runtime.database.unit_of_work() as uow:
        for _ in range(3):
            uow.outbox.add(NoteAdded(note_id=str(uuid4()), company_id=str(uuid4())))
    async with asyncio.timeout(10), kept_up(runtime):
        while OUTBOX_PENDING._value.get() != 3:  # pyright: ignore[reportPrivateUsage]
            await asyncio.sleep(0.01)


async def test_what_an_answer_need_not_wait_for_is_done_each_second_though_once_it_failed(
    runtime: Runtime,
) -> None:
    done = 0

    async def follow_up() -> None:
        nonlocal done
        done += 1
        if done == 1:
            raise RuntimeError("as planned")

    going_on = asyncio.create_task(Upkeep(runtime.database, {}, {"following up": follow_up}).run())
    try:
        async with asyncio.timeout(10):
            while done < 3:
                await asyncio.sleep(0.05)
    finally:
        going_on.cancel()
