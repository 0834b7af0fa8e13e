import asyncio

import pytest
from chassis.db.database import is_unreachable
from chassis.runtime import Runtime
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnectionFree


class TestCrowdedOut:
    async def test_waiting_too_long_for_a_lock_is_worth_another_try(self, runtime: Runtime) -> None:
        async with runtime.database.unit_of_work() as holder:
            await holder.lock("one thing")
            async with runtime.database.unit_of_work() as waiting:
                await waiting.execute(text("set local lock_timeout = '20ms'"))
                with pytest.raises(DBAPIError) as refused:
                    await waiting.lock("one thing")
                await waiting.session.rollback()
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

    def test_a_pool_without_a_free_connection_is_worth_another_try(self) -> None:
        assert is_unreachable(NoConnectionFree("QueuePool limit reached"))
