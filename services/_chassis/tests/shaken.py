"""A network that delivers everything in the end, in what order and how often it likes."""

import asyncio
import random
from collections.abc import Coroutine, Sequence
from dataclasses import dataclass, field
from typing import Any
from uuid import uuid4

from chassis.bus import EVENT_ID_HEADER, STREAM_HEADER
from chassis.bus.client import BusClient
from chassis.events.context import headers_of
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from hypothesis import strategies as st
from nats.aio.msg import Msg
from nats.js.errors import NotFoundError
from sqlalchemy import text

_UNPUBLISHED = text("select * from outbox_event where published_at is null order by revision")
_MARKED = text("update outbox_event set published_at = now()")


@dataclass(frozen=True)
class Network:
    order: random.Random
    doubled: float
    lost: float
    """Worked off, and the answer does not arrive: it comes again."""
    late: float
    """Comes after what happens meanwhile."""
    _held_back: list[Any] = field(default_factory=list[Any])

    async def deliver(self, service: ServiceDefinition, runtime: Runtime, *, all_of_it: bool) -> None:
        """What the owner told since the last time."""
        await runtime.bus.ensure_stream(service.context)
        async with runtime.database.unit_of_work() as uow:
            rows = [*self._held_back, *await uow.execute(_UNPUBLISHED)]
            await uow.execute(_MARKED)
        late = [row for row in rows if not all_of_it and self.order.random() < self.late]
        self._held_back[:] = late
        rows = [row for row in rows if row not in late]
        rows += [row for row in rows if self.order.random() < self.doubled]
        self.order.shuffle(rows)
        for row in rows:
            headers = headers_of(row) | {
                # Not the row's id: NATS would know the double, for as long as it remembers.
                EVENT_ID_HEADER: str(uuid4()),
                STREAM_HEADER: runtime.bus.stream(service.context),
            }
            await runtime.bus.jetstream.publish(
                runtime.bus.subject(row.subject), bytes(row.payload), headers=headers
            )

    def losing(self) -> Any:
        """In place of `Msg.ack`."""
        ack = Msg.ack

        async def ack_or_lose(message: Msg) -> None:
            if message.metadata.num_delivered < 3 and self.order.random() < self.lost:
                await message.nak()
            else:
                await ack(message)

        return ack_or_lose


# From a seed: what the servers do first is not hypothesis's to draw.
NETWORKS = st.builds(
    Network,
    st.integers(0, 10**9).map(random.Random),
    doubled=st.floats(0, 0.5),
    lost=st.floats(0, 0.5),
    late=st.floats(0, 0.5),
)


async def one_by_one(_: BusClient, messages: Sequence[Msg]) -> None:
    """In place of `BusClient.acknowledge_all`."""
    for message in messages:
        await message.ack()


async def last_of_each(service: ServiceDefinition, runtime: Runtime) -> dict[str, int]:
    """The place of the last message under each subject that there is one of."""
    stream = runtime.bus.stream(service.context)
    last: dict[str, int] = {}
    for feed in service.all_subscriptions:
        try:
            message = await runtime.bus.jetstream.get_last_msg(stream, runtime.bus.subject(feed.subject))
        except NotFoundError:
            continue
        assert message.seq is not None
        last[feed.subject] = message.seq
    return last


async def in_a_thread(run: Any) -> None:
    """Hypothesis calls what it tests, and what we test must run in this loop."""
    loop = asyncio.get_running_loop()

    def wait_for(work: Coroutine[Any, Any, None]) -> None:
        asyncio.run_coroutine_threadsafe(work, loop).result()

    await asyncio.to_thread(run, wait_for)
