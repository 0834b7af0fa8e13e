import logging
from datetime import timedelta

import nats
from nats.aio.client import Client
from nats.js import JetStreamContext
from nats.js.api import RetentionPolicy, StorageType, StreamConfig
from nats.js.errors import BadRequestError

log = logging.getLogger(__name__)

EVENT_ID_HEADER = "Nats-Msg-Id"
_KEEP = timedelta(days=30)
_DUPLICATE_WINDOW = timedelta(minutes=10)


class Bus:
    """The connection to NATS. It comes back by itself; nobody waits for it but those who publish."""

    def __init__(self, client: Client, prefix: str) -> None:
        self.client = client
        self.jetstream: JetStreamContext = client.jetstream(timeout=5)
        self._prefix = prefix

    @classmethod
    async def connect(cls, url: str, *, name: str, prefix: str = "") -> "Bus":
        async def disconnected() -> None:
            if not client.is_closed:
                log.warning("NATS is away; events wait in the outbox")

        async def reconnected() -> None:
            log.info("NATS is back")

        async def failed(error: Exception) -> None:
            log.debug("NATS: %s", error)

        client = await nats.connect(
            url,
            name=name,
            # A start while NATS is away is no reason to stop: the outbox keeps what happens meanwhile.
            allow_reconnect=True,
            max_reconnect_attempts=-1,
            reconnect_time_wait=0.5,
            connect_timeout=2,
            disconnected_cb=disconnected,
            reconnected_cb=reconnected,
            error_cb=failed,
        )
        return cls(client, prefix)

    @property
    def is_connected(self) -> bool:
        return self.client.is_connected

    def subject(self, subject: str) -> str:
        return self._prefix + subject

    def stream(self, context: str) -> str:
        return (self._prefix + context).replace(".", "_")

    async def ensure_stream(self, context: str) -> None:
        """Make the context's stream, or leave it as it is: operators may have tuned limits by hand."""
        config = StreamConfig(
            name=self.stream(context),
            subjects=[self.subject(f"{context}.>")],
            retention=RetentionPolicy.LIMITS,
            storage=StorageType.FILE,
            max_age=_KEEP.total_seconds(),
            duplicate_window=_DUPLICATE_WINDOW.total_seconds(),
        )
        try:
            await self.jetstream.add_stream(config)
        except BadRequestError as exists:
            log.debug("stream %s kept as it is: %s", config.name, exists)

    async def close(self) -> None:
        await self.client.close()
