import asyncio
from collections.abc import Awaitable, Callable
from itertools import count

import asyncpg
import pytest
from chassis.db import UnitOfWork
from chassis.db.database import Database, is_unreachable
from chassis.db.tables import OutboxEvent
from chassis.runtime import Runtime
from sqlalchemy import select, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnectionFree


class TestCrowdedOut:
    async def test_waiting_too_long_for_a_lock_is_worth_another_try(self, runtime: Runtime) -> None:
        async with runtime.database.unit_of_work() as holder:
            await holder.lock("one thing")
            with pytest.raises(asyncpg.LockNotAvailableError) as refused:
                await _take_impatiently(runtime, "one thing")
        assert is_unreachable(refused.value)

    async def test_so_is_waiting_in_a_circle(self, runtime: Runtime) -> None:
        async def take(first: str, second: str, both_began: asyncio.Barrier) -> None:
            async with runtime.database.unit_of_work() as uow:
                await uow.lock(first)
                await both_began.wait()
                await uow.lock(second)

        barrier = asyncio.Barrier(2)
        outcomes = await asyncio.gather(
            take("left", "right", barrier), take("right", "left", barrier), return_exceptions=True
        )
        [undone] = [each for each in outcomes if each is not None]
        assert is_unreachable(undone)

    async def test_what_the_database_refuses_stays_refused(self, runtime: Runtime) -> None:
        async with runtime.database.reading() as uow:
            with pytest.raises(DBAPIError) as refused:
                await uow.execute(text("select 1 / 0"))
        assert not is_unreachable(refused.value)

    async def test_connections_are_had_in_the_order_in_which_they_were_asked_for(
        self, runtime: Runtime
    ) -> None:
        """The pools alone let whoever comes in the right moment pass all who wait."""
        one = Database.connect("crowd", runtime.settings.model_copy(update={"database_pool_size": 1}))

        async def execute(uow: UnitOfWork) -> None:
            await uow.execute(text("select 1"))

        async def fetch(uow: UnitOfWork) -> None:
            await uow.rows(select(OutboxEvent.id).limit(1))

        try:
            for read in (execute, fetch):
                asked, served = count(), list[int]()

                async def come_again(read: Callable[[UnitOfWork], Awaitable[None]]) -> None:
                    for _ in range(20):
                        number = next(asked)  # noqa: B023
                        async with one.reading() as uow:
                            await read(uow)
                            served.append(number)  # noqa: B023

                await asyncio.gather(*(come_again(read) for _ in range(8)))
                assert served == sorted(served)
        finally:
            await one.close()

    def test_a_pool_without_a_free_connection_is_worth_another_try(self) -> None:
        assert is_unreachable(NoConnectionFree("QueuePool limit reached"))


async def _take_impatiently(runtime: Runtime, name: str) -> None:
    async with runtime.database.unit_of_work() as uow:
        await uow.execute(text("set local lock_timeout = '20ms'"))
        await uow.lock(name)
