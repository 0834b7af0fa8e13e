"""For whom a process is at work. Who shares what there is little of takes turns: the many requests of one
company wait for each other, and not the requests of other companies for them."""

from contextvars import ContextVar
from uuid import UUID

_served: ContextVar[str] = ContextVar("served", default="")


def served() -> str:
    """Empty: the process itself, as for what nobody asked for."""
    return _served.get()


def now_serving(whom: UUID | str | None) -> None:
    """For the rest of this task: a company; where there is none, a person, an address or a service."""
    _served.set("" if whom is None else str(whom))
