from typing import Any
from uuid import UUID

from google.protobuf.message import Message
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncSession

from chassis.events.subjects import subject_of
from chassis.ids import new_id
from chassis.telemetry import current_traceparent

NOTIFY_CHANNEL = "outbox"

# One round trip whatever the number of events. The notification is sent by the commit itself, so the relay
# can't be woken for a row it can't see yet.
_INSERT = text(
    f"""
    with added as (
        insert into outbox_event (id, subject, payload, traceparent, created_at)
        select id, subject, payload, cast(:traceparent as text), now() from unnest(
            cast(:ids as uuid[]), cast(:subjects as text[]), cast(:payloads as bytea[])
        ) as event (id, subject, payload)
        returning 1
    )
    select pg_notify('{NOTIFY_CHANNEL}', '') from (select count(*) from added) as done
    """  # noqa: S608 -- the channel is a constant
)


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

    async def flush(self, session: AsyncSession) -> None:
        if not self._events:
            return
        await session.execute(
            _INSERT,
            {
                "ids": [event["id"] for event in self._events],
                "subjects": [event["subject"] for event in self._events],
                "payloads": [event["payload"] for event in self._events],
                "traceparent": current_traceparent(),
            },
        )
        self._events.clear()
