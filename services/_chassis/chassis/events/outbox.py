from typing import Any
from uuid import UUID

import asyncpg
from google.protobuf.message import Message

from chassis.events.subjects import subject_of
from chassis.ids import new_id
from chassis.telemetry import current_traceparent

NOTIFY_CHANNEL = "outbox"

# One round trip whatever the number of events. The notification is sent by the commit itself, so the relay
# can't be woken for a row it can't see yet.
_INSERT = f"""
    with added as (
        insert into outbox_event (id, subject, payload, traceparent, created_at)
        select id, subject, payload, $4, now()
        from unnest($1::uuid[], $2::text[], $3::bytea[]) as event (id, subject, payload)
        returning 1
    )
    select pg_notify('{NOTIFY_CHANNEL}', '') from (select count(*) from added) as done
"""  # noqa: S608 -- the channel is a constant


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

    async def flush(self, driver: "asyncpg.Connection[Any]") -> None:
        await driver.execute(
            _INSERT,
            [event["id"] for event in self._events],
            [event["subject"] for event in self._events],
            [event["payload"] for event in self._events],
            current_traceparent(),
        )
        self._events.clear()
