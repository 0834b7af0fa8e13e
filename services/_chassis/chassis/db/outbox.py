from typing import Any
from uuid import UUID

from google.protobuf.message import Message

from chassis.acting import acting
from chassis.event_contract import about, subject_of
from chassis.ids import new_id
from chassis.telemetry import current_traceparent

# The bus takes messages of up to a megabyte, with their headers. One that it never takes would hold up all
# that come after it, of every company.
MOST_BYTES = 900 * 1024


class Outbox:
    """The events of one unit of work, in order, until they are written beside its state.

    An event that tells how something is now is added while its row is locked, from what was read after: a
    later one then has a higher revision and tells of newer state.
    """

    def __init__(self) -> None:
        self._events: list[dict[str, Any]] = []
        self.said: list[Message] = []
        """All that were added, in order."""

    def __bool__(self) -> bool:
        return bool(self._events)

    def add(self, event: Message) -> UUID:
        event_id, said, payload = new_id(), about(event), event.SerializeToString()
        if len(payload) > MOST_BYTES:
            name = event.DESCRIPTOR.full_name
            raise ValueError(f"{name} of {said.aggregate_id} has {len(payload)} bytes, {MOST_BYTES} at most")
        self._events.append(
            {
                "id": event_id,
                "subject": subject_of(event),
                "payload": payload,
                "actor": acting(),
                "aggregate_id": said.aggregate_id,
                "company_id": said.company_id,
            }
        )
        self.said.append(event)
        return event_id

    def take(self) -> list[dict[str, Any]]:
        """Them as rows of the outbox; none is left."""
        if not self._events:
            return []
        events, self._events = self._events, []
        traceparent = current_traceparent()
        return [event | {"traceparent": traceparent} for event in events]
