from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import httpx

# By context: a client that calls as an owner of the demo company.
ClientOf = Callable[[str], httpx.AsyncClient]


@dataclass(frozen=True)
class Workload:
    """One kind of write that the fault tests hammer a service with, and how to count what became of it.

    Every service gives one in `tests/workload.py`, so that faults meet it by its being there.
    """

    path: str
    """A POST that an owner of the demo company may do."""
    bodies: Callable[[ClientOf], Awaitable[Callable[[str], dict[str, Any]]]]
    """Makes what the write needs, if anything, and answers the body for a label; the label must end up in the
    row."""
    id_field: str
    """Where the answer's `data` holds the new id."""
    rows: str
    """SQL that selects (id, label) of every row the workload made."""
    subject: str
    """The event that each row causes once."""
    event_id: Callable[[bytes], str]
    """The row's id out of the event's payload."""
