"""HTTP, calls and workers stop at the same moment: none waits for another before it begins to."""

import asyncio
import gc
import os
import signal
from collections.abc import AsyncGenerator
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any

import httpx
import pytest
from chassis.http import MemberDep, edge_router
from chassis.runtime import Runtime
from chassis.serve import serve
from chassis.service import ServiceDefinition
from chassis.testing.addresses import free_address
from chassis.testing.people import Person


@dataclass
class Worker:
    """Runs until it is told to stop, and tells a request that waits for that."""

    told: asyncio.Event = field(default_factory=asyncio.Event)
    asked: asyncio.Event = field(default_factory=asyncio.Event)

    async def run(self) -> None:
        await self.told.wait()

    def stop(self) -> None:
        self.told.set()


@pytest.fixture
def worker() -> Worker:
    return Worker()


@pytest.fixture
async def process(
    service: ServiceDefinition, runtime: Runtime, worker: Worker
) -> AsyncGenerator[asyncio.Task[None]]:
    """As `serve` runs it; a signal to the process stops it."""
    router = edge_router("Slow")

    @router.get("/WaitForTheWorker")
    async def wait_for_the_worker(_: MemberDep) -> str:
        worker.asked.set()
        await worker.told.wait()
        return "told"

    def its_workers(_: Runtime) -> Any:
        return [worker]

    slow = replace(service, routers=[*service.routers, router], activity_workers=its_workers)
    runtime.settings = runtime.settings.model_copy(
        update={"http_port": int(free_address().rsplit(":", 1)[1])}
    )
    thresholds = gc.get_threshold()
    yield asyncio.create_task(serve(slow, runtime, workers=True))
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().remove_signal_handler(number)
    gc.unfreeze()
    gc.set_threshold(*thresholds)


async def test_a_worker_hears_of_the_stop_while_a_request_is_still_open(
    process: asyncio.Task[None], runtime: Runtime, worker: Worker, member: Person
) -> None:
    url = f"http://127.0.0.1:{runtime.settings.http_port}"
    async with httpx.AsyncClient(base_url=url, timeout=60, headers=member.headers) as browser:
        while True:
            with suppress(httpx.TransportError):
                await browser.get("/healthz/live")
                break
            await asyncio.sleep(0.05)
        asking = asyncio.create_task(browser.get("/api/Slow/WaitForTheWorker"))
        await worker.asked.wait()
        os.kill(os.getpid(), signal.SIGTERM)
        answer = await asking
        assert (answer.status_code, answer.json()) == (200, "told")
    await process
