import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from nats.aio.msg import Msg

from chassis.acting import acting_for
from chassis.db.uow import UnitOfWork
from chassis.events.consumer import Consumer, is_away
from chassis.events.context import PART_HEADER, REVISION_HEADER
from chassis.events.delivery import tries_of
from chassis.events.durable import ack_wait_of
from chassis.events.projection import EventWithContext, Feed
from chassis.events.room import Room
from chassis.events.subscription import Subscription
from chassis.metrics import EVENTS_HANDLED
from chassis.runtime import Runtime
from chassis.turns import now_serving

log = logging.getLogger(__name__)

BATCH = 500
LANES = 2
TOGETHER = 50
AWAY_SECONDS = 1.0


class BatchConsumer(Consumer, ABC):
    """What comes in one moment shares a transaction. What came before, or is in a batch that failed, is taken
    one by one, so that a bad event holds up no other."""

    @abstractmethod
    async def _keep(self, uow: UnitOfWork, told: Sequence[EventWithContext]) -> None: ...

    async def _take_all(self, messages: Sequence[Msg]) -> None:
        fresh: list[Msg] = []
        others: list[Msg] = []
        for each in messages:
            is_plain = tries_of(each) == 1 and _part_of(each) is None
            (fresh if is_plain else others).append(each)
        if len(fresh) > 1 and await self._take_at_once(fresh):
            fresh = []
        await asyncio.gather(*(self._take(each) for each in [*fresh, *others]))

    async def _take_at_once(self, messages: Sequence[Msg]) -> bool:
        subscription = self._subscription
        try:
            told = [EventWithContext(*self._read(each)) for each in messages if self._is_published(each)]
            half = ack_wait_of(subscription) / 2
            async with (
                self._room.place(lambda: _still_here(messages), half, is_long=subscription.is_long),
                asyncio.timeout(subscription.seconds),
                self._runtime.database.unit_of_work() as uow,
            ):
                await self._keep(uow, told)
        except Exception as error:
            if is_away(error):
                log.warning("%s waits for the database", self.name, exc_info=error)
                await asyncio.gather(*(each.nak(delay=AWAY_SECONDS) for each in messages))
                return True
            log.info("%s takes %d events one by one (%r)", self.name, len(messages), error)
            return False
        await self._runtime.bus.client.acknowledge_all(messages)
        EVENTS_HANDLED.labels(self.name, "done").inc(len(messages))
        return True


class FeedConsumer(BatchConsumer):
    """Keeps a read model: many events are one statement."""

    def __init__(self, feed: Feed, runtime: Runtime, room: Room) -> None:
        super().__init__(feed, runtime, room, at_once=BATCH, lanes=LANES)
        self._feed = feed

    async def _keep(self, uow: UnitOfWork, told: Sequence[EventWithContext]) -> None:
        await self._feed.projection.take(uow, told)

    async def _work(self, message: Msg) -> str:
        part = _part_of(message)
        if part is None:
            return await super()._work(message)
        if not self._is_published(message):
            return "refused"
        floor = int((message.headers or {})[REVISION_HEADER])
        async with self._runtime.database.unit_of_work() as uow:
            await self._feed.projection.take_part(uow, part, floor)
        return "done"


class TogetherConsumer(BatchConsumer):
    """For handlers that may share a transaction (`Subscription.together`)."""

    def __init__(self, subscription: Subscription[Any], runtime: Runtime, room: Room) -> None:
        super().__init__(subscription, runtime, room, at_once=TOGETHER)

    async def _keep(self, uow: UnitOfWork, told: Sequence[EventWithContext]) -> None:
        subscription = self._subscription
        # What was published twice may come twice at once: each is there once.
        wanted = {each.context.event_id: each for each in told if subscription.only_if(each.event)}
        claimed = await uow.claim_all(self.name, wanted)
        for event_id, (event, context) in wanted.items():
            if event_id in claimed:
                now_serving(context.company_id)
                with acting_for(context.actor):
                    await subscription.handle(uow, event, context, self._runtime)


async def _still_here(messages: Sequence[Msg]) -> None:
    for message in messages:
        await message.in_progress()


def _part_of(message: Msg) -> str | None:
    return (message.headers or {}).get(PART_HEADER)
