import asyncio
from collections.abc import Sequence
from typing import Any, TypeVar
from uuid import UUID

from google.protobuf.message import Message
from sqlalchemy import select

from chassis.clock import now
from chassis.db.tables import OutboxEvent
from chassis.event_contract import about, stream_of, subject_of
from chassis.events.context import EventContext, context_of
from chassis.events.republish import FIRST
from chassis.ids import new_id
from chassis.runtime import Runtime
from chassis.serve import make_consumers, make_relay
from chassis.service import ServiceDefinition
from chassis.testing.contracts import events_in_contracts

E = TypeVar("E", bound=Message)


async def housekeep(service: ServiceDefinition, runtime: Runtime) -> None:
    """What the context's own chores do once an hour."""
    for chore in service.housekeeping.values():
        await chore(runtime)


async def drain(service: ServiceDefinition, runtime: Runtime) -> None:
    """Run relay and consumers until nothing moves any more: what production reaches within a moment."""
    relay = make_relay(service, runtime)
    for stream in {service.context, *(stream_of(each.subject) for each in service.all_subscriptions)}:
        await runtime.bus.ensure_stream(stream)
    while True:
        for chore in service.chores_of_a_second(runtime).values():
            await chore()
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


def as_heard(event: Message) -> EventContext:
    """What a handler is given beside an event that was published a moment ago."""
    return context_of(event, new_id(), {}, now)


async def delete_company(service: ServiceDefinition, runtime: Runtime, company_id: UUID) -> None:
    """As the service hears that it is gone."""
    assert service.company_deletion is not None
    subscription = service.company_deletion.subscription(service.package, service.projections)
    kind: Any = subscription.event
    event = kind(company_id=str(company_id))
    async with runtime.database.unit_of_work() as uow:
        await subscription.handle(uow, event, as_heard(event), runtime)


async def newest(runtime: Runtime, aggregate_id: str) -> Message:
    """Of all that was told of it, what has the highest revision."""
    async with runtime.database.reading() as uow:
        rows: Any = await uow.execute(
            select(OutboxEvent.subject, OutboxEvent.payload)
            .where(OutboxEvent.aggregate_id == aggregate_id)
            .order_by(OutboxEvent.revision.desc())
        )
        kinds = {subject_of(kind): kind for kind in events_in_contracts()}
        row = rows.first()
        return kinds[row.subject].FromString(row.payload)


async def told_anew(service: ServiceDefinition, runtime: Runtime, kind: type[E]) -> dict[str, E]:
    """What the service would tell a new receiver of all its aggregates of a kind, by their ids."""
    (snapshot,) = [each for each in service.snapshots if each.kind is kind]
    found: dict[str, E] = {}
    after = FIRST
    async with runtime.database.unit_of_work() as uow:
        # Small pages: that one goes on where the other ends is looked at too.
        while page := await snapshot.page_after(uow, after, 2):
            for each in page:
                assert isinstance(each, kind)
                found[about(each).aggregate_id] = each
            after = about(page[-1]).aggregate_id
    return found
