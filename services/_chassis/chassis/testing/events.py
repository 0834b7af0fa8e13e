import asyncio
from collections.abc import Sequence
from typing import Any, TypeVar

from google.protobuf.message import Message
from sqlalchemy import select

from chassis.db.tables import OutboxEvent
from chassis.events.subjects import subject_of
from chassis.runtime import Runtime
from chassis.serve import make_consumers, make_relay
from chassis.service import ServiceDefinition

E = TypeVar("E", bound=Message)


async def drain(service: ServiceDefinition, runtime: Runtime) -> None:
    """Run relay and consumers until nothing moves any more: what production reaches within a moment."""
    relay = make_relay(service, runtime)
    await runtime.bus.ensure_stream(service.context)
    while True:
        moved = await relay.publish_pending()
        for consumer in make_consumers(service, runtime):
            moved += await consumer.work_pending()
        if not moved:
            return
        await asyncio.sleep(0)


async def published(runtime: Runtime, kind: type[E]) -> Sequence[E]:
    """The events of a kind that were committed, oldest first, relayed or not."""
    async with runtime.database.reading() as uow:
        rows: Any = await uow.execute(
            select(OutboxEvent.payload)
            .where(OutboxEvent.subject == subject_of(kind))
            .order_by(OutboxEvent.id)
        )
        return [kind.FromString(row.payload) for row in rows]
