"""What every event brings along: which it is, when, by whom and about what, and how new."""

from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from typing import Any, NamedTuple
from uuid import UUID

from google.protobuf.message import DecodeError, Message

from chassis.event_contract import about
from chassis.ids import read_id

OCCURRED_HEADER = "Groundwork-Occurred-At"
ACTOR_HEADER = "Groundwork-Actor"
REVISION_HEADER = "Groundwork-Revision"
AGGREGATE_HEADER = "Groundwork-Aggregate"
COMPANY_HEADER = "Groundwork-Company"
PART_HEADER = "Groundwork-Part"
"""Only of what says that a republishing begins or has ended."""
TRACE_HEADER = "traceparent"

KEPT_HEADERS = (
    OCCURRED_HEADER,
    ACTOR_HEADER,
    REVISION_HEADER,
    AGGREGATE_HEADER,
    COMPANY_HEADER,
    PART_HEADER,
)


class EventContext(NamedTuple):
    event_id: UUID
    occurred_at: datetime
    actor: UUID | None
    """The person whose act it follows from; None where none is known, as for what happens by itself."""
    company_id: UUID | None
    aggregate_id: str
    """Whose state it tells of; `company/user` for a membership, empty for nothing in particular."""
    revision: int
    """Of two events of one owner about the same aggregate, the one with the higher revision is newer. Zero
    for events of releases that did not count."""


def headers_of(row: Any) -> dict[str, str]:
    """Of a row of the outbox; what is not known is left out."""
    headers = {REVISION_HEADER: str(row.revision), OCCURRED_HEADER: row.created_at.isoformat()}
    if actor := row.actor:
        headers[ACTOR_HEADER] = str(actor)
    if aggregate_id := row.aggregate_id:
        headers[AGGREGATE_HEADER] = aggregate_id
    if company_id := row.company_id:
        headers[COMPANY_HEADER] = str(company_id)
    if traceparent := row.traceparent:
        headers[TRACE_HEADER] = traceparent
    return headers


def context_of(
    event: Message, event_id: UUID, headers: Mapping[str, str], published_at: Callable[[], datetime]
) -> EventContext:
    """What it is about the event itself says, in those of older releases too; they do not say when it
    happened."""
    try:
        said = about(event)
        occurred, actor = headers.get(OCCURRED_HEADER), headers.get(ACTOR_HEADER)
        return EventContext(
            event_id=event_id,
            occurred_at=datetime.fromisoformat(occurred) if occurred else published_at().astimezone(UTC),
            actor=read_id(actor) if actor else None,
            company_id=said.company_id,
            aggregate_id=said.aggregate_id,
            revision=int(headers.get(REVISION_HEADER, 0)),
        )
    except (ValueError, TypeError) as error:
        raise DecodeError(f"an event that does not say what it must: {error}") from error
