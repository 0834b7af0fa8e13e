"""Runs a service's long-lived parts in one loop, and ends them so that what was begun is finished."""

import asyncio
import contextlib
import gc
import logging
import signal
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Protocol

import grpc
import uvicorn
from fastapi import FastAPI

from chassis.db.database import is_unreachable
from chassis.events.batches import FeedConsumer, TogetherConsumer
from chassis.events.consumer import Consumer
from chassis.events.relay import Relay
from chassis.events.room import Room
from chassis.http.one_write import OneWriteProtocol
from chassis.http.probes import probes_app
from chassis.rpc.server import start_rpc_server
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.stopping import Stopping
from chassis.upkeep import Upkeep

log = logging.getLogger(__name__)

_RESTART_SECONDS = 1.0
COLLECTED_AFTER = (10_000, 10, 10)
"""So many objects more; so many collections of the youngest; of the next older."""


class Worker(Protocol):
    async def run(self) -> None: ...
    def stop(self) -> None: ...


class _Uvicorn(uvicorn.Server):
    """Leaves signals to us: HTTP is one of several parts that stop together."""

    @contextlib.contextmanager
    def capture_signals(self):  # pyright: ignore[reportUnknownParameterType, reportMissingParameterType]
        yield


async def serve(definition: ServiceDefinition, runtime: Runtime, *, workers: bool) -> None:
    app = definition.app(runtime)
    working = _workers(definition, runtime) if workers else []
    await _warm(runtime)
    async with _rpc_server(definition, runtime), _running(runtime.stopping, working):
        await _answer_until_stopped(app, runtime)
    log.info("stopped")


async def _warm(runtime: Runtime) -> None:
    """Before anybody asks. Without the database it answers all the same, and says so."""
    try:
        await runtime.database.warm()
    except Exception as error:
        if not is_unreachable(error):
            raise
        log.warning("no connections yet: the database is away (%s)", error)


def spare_what_stays() -> None:
    """What was made by now (modules, routes, compiled schemas) lives as long as the process: the collector
    need not walk through it again and again, which stopped every request for a tenth of a second.

    What grew old before it was let go of, such as a workflow that is put away, goes with the walk after a
    million new objects. With the one after ten million a worker held two gigabytes of them."""
    gc.unfreeze()  # what was loaded left some garbage, too
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTED_AFTER)


async def work(runtime: Runtime, workers: list[Worker]) -> None:
    """Only relay or consumers, for deployments that scale them apart from HTTP; probes and metrics answer."""
    async with _running(runtime.stopping, workers):
        await _answer_until_stopped(probes_app(runtime), runtime)


async def _answer_until_stopped(app: FastAPI, runtime: Runtime) -> None:
    settings = runtime.settings
    http = _Uvicorn(
        uvicorn.Config(
            app,
            http=OneWriteProtocol,
            host=settings.http_host,
            port=settings.http_port,
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=False,  # whose request it is `access.addresses` says, by the proxies that we trust
            lifespan="off",
            timeout_graceful_shutdown=int(runtime.stopping.work_seconds),
            timeout_keep_alive=75,  # longer than the gateway keeps its connections, so it closes first
        )
    )
    spare_what_stays()
    _begin_at_a_signal(runtime.stopping)
    serving = asyncio.create_task(http.serve())
    waiting = asyncio.create_task(runtime.stopping.begun())
    await asyncio.wait({serving, waiting}, return_when=asyncio.FIRST_COMPLETED)
    runtime.stopping.begin()
    app.state.stopping = True
    http.should_exit = True
    waiting.cancel()
    await serving


def _workers(definition: ServiceDefinition, runtime: Runtime) -> list[Worker]:
    return [
        make_relay(definition, runtime),
        *make_consumers(definition, runtime),
        *definition.activity_workers(runtime),
    ]


def make_relay(definition: ServiceDefinition, runtime: Runtime) -> Relay:
    upkeep = Upkeep(runtime.database, definition.chores(runtime), definition.chores_of_a_second(runtime))
    return Relay(definition.context, runtime.database, runtime.bus, upkeep)


def make_consumers(definition: ServiceDefinition, runtime: Runtime) -> list[Consumer]:
    room = Room(runtime.database.shares.for_handlers)
    return [
        *(
            TogetherConsumer(each, runtime, room) if each.together else Consumer(each, runtime, room)
            for each in definition.plain_subscriptions
        ),
        *(
            FeedConsumer(feed, runtime, room)
            for each in definition.projections
            for feed in each.subscriptions
        ),
    ]


def _begin_at_a_signal(stopping: Stopping) -> None:
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stopping.begin)


@asynccontextmanager
async def _rpc_server(
    definition: ServiceDefinition, runtime: Runtime
) -> AsyncGenerator[grpc.aio.Server | None]:
    services = definition.rpc_services(runtime)
    if not services:
        yield None
        return
    server = await start_rpc_server(services, runtime.settings, runtime.credentials)
    stopping = runtime.stopping

    async def stop_in_time() -> None:
        await stopping.begun()
        await server.stop(grace=stopping.left_for_work())

    stopped = asyncio.create_task(stop_in_time())
    try:
        yield server
    finally:
        stopping.begin()
        await stopped


@asynccontextmanager
async def _running(stopping: Stopping, workers: list[Worker]) -> AsyncGenerator[None]:
    tasks = [asyncio.create_task(_keep_running(worker.run)) for worker in workers]

    async def stop_all() -> None:
        await stopping.begun()
        for worker in workers:
            worker.stop()

    stopped = asyncio.create_task(stop_all())
    try:
        yield
    finally:
        stopping.begin()
        await stopped
        # Each finishes the batch it holds; whoever hangs is cut off: its work is redelivered.
        if tasks:
            _, hanging = await asyncio.wait(tasks, timeout=stopping.left_for_work())
            for task in hanging:
                task.cancel()


async def _keep_running(run: Callable[[], Awaitable[None]]) -> None:
    """A worker that crashes is started again: one bad moment must not stop events until a restart."""
    while True:
        try:
            await run()
        except Exception:
            log.exception("a worker crashed; starting it again")
            await asyncio.sleep(_RESTART_SECONDS)
        else:
            return
