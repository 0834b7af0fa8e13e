"""Notes of the sample that are told to its consumers, and what comes of them."""

import asyncio
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace

import httpx
from chassis.db.statements import col, select
from chassis.db.tables import DeadLetter
from chassis.events.dead_letters import list_dead_letters
from chassis.runtime import Runtime
from chassis.serve import make_consumers, make_relay
from chassis.service import ServiceDefinition
from chassis.testing.people import Person
from sample.tables import Echo


async def echoes(runtime: Runtime) -> Sequence[str]:
    async with runtime.database.reading() as uow:
        return (await uow.execute(select(Echo.text).order_by(col(Echo.text)))).scalars().all()


async def add_note(client: httpx.AsyncClient, person: Person, text: str = "hello") -> None:
    answer = await client.post("/api/Note/CreateNote", json={"text": text}, headers=person.headers)
    assert answer.status_code == 201, answer.text


@asynccontextmanager
async def consuming(service: ServiceDefinition, runtime: Runtime) -> AsyncGenerator[None]:
    """What waits is published, and the consumers run as in production, with their pauses between tries."""
    await runtime.bus.ensure_stream(service.context)
    await make_relay(service, runtime).publish_pending()
    consumers = make_consumers(replace(service, projections=[], company_deletion=None), runtime)
    running = [asyncio.create_task(each.run()) for each in consumers]
    try:
        yield
    finally:
        for each in running:
            each.cancel()
        await asyncio.gather(*running, return_exceptions=True)


async def dead_letters(runtime: Runtime) -> Sequence[DeadLetter]:
    async with runtime.database.reading() as uow:
        return await list_dead_letters(uow)
