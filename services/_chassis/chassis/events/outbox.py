from typing import Any
from uuid import UUID

from google.protobuf.message import Message

from chassis.events.subjects import subject_of
from chassis.ids import new_id
from chassis.telemetry import current_traceparent


class Outbox:
    """The events of one unit of work, in order, until they are written beside its state."""

    def __init__(self) -> None:
        self._events: list[dict[str, Any]] = []

    def __bool__(self) -> bool:
        return bool(self._events)

    def add(self, event: Message) -> UUID:
        event_id = new_id()
        self._events.append(
            {"id": event_id, "subject": subject_of(event), "payload": event.SerializeToString()}
        )
        return event_id

    def take(self) -> list[dict[str, Any]]:
        """Them as rows of the outbox; none is left."""
        if not self._events:
            return []
        events, self._events = self._events, []
        traceparent = current_traceparent()
        return [event | {"traceparent": traceparent} for event in events]
