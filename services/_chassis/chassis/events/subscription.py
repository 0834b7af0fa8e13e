from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, Literal, TypeVar

from google.protobuf.message import Message

from chassis.db.uow import UnitOfWork
from chassis.event_contract import subject_of
from chassis.events.context import EventContext
from chassis.runtime import Runtime

E = TypeVar("E", bound=Message)

Handle = Callable[[UnitOfWork, E, EventContext, Runtime], Awaitable[None]]


@dataclass(frozen=True)
class Subscription(Generic[E]):
    """One thing a service does about one kind of event."""

    name: str
    """Stable for ever: it names the durable consumer and the inbox claims. `identity.mail_invite`."""
    event: type[E]
    handle: Handle[E]
    start: Literal["new", "all"]
    """Where one that was never there begins: what tells people something with what happens from now on, what
    keeps state with all that is still told of."""
    seconds: float = 25.0
    """One try may take so long; the message is another's soon after."""

    claims: ClassVar[bool] = True
    """Whether each event counts once. What only keeps newer state needs no claim."""

    @property
    def subject(self) -> str:
        return subject_of(self.event)

    @property
    def durable(self) -> str:
        return self.name.replace(".", "_")


def find_subscription(subscriptions: Sequence[Subscription[Any]], name: str) -> Subscription[Any] | None:
    return next((each for each in subscriptions if each.name == name), None)
