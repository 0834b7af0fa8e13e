"""Workers of Temporal beside a test, as `work` and `serve --all` run them."""

import asyncio
from collections.abc import AsyncGenerator, Iterable
from contextlib import asynccontextmanager, suppress

from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.temporal import ActivityWorker

# A worker lets what it began come to its end; an activity that hangs for a test's sake is left behind.
_FINISH_SECONDS = 15


@asynccontextmanager
async def working(service: ServiceDefinition, runtime: Runtime) -> AsyncGenerator[None]:
    async with running(service.activity_workers(runtime)):
        yield


@asynccontextmanager
async def running(workers: Iterable[ActivityWorker]) -> AsyncGenerator[None]:
    """One that breaks fails its test, by the error it broke with."""
    parts = [(each, asyncio.create_task(each.run())) for each in workers]
    try:
        yield
    finally:
        for worker, _ in parts:
            worker.stop()
        for _, task in parts:
            with suppress(TimeoutError):
                await asyncio.wait_for(task, _FINISH_SECONDS)
