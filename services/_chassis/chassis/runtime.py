from dataclasses import dataclass, field
from typing import TypeVar

from chassis.access.reader import AccessReader
from chassis.access.tokens import TokenVerifier
from chassis.db.database import Database
from chassis.events.bus import Bus
from chassis.mail import Mailer
from chassis.settings import ServiceSettings
from chassis.storage import Storage

T = TypeVar("T")


@dataclass
class Runtime:
    """The parts of one running process, made once at start and handed to every edge."""

    context: str
    settings: ServiceSettings
    database: Database
    bus: Bus
    storage: Storage
    mailer: Mailer
    tokens: TokenVerifier
    access: AccessReader
    _own: dict[type, object] = field(default_factory=dict[type, object])

    def provide(self, part: object) -> None:
        """Add a part of the context's own, found again by its type."""
        self._own[type(part)] = part

    def of(self, kind: type[T]) -> T:
        part = self._own[kind]
        assert isinstance(part, kind)
        return part
