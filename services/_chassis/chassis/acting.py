"""By whose act something happens. Told once at the edge, as the trace is, and written with every event,
whatever unit of work it comes from: also one that a route opened by itself."""

from collections.abc import Generator
from contextlib import contextmanager
from contextvars import ContextVar
from uuid import UUID

_acting: ContextVar[UUID | None] = ContextVar("acting", default=None)


def acting() -> UUID | None:
    return _acting.get()


def sharers(company_id: UUID) -> tuple[UUID, ...]:
    """Who shares in what there is little of: the company, and the person by whose act it is."""
    person = acting()
    return (company_id,) if person is None else (person, company_id)


@contextmanager
def acting_for(user_id: UUID | None) -> Generator[None]:
    """What happens within happens by this person's act; None: by nobody's that is known."""
    before = _acting.set(user_id)
    try:
        yield
    finally:
        _acting.reset(before)
