import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from google.protobuf.message import Message
from nats.aio.msg import Msg

from chassis.event_contract import subject_of
from chassis.runtime import Runtime

log = logging.getLogger(__name__)

E = TypeVar("E", bound=Message)


@dataclass(frozen=True)
class Listener(Generic[E]):
    """What every process does the moment an event is published. Nobody keeps the event for who is away, so it
    is only for what is remembered, and a missed one only costs the seconds that it is remembered for."""

    event: type[E]
    hear: Callable[[E, Runtime], None]

    @property
    def subject(self) -> str:
        return subject_of(self.event)

    async def listen(self, runtime: Runtime) -> None:
        async def heard(message: Msg) -> None:
            try:
                self.hear(self.event.FromString(message.data), runtime)
            except Exception:
                # The client would only whisper of it.
                log.exception("%s was heard in vain", self.subject)

        await runtime.bus.client.subscribe(runtime.bus.subject(self.subject), cb=heard)
