import asyncio
import logging
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from datetime import timedelta
from typing import Any

from temporalio import activity
from temporalio.client import Client, RPCTimeoutOrCancelledError
from temporalio.contrib.opentelemetry import TracingInterceptor
from temporalio.contrib.pydantic import pydantic_data_converter
from temporalio.service import RetryConfig, RPCError, RPCStatusCode
from temporalio.worker import Worker

from chassis.errors import AWAY, Unavailable
from chassis.settings import TemporalSettings
from chassis.texts import Text

log = logging.getLogger(__name__)

_FINISH = timedelta(seconds=8)
_RETRY_SECONDS = 1.0
# Workflows a worker remembers: each takes 0.2 MB, and of ten thousand that wait none need be. One that it
# does not remember is read anew, by its history.
_MOST_REMEMBERED = 100
# So long a workflow waits for the worker that remembers it, which may have died, before another takes over.
_TAKEN_OVER_AFTER = timedelta(seconds=2)
# Workers poll by these calls too: where Temporal comes back, nobody waits five more seconds to see it.
_ASKED_AGAIN = RetryConfig(max_interval_millis=1_000, max_retries=15)
# A broken connection is of an unknown status, or of one of these.
_IS_AWAY = frozenset(
    {
        RPCStatusCode.UNAVAILABLE,
        RPCStatusCode.DEADLINE_EXCEEDED,
        RPCStatusCode.CANCELLED,
        RPCStatusCode.RESOURCE_EXHAUSTED,
        RPCStatusCode.ABORTED,
        RPCStatusCode.UNKNOWN,
    }
)


async def connect_temporal(settings: TemporalSettings) -> Client:
    """A client whose calls, and the workers made from it, carry the trace of the click that caused them."""
    return await Client.connect(
        settings.temporal_address,
        namespace=settings.temporal_namespace,
        data_converter=pydantic_data_converter,
        interceptors=[TracingInterceptor()],
        retry_config=_ASKED_AGAIN,
    )


@asynccontextmanager
async def heard_of(*details: Any, every: float) -> AsyncGenerator[None]:
    """Around an activity's work: Temporal hears of this worker, and takes the work away from a silent one."""

    async def beat() -> None:
        while True:
            await asyncio.sleep(every)
            activity.heartbeat(*details)

    beating = asyncio.create_task(beat())
    try:
        yield
    finally:
        beating.cancel()


class TemporalClient:
    """What a service asks Temporal with. Temporal may be away: the service starts and runs on, and says so.

    async with temporal.calling(seconds=3) as client:
        await client.start_workflow(…)
    """

    def __init__(self, settings: TemporalSettings, away: Text = AWAY) -> None:
        self._settings = settings
        self._away = away
        self._client: Client | None = None
        self._connecting = asyncio.Lock()

    @asynccontextmanager
    async def calling(self, *, seconds: float) -> AsyncGenerator[Client]:
        """Connected by the first call, not at the start; from then on it finds Temporal again by itself. What
        Temporal refuses for good is its own `RPCError`."""
        try:
            async with asyncio.timeout(seconds):
                yield await self._connected()
        except RPCError as error:
            if error.status not in _IS_AWAY:
                raise  # the same call later gets the same answer
            log.warning("Temporal: %s (%s)", error.message, error.status.name)
            raise Unavailable(self._away) from error
        except (RPCTimeoutOrCancelledError, TimeoutError) as error:
            raise Unavailable(self._away) from error

    async def _connected(self) -> Client:
        async with self._connecting:
            if self._client is None:
                try:
                    self._client = await connect_temporal(self._settings)
                except RuntimeError as error:  # what the library raises where nobody listens
                    raise Unavailable(self._away) from error
            return self._client


@dataclass
class ActivityWorker:
    """Takes workflows and activities from one task queue. Waits while Temporal is away; a crash ends
    `run`, and the caller starts it again."""

    settings: TemporalSettings
    task_queue: str
    workflows: Sequence[type] = ()
    activities: Sequence[Callable[..., Any]] = ()
    most_at_once: int = 20
    """Activities of this process at the same moment."""
    takes_turns: bool = False
    """Activities go by the order of the queue, priority and fairness included, always: none is handed back by
    Temporal right with the answer to what asked for it, which is quicker but past those who wait."""
    prepare: Callable[[Client], Any] | None = None
    """Awaited with the connected client before the first task is taken."""
    _stopping: asyncio.Event = field(default_factory=asyncio.Event)

    async def run(self) -> None:
        client = await self._connect()
        if client is None:
            return
        if self.prepare is not None:
            await self.prepare(client)
        worker = Worker(
            client,
            task_queue=self.task_queue,
            workflows=self.workflows,
            activities=self.activities,
            max_concurrent_activities=self.most_at_once,
            max_cached_workflows=_MOST_REMEMBERED,
            disable_eager_activity_execution=self.takes_turns,
            graceful_shutdown_timeout=_FINISH,
            sticky_queue_schedule_to_start_timeout=_TAKEN_OVER_AFTER,
        )
        async with worker:
            log.info("working off %s", self.task_queue)
            await self._stopping.wait()

    async def _connect(self) -> Client | None:
        """None: it was stopped while Temporal was away."""
        while not self._stopping.is_set():
            try:
                return await connect_temporal(self.settings)
            except RuntimeError as error:  # what the library raises where nobody listens
                log.info("%s waits for Temporal (%s)", self.task_queue, error)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._stopping.wait(), _RETRY_SECONDS)
        return None

    def stop(self) -> None:
        self._stopping.set()
