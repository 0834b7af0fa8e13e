"""What tests share to be quick is what production makes anew: no test may notice."""

import pytest
from chassis.db.tables import OutboxEvent
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.settings import ServiceSettings, load_settings
from chassis.testing.settings import read_settings
from sqlalchemy import delete, literal, select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import QueuePool


async def asked(runtime: Runtime) -> int:
    async with runtime.database.unit_of_work() as uow:
        return (await uow.execute(select(literal(41) + literal(1)))).scalar_one()


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

    async def test_keep_no_connection(self, service: ServiceDefinition, settings: ServiceSettings) -> None:
        async with service.open(settings) as first:
            await asked(first)
        pools = [each.pool for each in first.database.engines]
        assert [isinstance(each, QueuePool) and each.checkedin() for each in pools] == [0, 0]

    async def test_of_readers_only_read(self, service: ServiceDefinition, settings: ServiceSettings) -> None:
        for _ in range(2):
            async with service.open(settings) as runtime, runtime.database.reading() as reading:
                with pytest.raises(DBAPIError, match="read-only"):
                    await reading.execute(delete(OutboxEvent))


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
