"""A batch is what there is: nothing is waited for beside the first, and nothing that was sent is lost."""

import asyncio
from collections.abc import AsyncGenerator, Sequence
from contextlib import AsyncExitStack
from uuid import uuid4

import pytest
from chassis.bus import EVENT_ID_HEADER, STREAM_HEADER
from chassis.events.pull import Pull, pulling
from chassis.runtime import Runtime
from nats.aio.msg import Msg
from nats.js.api import AckPolicy, ConsumerConfig
from nats.js.errors import APIError

DURABLE = "sample_pull"


async def say(runtime: Runtime, *words: str) -> None:
    bus = runtime.bus
    messages = [
        (
            "sample.note.added.v1",
            each.encode(),
            {EVENT_ID_HEADER: str(uuid4()), STREAM_HEADER: bus.stream("sample")},
        )
        for each in words
    ]
    await bus.publish(messages)


def words_of(messages: Sequence[Msg]) -> list[str]:
    return [each.data.decode() for each in messages]


@pytest.fixture
async def stream(runtime: Runtime) -> str:
    await runtime.bus.ensure_stream("sample")
    name = runtime.bus.stream("sample")
    wanted = ConsumerConfig(durable_name=DURABLE, ack_policy=AckPolicy.EXPLICIT)
    await runtime.bus.jetstream.add_consumer(name, wanted)
    return name


@pytest.fixture
async def pull(runtime: Runtime, stream: str) -> AsyncGenerator[Pull]:
    async with pulling(runtime.bus, stream, DURABLE) as pull:
        yield pull


class TestFetching:
    async def test_takes_what_is_there_without_waiting_for_more(self, runtime: Runtime, pull: Pull) -> None:
        await say(runtime, "one", "two", "three")
        async with asyncio.timeout(60):
            assert words_of(await pull.fetch(500, seconds=600)) == ["one", "two", "three"]

    async def test_takes_no_more_than_it_is_asked_to(self, runtime: Runtime, pull: Pull) -> None:
        await say(runtime, *map(str, range(7)))
        fetched = [words_of(await pull.fetch(3, seconds=5)) for _ in range(3)]
        assert fetched == [["0", "1", "2"], ["3", "4", "5"], ["6"]]

    async def test_waits_for_the_first(self, runtime: Runtime, pull: Pull) -> None:
        fetching = asyncio.create_task(pull.fetch(500, seconds=30))
        await asyncio.sleep(0.2)
        assert not fetching.done()
        await say(runtime, "late")
        assert words_of(await fetching) == ["late"]

    async def test_that_none_came_is_told(self, runtime: Runtime, pull: Pull) -> None:
        with pytest.raises(TimeoutError):
            await pull.fetch(500, seconds=0.2)
        await say(runtime, "after it")
        assert words_of(await pull.fetch(500, seconds=5)) == ["after it"]

    async def test_what_comes_for_a_fetch_that_was_given_up_is_the_next_ones(
        self, runtime: Runtime, pull: Pull
    ) -> None:
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.2):
                await pull.fetch(500, seconds=60)
        await say(runtime, "for nobody")
        assert words_of(await pull.fetch(500, seconds=5)) == ["for nobody"]

    async def test_two_at_once_share_everything(self, runtime: Runtime, stream: str) -> None:
        async with AsyncExitStack() as open_ones:
            pulls = [
                await open_ones.enter_async_context(pulling(runtime.bus, stream, DURABLE)) for _ in range(2)
            ]
            said, heard = [str(number) for number in range(2_000)], list[str]()

            async def take(pull: Pull) -> None:
                while len(heard) < len(said):
                    try:
                        messages = await pull.fetch(50, seconds=1)
                    except TimeoutError:
                        continue
                    heard.extend(words_of(messages))
                    for each in messages:
                        await each.ack()

            async with asyncio.timeout(30):
                await asyncio.gather(*map(take, pulls), say(runtime, *said))
        assert sorted(heard) == sorted(said)


class TestWithoutItsConsumer:
    async def test_who_waits_is_told_that_it_was_deleted(
        self, runtime: Runtime, stream: str, pull: Pull
    ) -> None:
        fetching = asyncio.create_task(pull.fetch(500, seconds=30))
        await asyncio.sleep(0.2)
        await runtime.bus.jetstream.delete_consumer(stream, DURABLE)
        with pytest.raises(APIError, match="Consumer Deleted"):
            await fetching

    async def test_who_asks_is_told_that_nobody_answers(
        self, runtime: Runtime, stream: str, pull: Pull
    ) -> None:
        await runtime.bus.jetstream.delete_consumer(stream, DURABLE)
        with pytest.raises(APIError, match="503"):
            await pull.fetch(500, seconds=30)
