"""What was published, read from the stream."""

import time
from collections.abc import Callable, Container
from typing import Any

import nats
from chassis.event_contract import subject_of
from devstack.testing import Stack

_PATIENCE = 30.0


def _submission_id(event: Any) -> str:
    """Those of forms carry the whole submission, those of others only its id."""
    fields = event.DESCRIPTOR.fields_by_name
    return event.submission.submission_id if "submission" in fields else event.submission_id


async def read_events(
    stack: Stack,
    kind: Any,
    wanted: int,
    about: Container[str],
    id_in: Callable[[Any], str] = _submission_id,
) -> list[Any]:
    """Distinct events about these, submissions unless `id_in` says what else, until there are as many as
    wanted and no more come."""
    client = await nats.connect(stack.url("nats"))
    try:
        subject = subject_of(kind)
        pull = await client.jetstream().pull_subscribe(subject, stream=subject.split(".")[0])
        found: dict[str, Any] = {}
        deadline = time.monotonic() + _PATIENCE
        while time.monotonic() < deadline:
            try:
                messages = await pull.fetch(500, timeout=1)
            except TimeoutError:
                if len(found) >= wanted:
                    break
                continue
            for message in messages:
                event = kind.FromString(message.data)
                if id_in(event) in about:
                    found[(message.headers or {})["Nats-Msg-Id"]] = event
                await message.ack()
        return list(found.values())
    finally:
        await client.close()
