import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import timedelta
from typing import Any

from temporalio.client import Client
from temporalio.contrib.opentelemetry import TracingInterceptor
from temporalio.contrib.pydantic import pydantic_data_converter
from temporalio.worker import Worker

from chassis.settings import ServiceSettings

log = logging.getLogger(__name__)

_FINISH = timedelta(seconds=8)


async def connect_temporal(settings: ServiceSettings, *, lazy: bool = False) -> Client:
    """A client whose calls, and the workers made from it, carry the trace of the click that caused them.

    A lazy one connects with its first call, so that a service starts while Temporal is away.
    """
    return await Client.connect(
        settings.temporal_address,
        data_converter=pydantic_data_converter,
        interceptors=[TracingInterceptor()],
        lazy=lazy,
    )


@dataclass
class ActivityWorker:
    """Takes workflows and activities from one task queue. A crash (Temporal away at the start, a lost
    connection) ends `run`, and the caller starts it again."""

    settings: ServiceSettings
    task_queue: str
    workflows: Sequence[type] = ()
    activities: Sequence[Callable[..., Any]] = ()
    most_at_once: int = 20
    """Activities of this process at the same moment."""
    prepare: Callable[[Client], Any] | None = None
    """Awaited with the connected client before the first task is taken."""
    _stopping: asyncio.Event = field(default_factory=asyncio.Event)

    async def run(self) -> None:
        client = await connect_temporal(self.settings)
        if self.prepare is not None:
            await self.prepare(client)
        worker = Worker(
            client,
            task_queue=self.task_queue,
            workflows=self.workflows,
            activities=self.activities,
            max_concurrent_activities=self.most_at_once,
            graceful_shutdown_timeout=_FINISH,
        )
        async with worker:
            log.info("working off %s", self.task_queue)
            await self._stopping.wait()

    def stop(self) -> None:
        self._stopping.set()
