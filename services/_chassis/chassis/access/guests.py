from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass

from chassis.access.actor import Actor, Origin


@dataclass(frozen=True, slots=True)
class GuestBook:
    """Provided by a service whose calls may be made by who is no user: it alone knows by what they are known.
    Who is not raises `Unauthorized`. What a guest is (`access`) says whether their company's subscription
    goes on."""

    recognize: Callable[[Mapping[str, str], Origin], Awaitable[Actor]]
