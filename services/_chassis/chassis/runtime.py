from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TypeVar

from chassis.access.reader import AccessReader
from chassis.access.tokens import TokenVerifier
from chassis.bus import Bus
from chassis.db.database import Database
from chassis.rpc.client import RpcChannel
from chassis.rpc.credentials import Credentials
from chassis.settings import ServiceSettings, StorageSettings
from chassis.stopping import Stopping
from chassis.storage import Storage

T = TypeVar("T")
S = TypeVar("S", bound=ServiceSettings)


class NotProvided(Exception):
    """A mistake in a definition: something is used of which it says nothing."""


Close = Callable[[], Awaitable[None]]


@dataclass
class Runtime:
    """The parts of one running process, made once at start and handed to every edge."""

    context: str
    settings: ServiceSettings
    database: Database
    bus: Bus
    tokens: TokenVerifier
    credentials: Credentials
    """What proves this service to the others, and them to it."""
    access: AccessReader = field(init=False)
    """Made from the other parts: most services ask another for it."""
    stopping: Stopping = field(init=False)
    _own: dict[type, object] = field(default_factory=dict[type, object])
    _on_close: list[Callable[[], Awaitable[None]]] = field(
        default_factory=list[Callable[[], Awaitable[None]]]
    )

    def __post_init__(self) -> None:
        self.stopping = Stopping(self.settings.shutdown_seconds)

    def provide(self, part: object) -> None:
        """Add a part of the context's own, found again by its type."""
        self._own[type(part)] = part

    def channel_to(self, callee: str, address: str) -> RpcChannel:
        """A connection to another service, named by its context; closed with the process."""
        channel = RpcChannel(callee, address, self.credentials)
        self.on_close(channel.close)
        return channel

    def on_close(self, close: Close) -> None:
        """For parts of the context's own that hold something; the last made is closed first."""
        self._on_close.append(close)

    async def close_own(self) -> None:
        while self._on_close:
            await self._on_close.pop()()

    def settings_as(self, kind: type[S]) -> S:
        """The settings as the kind that the definition says they are."""
        if not isinstance(self.settings, kind):
            raise NotProvided(f"{self.context} is not set up so: let its settings be {kind.__name__}")
        return self.settings

    def of(self, kind: type[T]) -> T:
        part = self._own.get(kind)
        if not isinstance(part, kind):
            raise NotProvided(f"{self.context} has no {kind.__name__}: `provide` it in its definition")
        return part

    @property
    def storage(self) -> Storage:
        self.settings_as(StorageSettings)
        return self.of(Storage)
