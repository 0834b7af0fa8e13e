import asyncio
import logging
from collections import Counter
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager, nullcontext
from functools import partial
from typing import Any
from uuid import NAMESPACE_OID, UUID, uuid5

import nats.errors
import nats.js.errors
from google.protobuf.message import DecodeError, Message
from nats.aio.msg import Msg
from opentelemetry.trace import SpanKind

from chassis.acting import acting_for
from chassis.bus import EVENT_ID_HEADER, STREAM_HEADER
from chassis.db.database import is_unreachable
from chassis.db.tables import DeadLetter
from chassis.errors import Unavailable
from chassis.events.context import KEPT_HEADERS, EventContext, context_of
from chassis.events.delivery import published_at, stream_of_message, tries_of
from chassis.events.durable import ack_wait_of, ensure_durable
from chassis.events.pull import Pull, pulling
from chassis.events.room import Room
from chassis.events.subscription import Subscription
from chassis.events.trials import Trials
from chassis.ids import read_id
from chassis.metrics import EVENTS_HANDLED
from chassis.runtime import Runtime
from chassis.telemetry import continued_span
from chassis.turns import now_serving

log = logging.getLogger(__name__)

MAX_ATTEMPTS = 8
MAX_DEATHS = 3
IN_FLIGHT = 8
FETCH_SECONDS = 5.0
RETRY_SECONDS = 1.0


class Deadly(Exception):
    """Several processes died while they worked on the event."""


class TookTooLong(Exception):
    """Its handler was cut off. Counted as its own failure: what the handler waits for has a shorter time, and
    says itself that it is away."""


class Consumer:
    """Works off a subscription: each event's effect exactly once, a bad event kept as a dead letter."""

    def __init__(
        self,
        subscription: Subscription[Any],
        runtime: Runtime,
        room: Room,
        *,
        at_once: int = IN_FLIGHT,
        lanes: int = 1,
    ) -> None:
        """`lanes`: while one fetches, another may work."""
        self._subscription = subscription
        self._at_once = at_once
        self._lanes = lanes
        self._runtime = runtime
        self._room = room
        self._trials = Trials(runtime.database, subscription.name)
        self._stopping = asyncio.Event()
        # By its place in the stream: how often an event failed here by itself.
        self._failures: Counter[int] = Counter()

    @property
    def name(self) -> str:
        return self._subscription.name

    def stop(self) -> None:
        self._stopping.set()

    async def run(self) -> None:
        async with asyncio.TaskGroup() as lanes:
            for _ in range(self._lanes):
                lanes.create_task(self._run_lane())

    async def _run_lane(self) -> None:
        while not self._stopping.is_set():
            try:
                await self._fetch_until_stopped()
            except (nats.errors.Error, nats.js.errors.Error, TimeoutError) as error:
                log.info("%s waits for the bus (%s)", self._subscription.name, error)
                await asyncio.sleep(RETRY_SECONDS)

    async def _fetch_until_stopped(self) -> None:
        async with self._pulling() as pull:
            while not self._stopping.is_set():
                try:
                    messages = await pull.fetch(self._at_once, FETCH_SECONDS)
                except TimeoutError:
                    # Nothing new. A consumer deleted while NATS restarted would also only time out.
                    await pull.info()
                    continue
                # What was fetched is finished even when a stop comes meanwhile.
                await self._take_all(messages)

    async def work_pending(self) -> int:
        """Work off what waits now, as far as it can be done now; the number of events that were tried."""
        tried = 0
        async with self._pulling() as pull:
            while (await pull.info()).num_pending:
                messages = await pull.fetch(self._at_once, FETCH_SECONDS)
                await self._take_all(messages)
                tried += len(messages)
        return tried

    @asynccontextmanager
    async def _pulling(self) -> AsyncGenerator[Pull]:
        bus, subscription = self._runtime.bus, self._subscription
        stream = await ensure_durable(bus, subscription, most_in_flight=self._at_once * 4)
        async with pulling(bus, stream, subscription.durable) as pull:
            yield pull

    async def _take_all(self, messages: Sequence[Msg]) -> None:
        await asyncio.gather(*(self._take(message) for message in messages))

    async def _take(self, message: Msg) -> None:
        name = self._subscription.name
        with continued_span(f"event {name}", SpanKind.CONSUMER, message.headers or {}):
            half = ack_wait_of(self._subscription) / 2
            is_long = self._subscription.is_long
            async with self._room.place(message.in_progress, half, is_long=is_long):
                outcome = await self._outcome_of(message)
            EVENTS_HANDLED.labels(name, outcome).inc()
            if outcome == "failed":
                attempt = tries_of(message)
                await message.nak(delay=min(60.0, 0.5 * 2 ** min(attempt, 10)))
            else:
                self._failures.pop(message.metadata.sequence.stream, None)
                await message.ack()

    async def _outcome_of(self, message: Msg) -> str:
        event_id = event_id_of(message)
        try:
            if event_id is None or tries_of(message) == 1:
                return await self._try(message)
            return await self._try_again(message, event_id)
        except Exception as error:
            if not is_away(error):
                raise
            log.warning("%s waits for the database", self._subscription.name, exc_info=error)
            return "failed"

    async def _try_again(self, message: Msg, event_id: UUID) -> str:
        """It came before. Perhaps it brought the process down: then nobody was left to count that."""
        deaths = await self._trials.unended(event_id)
        if deaths >= MAX_DEATHS:
            outcome = await self._give_up(message, deaths + 1, Deadly("its process died each time"))
            await self._trials.end(event_id)
            return outcome
        async with self._room.suspects if deaths else nullcontext():
            await self._trials.begin(event_id)
            outcome = await self._try(message)
            await self._trials.end(event_id)
        return outcome

    async def _try(self, message: Msg) -> str:
        limit = asyncio.timeout(self._subscription.seconds)
        try:
            async with limit:
                return await self._work(message)
        except Exception as problem:
            error = TookTooLong(f"more than {self._subscription.seconds} s") if limit.expired() else problem
            attempt = tries_of(message)
            log.warning("%s failed, attempt %d", self._subscription.name, attempt, exc_info=error)
            return await self._after(message, error)

    async def _work(self, message: Msg) -> str:
        if not self._is_published(message):
            return "refused"
        event, context = self._read(message)
        if not self._subscription.only_if(event):
            return "passed"
        now_serving(context.company_id)
        with acting_for(context.actor):
            async with self._runtime.database.unit_of_work() as uow:
                claims = self._subscription.claims
                if claims and not await uow.claim(self._subscription.name, context.event_id):
                    return "repeated"
                await self._subscription.handle(uow, event, context, self._runtime)
        return "done"

    def _is_published(self, message: Msg) -> bool:
        if _was_published_to_its_stream(message):
            return True
        # Not kept as a dead letter either: a replay must not do what a forger wanted.
        name = self._subscription.name
        log.error("%s refused a message of %s not published there", name, message.subject)
        return False

    def _read(self, message: Msg) -> tuple[Message, EventContext]:
        event_id = event_id_of(message)
        if event_id is None:
            raise DecodeError("an event without an id")
        event = self._subscription.event()
        event.ParseFromString(message.data)
        return event, context_of(event, event_id, message.headers or {}, partial(published_at, message))

    async def _after(self, message: Msg, error: Exception) -> str:
        """Given up when its own tries are used up; NATS also counts those that met something away."""
        place = message.metadata.sequence.stream
        if not is_away(error):
            self._failures[place] += 1
        failures = self._failures[place]
        if failures < MAX_ATTEMPTS and not isinstance(error, DecodeError):
            return "failed"
        return await self._give_up(message, failures, error)

    async def _give_up(self, message: Msg, attempts: int, error: Exception) -> str:
        try:
            await self._bury(message, attempts, error)
        except Exception as problem:
            # The database went away as well; it comes again, and is buried then.
            log.warning("%s could not give up on an event", self._subscription.name, exc_info=problem)
            return "failed"
        return "dead"

    async def _bury(self, message: Msg, attempts: int, error: Exception) -> None:
        headers = message.headers or {}
        place = f"{message.metadata.stream}/{message.metadata.sequence.stream}"
        event_id = event_id_of(message) or uuid5(NAMESPACE_OID, place)
        async with self._runtime.database.unit_of_work() as uow:
            uow.add(
                DeadLetter(
                    consumer=self._subscription.name,
                    event_id=event_id,
                    subject=self._subscription.subject,
                    payload=message.data,
                    headers={name: headers[name] for name in KEPT_HEADERS if name in headers},
                    traceparent=headers.get("traceparent"),
                    attempts=attempts,
                    error=f"{type(error).__name__}: {error}",
                )
            )
        log.error("%s gave up on event %s", self._subscription.name, event_id)


def event_id_of(message: Msg) -> UUID | None:
    try:
        return read_id((message.headers or {})[EVENT_ID_HEADER])
    except (KeyError, ValueError):
        return None


def _was_published_to_its_stream(message: Msg) -> bool:
    """Permissions say who publishes a subject; but a server can be asked to answer to any subject, also with
    messages of another stream. None of those can carry this header (decision 25)."""
    return (message.headers or {}).get(STREAM_HEADER) == stream_of_message(message)


def is_away(error: Exception) -> bool:
    """What comes back by itself: the database, or another part that the handler needs."""
    return is_unreachable(error) or isinstance(error, Unavailable)
