from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, Literal, TypeVar

from google.protobuf.message import Message

from chassis.db.uow import UnitOfWork
from chassis.event_contract import subject_of
from chassis.events.context import EventContext
from chassis.runtime import Runtime

QUICK_SECONDS = 25.0
LONG_SECONDS = 300.0
"""For what may take thousands of rows."""
E = TypeVar("E", bound=Message)


def _always(_: Message) -> bool:
    return True


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
    seconds: float = QUICK_SECONDS
    """One try may take so long; the message is another's soon after."""
    only_if: Callable[[E], bool] = _always
    """Which events it does anything about; that others came is not even kept. For what comes often and mostly
    says by itself that it is none of this: a claim is a transaction."""
    together: bool = False
    """Whether those that come in one moment share a transaction, which costs more than a row or two. For
    handlers that only write rows of their own: where one of them fails, each has its own again."""

    claims: ClassVar[bool] = True
    """Whether each event counts once. What only keeps newer state needs no claim."""

    @property
    def is_long(self) -> bool:
        """Whether it may take longer than most, which get their places to work all the same."""
        return self.seconds > QUICK_SECONDS

    @property
    def subject(self) -> str:
        return subject_of(self.event)

    @property
    def durable(self) -> str:
        return self.name.replace(".", "_")


@dataclass(frozen=True)
class PagedSubscription(Subscription[E]):
    """What changes many rows, page by page, each in a unit of its own: a second time finds what is left.
    Without a claim, which would be an open transaction for as long as all of it takes."""

    claims: ClassVar[bool] = False


def find_subscription(subscriptions: Sequence[Subscription[Any]], name: str) -> Subscription[Any] | None:
    return next((each for each in subscriptions if each.name == name), None)
