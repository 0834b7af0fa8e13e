from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Workload:
    """One kind of write that the fault tests hammer a service with, and how to count what became of it.

    Every service gives one in `tests/workload.py`, so that faults meet it by its being there.
    """

    path: str
    """A POST that an owner of the demo company may do."""
    body: Callable[[str], dict[str, Any]]
    """The body for a label; the label must end up in the row."""
    id_field: str
    """Where the answer's `data` holds the new id."""
    rows: str
    """SQL that selects (id, label) of every row the workload made."""
    subject: str
    """The event that each row causes once."""
    event_id: Callable[[bytes], str]
    """The row's id out of the event's payload."""
