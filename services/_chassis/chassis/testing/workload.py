from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
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
    """Where the answer's `data` holds the new id: `noteId`, or `notes.0.noteId` of a list."""
    rows: str
    """SQL that selects (id, label) of every row the workload made."""
    subject: str
    """The event that each row causes once."""
    event_id: Callable[[bytes], str]
    """The row's id out of the event's payload."""
    lifted: Mapping[str, str] = field(default_factory=dict[str, str])
    """Settings, without prefix, under which the service takes any number of them: faults write thousands."""

    def id_in(self, data: Any) -> str:
        for part in self.id_field.split("."):
            data = data[int(part) if part.isdigit() else part]
        return str(data)
