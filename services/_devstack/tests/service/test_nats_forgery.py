"""`forms.file.discarded.v1`, by whoever holds the key of another service: no way leads there."""

import asyncio
import contextlib
import json
from collections.abc import Generator
from uuid import uuid4

import pytest
from chassis.bus import EVENT_ID_HEADER, STREAM_HEADER
from chassis.event_contract import subject_of
from contracts.forms.v1 import events_pb2 as forms_events
from devstack.testing import Stack
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.js.api import RePublish
from nats.js.errors import APIError

from services._devstack.tests.service.nats_access import (
    all_of,
    bus_of,
    declared,
    everything,
    make_streams,
    signed_in,
)


@pytest.fixture(scope="module")
def stack() -> Generator[Stack]:
    with Stack("nats-forgery", "nats") as stack:
        asyncio.run(make_streams(stack))
        yield stack


class TestAForgedEvent:
    subject = subject_of(forms_events.FileDiscarded)

    async def test_is_not_published(self, stack: Stack) -> None:
        before = len(await all_of(stack, "forms"))
        async with signed_in(stack, "pdf") as pdf:
            assert await pdf.may_not_publish(self.subject)
        assert len(await all_of(stack, "forms")) == before

    async def test_nor_led_there_from_the_stream_of_its_own(self, stack: Stack) -> None:
        """The server answers to whatever subject a request names; what it takes along can't have the header
        by which forms knows its own."""
        durable, own = declared("pdf")[0]
        headers = [{}, {STREAM_HEADER: "pdf"}, {STREAM_HEADER.lower(): "forms"}]
        async with signed_in(stack, "pdf") as pdf:
            stream = pdf.client.jetstream(timeout=5)
            await stream.pull_subscribe(own, durable, "pdf")
            for number, each in enumerate(headers):
                await stream.publish(own, b"forged", headers={EVENT_ID_HEADER: f"forged-{number}"} | each)
            with pytest.raises(APIError, match="expected stream does not match"):
                await stream.publish(own, b"forged", headers={STREAM_HEADER: "forms"})
            asking = json.dumps({"batch": len(headers), "expires": 1_000_000_000}).encode()
            for reply in (self.subject, "forms.anything"):
                await pdf.client.publish(f"$JS.API.CONSUMER.MSG.NEXT.pdf.{durable}", asking, reply=reply)
                await pdf.client.publish(own, b"", reply=reply)
            await asyncio.sleep(0.3)
        led = [each for each in await all_of(stack, "forms") if each.data != b"real"]
        assert led, "the server does this: that is why there is the header"
        streams = [dict(each.headers or {}).get(STREAM_HEADER) for each in led]
        assert "forms" not in streams

    async def test_nor_copied_there_by_a_stream_made_for_it(self, stack: Stack) -> None:
        """Who makes a stream may have it republish what it takes under any subject. Headers are also tried
        that the server overlooks and a client might correct."""
        async with everything(stack) as admin:
            await admin.jetstream().delete_stream("pdf")
        headers = [
            "",
            "Nats-Expected-Stream: pdf",
            " Nats-Expected-Stream: forms",
            "Nats-Expected-Stream : forms",
        ]
        async with signed_in(stack, "pdf") as pdf:
            copying = RePublish(src="pdf.copied", dest=self.subject)
            await pdf.client.jetstream().add_stream(name="pdf", subjects=["pdf.>"], republish=copying)
            for each in headers:
                await publish_raw(pdf.client, "pdf.copied", f"Nats-Msg-Id: {uuid4()}\r\n{each}".strip("\r\n"))
        received = [each for each in await received_by_forms(stack) if each.data == b"forged"]
        async with everything(stack) as admin:
            await admin.jetstream().delete_stream("pdf")
        await make_streams(stack)
        assert len(received) >= 3, "the server does this: that is why there is the header"
        assert all((each.headers or {}).get(STREAM_HEADER) != "forms" for each in received)


async def publish_raw(client: Client, subject: str, headers: str) -> None:
    """As a program would that does not care for the rules of clients."""
    head = f"NATS/1.0\r\n{headers}\r\n\r\n".encode()
    line = f"HPUB {subject} {len(head)} {len(head) + len(b'forged')}\r\n".encode()
    transport = client._transport  # pyright: ignore[reportPrivateUsage] -- there is no other way past the rules
    assert transport is not None
    transport.write(line + head + b"forged\r\n")
    await client.flush()


async def received_by_forms(stack: Stack) -> list[Msg]:
    """By its consumer of discarded files, through its own client."""
    [(durable, subject)] = [each for each in declared("forms") if each[1] == TestAForgedEvent.subject]
    bus = await bus_of(stack, "forms")
    found: list[Msg] = []
    try:
        pull = await bus.jetstream.pull_subscribe(subject, durable, "forms")
        with contextlib.suppress(TimeoutError):
            while True:
                found += await pull.fetch(100, timeout=1)
    finally:
        await bus.close()
    return found
