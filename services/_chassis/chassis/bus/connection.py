import asyncio
import logging
from collections.abc import Callable, Iterable, Sequence
from datetime import timedelta

from nats.aio.msg import Msg
from nats.aio.subscription import Subscription
from nats.js import JetStreamContext
from nats.js.api import DiscardPolicy, RetentionPolicy, StorageType, StreamConfig
from nats.js.errors import BadRequestError

from chassis.bus.client import BusClient, Message
from chassis.bus.publisher import Publisher

log = logging.getLogger(__name__)

EVENT_ID_HEADER = "Nats-Msg-Id"
STREAM_HEADER = "Nats-Expected-Stream"
"""Of every event. NATS takes a message that carries it into that stream alone, so it proves that the event
was published to it by who may, and not led there from another stream (decision 25)."""
EVENTS_KEPT = timedelta(days=30)
_ANNOUNCE_SECONDS = 0.02
_DUPLICATE_WINDOW = timedelta(minutes=10)
_PUBLISH_SECONDS = 5.0


def inbox_of(context: str) -> str:
    """Where answers to the context's requests arrive: nobody else may listen there."""
    return f"_INBOX.{context}"


def announcements_of(context: str) -> str:
    # Outside of every stream: an announcement is worth nothing a moment later.
    return f"_outbox.{context}"


class Bus:
    """The connection to NATS. It comes back by itself; nobody waits for it but those who publish."""

    def __init__(
        self, client: BusClient, prefix: str, stream_bytes: int, lost: list[Callable[[], None]]
    ) -> None:
        self.client = client
        self.jetstream: JetStreamContext = client.jetstream(timeout=5)
        self._publisher = Publisher(client)
        self._prefix = prefix
        self._stream_bytes = stream_bytes
        self._lost = lost
        self._announcing: asyncio.TimerHandle | None = None

    @classmethod
    async def connect(
        cls, url: str, *, context: str, seed: str, stream_bytes: int, prefix: str = ""
    ) -> "Bus":
        """`seed`: the private part of the NKey by which NATS knows the service, and what it may do."""
        lost: list[Callable[[], None]] = []

        async def disconnected() -> None:
            if not client.is_closed:
                log.warning("NATS is away; events wait in the outbox")
                for each in lost:
                    each()

        async def reconnected() -> None:
            log.info("NATS is back")

        async def failed(error: Exception) -> None:
            refused = any(word in str(error).lower() for word in ("authorization", "permissions violation"))
            log.log(logging.ERROR if refused else logging.DEBUG, "NATS: %s", error)

        client = BusClient()
        await client.connect(
            url,
            name=context,
            nkeys_seed_str=seed,
            inbox_prefix=inbox_of(context),
            # A start while NATS is away is no reason to stop: the outbox keeps what happens meanwhile.
            allow_reconnect=True,
            max_reconnect_attempts=-1,
            reconnect_time_wait=0.5,  # pyright: ignore[reportArgumentType] -- it is slept, parts of seconds too
            connect_timeout=2,
            disconnected_cb=disconnected,
            reconnected_cb=reconnected,
            error_cb=failed,
        )
        return cls(client, prefix, stream_bytes, lost)

    @property
    def is_connected(self) -> bool:
        return self.client.is_connected

    def on_lost(self, callback: Callable[[], None]) -> None:
        """Call this whenever the connection breaks: what is told past the streams is missed meanwhile."""
        self._lost.append(callback)

    def subject(self, subject: str) -> str:
        return self._prefix + subject

    def stream(self, context: str) -> str:
        return (self._prefix + context).replace(".", "_")

    def announce_events(self, context: str) -> None:
        """Tell the context's relays, wherever they run, that there are new rows in the outbox. Commits within
        a moment are told of once; relays also look by themselves, should nobody hear it."""
        if self._announcing is None:
            self._announcing = asyncio.get_running_loop().call_later(
                _ANNOUNCE_SECONDS, self._announce_now, context
            )

    def _announce_now(self, context: str) -> None:
        self._announcing = None
        if self.client.is_connected:
            telling = asyncio.ensure_future(self.client.publish(self._announcements(context)))
            # A connection that broke just now: the relay looks by itself once it is back.
            telling.add_done_callback(lambda told: told.cancelled() or told.exception())

    def tell(self, messages: Iterable[tuple[str, bytes]]) -> None:
        """Whoever listens now, past every stream; nobody keeps it for who is away."""
        if self.client.is_connected:
            telling = asyncio.ensure_future(self._tell([*messages]))
            telling.add_done_callback(lambda told: told.cancelled() or told.exception())

    async def _tell(self, messages: Sequence[tuple[str, bytes]]) -> None:
        for subject, payload in messages:
            await self.client.publish(self.subject(subject), payload)

    async def hear_announcements(self, context: str, heard: Callable[[], None]) -> Subscription:
        async def hear(_: Msg) -> None:
            heard()

        return await self.client.subscribe(self._announcements(context), cb=hear)

    def _announcements(self, context: str) -> str:
        return self.subject(announcements_of(context))

    async def ensure_stream(self, context: str) -> None:
        """Make the context's stream, or leave it as it is: operators may have tuned limits by hand."""
        config = StreamConfig(
            name=self.stream(context),
            subjects=[self.subject(f"{context}.>")],
            retention=RetentionPolicy.LIMITS,
            storage=StorageType.FILE,
            max_age=EVENTS_KEPT.total_seconds(),
            # What has no room waits in its outbox; nothing goes before its time to make some.
            max_bytes=self._stream_bytes,
            discard=DiscardPolicy.NEW,
            duplicate_window=_DUPLICATE_WINDOW.total_seconds(),
        )
        try:
            await self.jetstream.add_stream(config)
        except BadRequestError as exists:
            log.debug("stream %s kept as it is: %s", config.name, exists)

    async def publish(self, messages: Iterable[Message]) -> None:
        """All in flight at once; done when their streams have every one of them."""
        prefixed = [(self.subject(subject), payload, headers) for subject, payload, headers in messages]
        await self._publisher.publish(prefixed, _PUBLISH_SECONDS)

    async def close(self) -> None:
        if self._announcing is not None:
            self._announcing.cancel()
        await self.client.close()
