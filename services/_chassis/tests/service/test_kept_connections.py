"""What tests share to be quick is what production makes anew: no test may notice."""

import asyncio

import pytest
from chassis.db.tables import OutboxEvent
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.settings import ServiceSettings, load_settings
from chassis.testing.connections import nothing_outlives
from chassis.testing.settings import read_settings
from sqlalchemy import delete, func, literal, select
from sqlalchemy.exc import DBAPIError


async def asked(runtime: Runtime) -> int:
    async with runtime.database.unit_of_work() as uow:
        return (await uow.execute(select(literal(41) + literal(1)))).scalar_one()


_WHO = select(func.pg_backend_pid())


async def backends(runtime: Runtime) -> list[int]:
    """Who answers where it writes, reads, and asks for rows alone."""
    async with runtime.database.unit_of_work() as uow, runtime.database.reading() as reading:
        who = [(await each.execute(_WHO)).scalar_one() for each in (uow, reading)]
        return [*who, (await reading.rows(_WHO))[0][0]]


def engine_ids(runtime: Runtime) -> set[int]:
    return {id(each.sync_engine) for each in runtime.database.engines}


class TestEngines:
    async def test_know_in_the_next_test_what_they_knew(
        self, service: ServiceDefinition, settings: ServiceSettings
    ) -> None:
        async with service.open(settings) as first:
            assert await asked(first) == 42
            used = engine_ids(first)
        async with service.open(settings) as second:
            assert engine_ids(second) == used
            assert await asked(second) == 42

    async def test_of_processes_that_run_at_once_are_each_ones_own(
        self, service: ServiceDefinition, runtime: Runtime, settings: ServiceSettings
    ) -> None:
        async with service.open(settings) as another:
            assert not engine_ids(runtime) & engine_ids(another)
            assert await asked(another) == 42
        assert await asked(runtime) == 42

    async def test_are_connected_in_the_next_test_as_they_were(
        self, service: ServiceDefinition, settings: ServiceSettings
    ) -> None:
        async with service.open(settings) as first:
            seen = await backends(first)
        async with service.open(settings) as second:
            assert await backends(second) == seen

    async def test_that_are_closed_while_they_are_busy_are_connected_anew(
        self, service: ServiceDefinition, settings: ServiceSettings
    ) -> None:
        async with service.open(settings) as first:
            busy = first.database.open()
            driver = await busy.driver()
            pid = driver.get_server_pid()
        async with service.open(settings) as second:
            assert pid not in await backends(second)
        await busy.close()
        driver.terminate()

    async def test_of_readers_only_read(self, service: ServiceDefinition, settings: ServiceSettings) -> None:
        for _ in range(2):
            async with service.open(settings) as runtime, runtime.database.reading() as reading:
                with pytest.raises(DBAPIError, match="read-only"):
                    await reading.execute(delete(OutboxEvent))


def test_tasks_that_a_test_leaves_end_with_it() -> None:
    async def wait() -> None:
        await asyncio.sleep(3600)

    loop = asyncio.new_event_loop()
    before = loop.create_task(wait())
    with nothing_outlives(loop):
        left = loop.create_task(wait())
    assert (before.done(), left.cancelled()) == (False, True)
    with nothing_outlives(loop):
        pass
    before.cancel()
    with pytest.raises(asyncio.CancelledError):
        loop.run_until_complete(before)
    loop.close()


class TestSettings:
    def test_are_those_of_the_environment(self, settings: ServiceSettings) -> None:
        assert read_settings(type(settings)) == load_settings(type(settings)) == settings

    def test_follow_it(self, settings: ServiceSettings, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("SAMPLE_BUS_PREFIX", "elsewhere.")
        monkeypatch.setenv("SAMPLE_GRPC_PORT", "4711")
        read = read_settings(type(settings))
        assert (read.bus_prefix, read.grpc_port) == ("elsewhere.", 4711)
        assert read == load_settings(type(settings))

    def test_miss_what_it_lacks(self, settings: ServiceSettings, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.delenv("SAMPLE_NATS_URL")
        with pytest.raises(SystemExit):
            read_settings(type(settings))
