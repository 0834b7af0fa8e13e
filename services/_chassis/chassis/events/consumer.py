import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar
from uuid import NAMESPACE_OID, UUID, uuid5

import nats.errors
import nats.js.errors
from google.protobuf.message import DecodeError, Message
from nats.aio.msg import Msg
from nats.js import JetStreamContext
from nats.js.api import AckPolicy, ConsumerConfig, DeliverPolicy
from opentelemetry.trace import SpanKind

from chassis.db.database import is_unreachable
from chassis.db.tables import DeadLetter
from chassis.db.uow import UnitOfWork
from chassis.errors import Unavailable
from chassis.events.bus import EVENT_ID_HEADER, STREAM_HEADER
from chassis.events.subjects import stream_of, subject_of
from chassis.metrics import EVENTS_HANDLED
from chassis.runtime import Runtime
from chassis.telemetry import continued_span

log = logging.getLogger(__name__)

E = TypeVar("E", bound=Message)

MAX_ATTEMPTS = 8
IN_FLIGHT = 8
HANDLER_SECONDS = 25.0
ACK_WAIT_SECONDS = 30.0
RETRY_SECONDS = 1.0


@dataclass(frozen=True)
class Subscription(Generic[E]):
    """One thing a service does about one kind of event."""

    name: str
    """Stable for ever: it names the durable consumer and the inbox claims. `identity.mail_invite`."""
    event: type[E]
    handle: Callable[[UnitOfWork, E, Runtime], Awaitable[None]]

    @property
    def durable(self) -> str:
        return self.name.replace(".", "_")


class Consumer:
    """Works off a subscription: each event's effect exactly once, a bad event kept as a dead letter."""

    def __init__(self, subscription: Subscription[Any], runtime: Runtime) -> None:
        self._subscription = subscription
        self._runtime = runtime
        self._stopping = asyncio.Event()
        # By its place in the stream: how often an event failed here by itself.
        self._failures: Counter[int] = Counter()

    def stop(self) -> None:
        self._stopping.set()

    async def run(self) -> None:
        while not self._stopping.is_set():
            try:
                await self._fetch_until_stopped()
            except (nats.errors.Error, nats.js.errors.Error, TimeoutError) as error:
                log.info("%s waits for the bus (%s)", self._subscription.name, error)
                await asyncio.sleep(RETRY_SECONDS)

    async def _fetch_until_stopped(self) -> None:
        pull = await self._subscribe()
        try:
            while not self._stopping.is_set():
                try:
                    messages = await pull.fetch(IN_FLIGHT, timeout=5)
                except TimeoutError:
                    # Nothing new. A consumer deleted while NATS restarted would also only time out.
                    await pull.consumer_info()
                    continue
                # What was fetched is finished even when a stop comes meanwhile.
                await asyncio.gather(*(self._take(message) for message in messages))
        finally:
            if self._runtime.bus.is_connected:
                await pull.unsubscribe()

    async def work_pending(self) -> int:
        """Work off what waits now, as far as it can be done now; the number of events that were tried."""
        pull = await self._subscribe()
        tried = 0
        try:
            while (await pull.consumer_info()).num_pending:
                messages = await pull.fetch(IN_FLIGHT, timeout=5)
                await asyncio.gather(*(self._take(message) for message in messages))
                tried += len(messages)
        finally:
            await pull.unsubscribe()
        return tried

    async def _subscribe(self) -> JetStreamContext.PullSubscription:
        bus = self._runtime.bus
        subject = subject_of(self._subscription.event)
        return await bus.jetstream.pull_subscribe(
            bus.subject(subject),
            durable=self._subscription.durable,
            stream=bus.stream(stream_of(subject)),
            config=ConsumerConfig(
                ack_policy=AckPolicy.EXPLICIT,
                ack_wait=ACK_WAIT_SECONDS,
                deliver_policy=DeliverPolicy.ALL,
                # Unlimited here: the bound is ours, so that giving up always leaves a dead letter.
                max_deliver=-1,
                max_ack_pending=IN_FLIGHT * 4,
            ),
        )

    async def _take(self, message: Msg) -> None:
        headers = message.headers or {}
        name = self._subscription.name
        attempt = message.metadata.num_delivered
        with continued_span(f"event {name}", SpanKind.CONSUMER, headers):
            try:
                async with asyncio.timeout(HANDLER_SECONDS):
                    outcome = await self._work(message)
            except Exception as error:
                log.warning("%s failed, attempt %d", name, attempt, exc_info=error)
                outcome = await self._after(message, error)
            EVENTS_HANDLED.labels(name, outcome).inc()
            if outcome == "failed":
                await message.nak(delay=min(60.0, 0.5 * 2 ** min(attempt, 10)))
            else:
                self._failures.pop(message.metadata.sequence.stream, None)
                await message.ack()

    async def _work(self, message: Msg) -> str:
        if not _was_published_to_its_stream(message):
            # Not kept as a dead letter either: a replay must not do what a forger wanted.
            log.error(
                "%s refused a message of %s not published there", self._subscription.name, message.subject
            )
            return "refused"
        event_id = _event_id_of(message)
        if event_id is None:
            raise DecodeError("an event without an id")
        event = self._subscription.event()
        event.ParseFromString(message.data)
        async with self._runtime.database.unit_of_work() as uow:
            if not await uow.claim(self._subscription.name, event_id):
                return "repeated"
            await self._subscription.handle(uow, event, self._runtime)
        return "done"

    async def _after(self, message: Msg, error: Exception) -> str:
        """Given up when its own tries are used up; NATS also counts those that met something away."""
        place = message.metadata.sequence.stream
        if not _is_away(error):
            self._failures[place] += 1
        failures = self._failures[place]
        if failures < MAX_ATTEMPTS and not isinstance(error, DecodeError):
            return "failed"
        try:
            await self._bury(message, failures, error)
        except Exception as problem:
            # The database went away as well; it comes again, and is buried then.
            log.warning("%s could not give up on an event", self._subscription.name, exc_info=problem)
            return "failed"
        return "dead"

    async def _bury(self, message: Msg, attempts: int, error: Exception) -> None:
        headers = message.headers or {}
        place = f"{message.metadata.stream}/{message.metadata.sequence.stream}"
        event_id = _event_id_of(message) or uuid5(NAMESPACE_OID, place)
        async with self._runtime.database.unit_of_work() as uow:
            uow.add(
                DeadLetter(
                    consumer=self._subscription.name,
                    event_id=event_id,
                    subject=subject_of(self._subscription.event),
                    payload=message.data,
                    traceparent=headers.get("traceparent"),
                    attempts=attempts,
                    error=f"{type(error).__name__}: {error}",
                )
            )
        log.error("%s gave up on event %s", self._subscription.name, event_id)


def _event_id_of(message: Msg) -> UUID | None:
    try:
        return UUID((message.headers or {})[EVENT_ID_HEADER])
    except (KeyError, ValueError):
        return None


def _was_published_to_its_stream(message: Msg) -> bool:
    """Permissions say who publishes a subject; but a server can be asked to answer to any subject, also with
    messages of another stream. None of those can carry this header (decision 25)."""
    return (message.headers or {}).get(STREAM_HEADER) == message.metadata.stream


def _is_away(error: Exception) -> bool:
    """What comes back by itself: the database, or another part that the handler needs."""
    return is_unreachable(error) or isinstance(error, Unavailable)


def find_subscription(subscriptions: Sequence[Subscription[Any]], name: str) -> Subscription[Any] | None:
    return next((each for each in subscriptions if each.name == name), None)
