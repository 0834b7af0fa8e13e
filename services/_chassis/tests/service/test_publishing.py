"""What is published is in its stream, or whoever publishes is told that it is not."""

import asyncio
from uuid import uuid4

import pytest
from chassis.bus import EVENT_ID_HEADER, STREAM_HEADER, Message
from chassis.runtime import Runtime
from nats.errors import BadHeaderError, BadSubjectError, Error, MaxPayloadError
from nats.js.errors import APIError, NoStreamResponseError


def message(runtime: Runtime, *, subject: str = "sample.note.added.v1", stream: str = "sample") -> Message:
    headers = {EVENT_ID_HEADER: str(uuid4()), STREAM_HEADER: runtime.bus.stream(stream)}
    return subject, b"words", headers


async def stored(runtime: Runtime) -> int:
    return (await runtime.bus.jetstream.stream_info(runtime.bus.stream("sample"))).state.messages


class TestPublishing:
    async def test_ends_when_the_stream_has_all_of_them(self, runtime: Runtime) -> None:
        await runtime.bus.ensure_stream("sample")
        batches = [[message(runtime) for _ in range(count)] for count in (1, 1_500, 0, 40)]
        await asyncio.gather(*map(runtime.bus.publish, batches))
        assert await stored(runtime) == 1_541

    async def test_again_is_no_mistake(self, runtime: Runtime) -> None:
        await runtime.bus.ensure_stream("sample")
        messages = [message(runtime) for _ in range(3)]
        await runtime.bus.publish(messages)
        await runtime.bus.publish([*messages, message(runtime)])
        assert await stored(runtime) == 4

    async def test_tells_of_one_among_many_that_its_stream_refuses(self, runtime: Runtime) -> None:
        await runtime.bus.ensure_stream("sample")
        good = [message(runtime) for _ in range(50)]
        with pytest.raises(APIError, match="expected stream does not match"):
            await runtime.bus.publish([*good, message(runtime, stream="another"), *good])

    async def test_tells_that_there_is_no_stream(self, runtime: Runtime) -> None:
        with pytest.raises(NoStreamResponseError):
            await runtime.bus.publish([message(runtime)])

    @pytest.mark.parametrize(
        ("subject", "payload", "value", "refusal"),
        [
            ("sample.note added.v1", b"", "plain", BadSubjectError),
            ("sample.note.added.v1\r\nPUB other 0\r\n\r\n", b"", "plain", BadSubjectError),
            ("sample.note.added.v1", b"", f"plain\r\n{STREAM_HEADER}: another", BadHeaderError),
            ("sample.note.added.v1", b"", "plain\nof two lines", BadHeaderError),
            ("sample.note.added.v1", b"x" * 1_100_000, "plain", MaxPayloadError),
        ],
        ids=["blank in the subject", "command in the subject", "header in a header", "lines", "too long"],
    )
    async def test_says_nothing_that_would_be_read_as_something_else(
        self, runtime: Runtime, subject: str, payload: bytes, value: str, refusal: type[Error]
    ) -> None:
        await runtime.bus.ensure_stream("sample")
        _, _, headers = message(runtime)
        with pytest.raises(refusal):
            await runtime.bus.publish([message(runtime), (subject, payload, headers | {"Words": value})])
        await runtime.bus.publish([message(runtime)])
        assert await stored(runtime) == 1

    async def test_values_arrive_as_they_were(self, runtime: Runtime) -> None:
        await runtime.bus.ensure_stream("sample")
        subject, _, headers = message(runtime)
        heard = await runtime.bus.client.subscribe(runtime.bus.subject(subject))
        await runtime.bus.publish([(subject, b"\r\nPING\r\n", headers | {"Words": "李明: a, b"})])
        found = await heard.next_msg()
        assert found.data == b"\r\nPING\r\n"
        assert found.headers == headers | {"Words": "李明: a, b"}
