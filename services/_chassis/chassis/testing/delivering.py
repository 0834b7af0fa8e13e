"""Relay and consumers beside a test, while it goes on."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from nats.js.errors import NotFoundError

from chassis.runtime import Runtime
from chassis.serve import make_consumers, make_relay
from chassis.service import ServiceDefinition


async def all_worked_off(
    service: ServiceDefinition, runtime: Runtime, last: dict[str, int] | None = None
) -> None:
    """Up to the last of each subject; that it is there NATS tells its consumers a moment later."""
    stream, expected = runtime.bus.stream(service.context), last or {}
    async with asyncio.timeout(60):
        for feed in service.all_subscriptions:
            while True:
                try:
                    info = await runtime.bus.jetstream.consumer_info(stream, feed.durable)
                except NotFoundError:  # not made yet
                    continue
                assert info.delivered is not None
                is_there = info.delivered.stream_seq >= expected.get(feed.subject, 0)
                if is_there and not info.num_ack_pending and not info.num_pending:
                    break
                await asyncio.sleep(0.02)


@asynccontextmanager
async def delivering(service: ServiceDefinition, runtime: Runtime) -> AsyncGenerator[None]:
    """Relay and consumers as in production."""
    await runtime.bus.ensure_stream(service.context)
    workers = [make_relay(service, runtime), *make_consumers(service, runtime)]
    running = [asyncio.create_task(worker.run()) for worker in workers]
    try:
        yield
    finally:
        for worker in workers:
            worker.stop()
        for task in running:
            task.cancel()
        for ended in await asyncio.gather(*running, return_exceptions=True):
            assert ended is None or isinstance(ended, asyncio.CancelledError), repr(ended)
