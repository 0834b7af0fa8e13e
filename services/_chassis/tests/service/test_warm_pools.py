"""A process that serves has all its connections before anybody asks."""

import asyncio
import gc
import signal
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress
from uuid import uuid4

import httpx
import pytest
from chassis.db.database import Database
from chassis.db.shares import SERVING
from chassis.runtime import Runtime
from chassis.serve import serve
from chassis.service import ServiceDefinition
from chassis.testing.addresses import free_address
from sqlalchemy import text

_OPEN = text(
    "select pid from pg_stat_activity where datname = current_database() and application_name = :name"
)


async def opened_by(runtime: Runtime, name: str) -> set[int]:
    async with runtime.database.reading() as uow:
        return {row.pid for row in await uow.execute(_OPEN, {"name": name})}


@pytest.fixture
async def own(runtime: Runtime) -> AsyncGenerator[tuple[Database, str]]:
    name = f"warm-{uuid4().hex[:8]}"
    database = Database.connect(name, runtime.settings)
    yield database, name
    await database.close()


class TestAWarmDatabase:
    async def test_has_all_its_connections_and_a_burst_makes_none(
        self, runtime: Runtime, own: tuple[Database, str]
    ) -> None:
        database, name = own
        assert await opened_by(runtime, name) == set()
        await database.warm()
        warm = await opened_by(runtime, name)
        assert len(warm) == SERVING.total

        async def ask() -> None:
            async with database.unit_of_work() as writing, database.reading() as reading:
                await writing.execute(text("select 1"))
                await reading.execute(text("select 1"))

        await asyncio.gather(*(ask() for _ in range(50)))
        assert await opened_by(runtime, name) == warm

    async def test_keeps_none_that_somebody_waits_for(self, own: tuple[Database, str]) -> None:
        database, _ = own
        await database.warm()
        async with asyncio.timeout(5):
            units = [database.open() for _ in range(SERVING.transactions)]
            for unit in units:
                await unit.execute(text("select 1"))
        for unit in units:
            await unit.close()


class TestAProcessThatServes:
    async def test_is_warm_when_it_answers(self, serving: Runtime) -> None:
        assert len(await opened_by(serving, serving.context)) == SERVING.total

    async def test_answers_without_the_database(
        self, service: ServiceDefinition, runtime: Runtime, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        async def away(_: Database) -> None:
            raise ConnectionRefusedError

        monkeypatch.setattr(Database, "warm", away)
        async with _serving(service, runtime):
            pass


@pytest.fixture
async def serving(service: ServiceDefinition, runtime: Runtime) -> AsyncGenerator[Runtime]:
    async with _serving(service, runtime):
        yield runtime


@asynccontextmanager
async def _serving(service: ServiceDefinition, runtime: Runtime) -> AsyncGenerator[None]:
    port = int(free_address().rsplit(":", 1)[1])
    runtime.settings = runtime.settings.model_copy(update={"http_port": port})
    thresholds = gc.get_threshold()
    process = asyncio.create_task(serve(service, runtime, workers=False))
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=30) as browser:
        async with asyncio.timeout(30):
            while not await _answers(browser):
                await asyncio.sleep(0.05)
        yield
    runtime.stopping.begin()
    await process
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().remove_signal_handler(number)
    gc.unfreeze()
    gc.set_threshold(*thresholds)


async def _answers(browser: httpx.AsyncClient) -> bool:
    with suppress(httpx.TransportError):
        return (await browser.get("/healthz/live")).is_success
    return False
