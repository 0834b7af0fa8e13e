"""Notes and the read model of them, for the tests of both."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from uuid import UUID, uuid4

from chassis.db.statements import select
from chassis.runtime import Runtime
from chassis.serve import make_consumers, make_relay
from chassis.service import ServiceDefinition
from nats.js.errors import NotFoundError
from sample import notes
from sample.tables import Note, NoteSeen
from sqlalchemy import delete

COMPANY = uuid4()


async def owned(runtime: Runtime) -> dict[UUID, str]:
    async with runtime.database.reading() as uow:
        return {row.id: row.text for row in await uow.execute(select(Note.id, Note.text))}


async def seen(runtime: Runtime) -> dict[UUID, str]:
    async with runtime.database.reading() as uow:
        return {row.note_id: row.text for row in await uow.execute(select(NoteSeen.note_id, NoteSeen.text))}


async def lose_read_model(runtime: Runtime) -> None:
    async with runtime.database.unit_of_work() as uow:
        await uow.execute(delete(NoteSeen))


async def add(runtime: Runtime, words: str) -> UUID:
    async with runtime.database.unit_of_work() as uow:
        return notes.add_note(uow, COMPANY, words).id


async def append(runtime: Runtime, note_id: UUID, words: str) -> None:
    async with runtime.database.unit_of_work() as uow:
        await notes.append(uow, note_id, words)


async def remove(runtime: Runtime, note_id: UUID) -> None:
    async with runtime.database.unit_of_work() as uow:
        await notes.delete_note(uow, note_id)


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
async def working(service: ServiceDefinition, runtime: Runtime) -> AsyncGenerator[None]:
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
            assert ended is None or isinstance(ended, asyncio.CancelledError), ended
