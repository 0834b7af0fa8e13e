"""Everything that was said has had its effect: nothing waits, nothing was given up."""

import asyncio
import time

import asyncpg
import nats
from devstack.layout import services
from devstack.testing import Stack
from nats.js.errors import NotFoundError

# A consumer killed in the middle keeps what it had taken until its time for it is over, 30 seconds.
_PATIENCE = 90.0


async def all_events_took_effect(stack: Stack) -> None:
    """Of every service: no event is unpublished, none waits at a consumer, none is a dead letter."""
    deadline = time.monotonic() + _PATIENCE
    while waiting := [*await _unpublished(stack), *await _untaken(stack)]:
        assert time.monotonic() < deadline, f"still waiting: {waiting}"
        await asyncio.sleep(0.2)
    for service in services():
        letters = await _rows(stack, service.context, "select consumer, error from dead_letter")
        assert letters == [], f"{service.context} gave up on events"


async def _unpublished(stack: Stack) -> list[str]:
    found: list[str] = []
    for service in services():
        query = "select subject, count(*) from outbox_event where published_at is null group by subject"
        found += [f"{count} x {subject}" for subject, count in await _rows(stack, service.context, query)]
    return found


async def _untaken(stack: Stack) -> list[str]:
    client = await nats.connect(stack.url("nats"))
    try:
        stream = client.jetstream()
        found: list[str] = []
        for service in services():
            try:
                consumers = await stream.consumers_info(service.context)
            except NotFoundError:
                continue  # it publishes nothing
            found += [
                f"{each.num_pending} + {each.num_ack_pending} at {each.name}"
                for each in consumers
                # Those of tests, which only read, have no name of their own that lasts.
                if each.config.durable_name and (each.num_pending or each.num_ack_pending)
            ]
        return found
    finally:
        await client.close()


async def _rows(stack: Stack, context: str, query: str) -> list[tuple[str, str]]:
    connection = await asyncpg.connect(stack.database_url(context))
    try:
        return [tuple(row) for row in await connection.fetch(query)]
    finally:
        await connection.close()
