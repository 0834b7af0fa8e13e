"""An answer is one write, and what comes bit by bit still comes bit by bit."""

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from typing import Any, cast

import pytest
import uvicorn
from chassis.http.one_write import GatheredWrites, OneWriteProtocol
from chassis.testing.addresses import free_address

_ASK = b"GET / HTTP/1.1\r\nHost: here\r\n\r\n"
_LARGE = b"x" * 3_000_000


class Recorded:
    """What the transport was given, one by one."""

    def __init__(self) -> None:
        self.writes: list[bytes] = []
        self.is_closed = False

    def write(self, data: bytes) -> None:
        assert not self.is_closed
        self.writes.append(data)

    def is_closing(self) -> bool:
        return self.is_closed

    def close(self) -> None:
        self.is_closed = True


@pytest.fixture
async def recorded() -> Recorded:
    return Recorded()


@pytest.fixture
async def gathered(recorded: Recorded) -> GatheredWrites:
    return GatheredWrites(cast("asyncio.Transport", recorded), asyncio.get_running_loop())


class TestWrites:
    async def test_of_one_turn_are_one(self, recorded: Recorded, gathered: GatheredWrites) -> None:
        gathered.write(b"head ")
        gathered.write(b"body")
        assert recorded.writes == []
        await asyncio.sleep(0)
        gathered.write(b"next")
        await asyncio.sleep(0)
        assert recorded.writes == [b"head body", b"next"]

    async def test_that_are_large_wait_for_nothing(
        self, recorded: Recorded, gathered: GatheredWrites
    ) -> None:
        gathered.write(b"head ")
        gathered.write(_LARGE)
        assert recorded.writes == [b"head " + _LARGE]
        await asyncio.sleep(0)
        assert len(recorded.writes) == 1, "nothing goes twice"

    async def test_go_before_the_end(self, recorded: Recorded, gathered: GatheredWrites) -> None:
        gathered.write(b"last words")
        gathered.close()
        await asyncio.sleep(0)
        assert (recorded.writes, recorded.is_closed) == ([b"last words"], True)

    async def test_to_whoever_has_gone_are_dropped(
        self, recorded: Recorded, gathered: GatheredWrites
    ) -> None:
        gathered.write(b"too late")
        recorded.is_closed = True
        await asyncio.sleep(0)
        assert recorded.writes == []


@asynccontextmanager
async def served(
    app: Callable[..., Any],
) -> AsyncGenerator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    host, port = free_address().rsplit(":", 1)
    config = uvicorn.Config(app, http=OneWriteProtocol, port=int(port), log_config=None, lifespan="off")
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    reader, writer = await asyncio.open_connection(host, int(port), limit=2 * len(_LARGE))
    try:
        yield reader, writer
    finally:
        writer.close()
        server.should_exit = True
        await serving


async def _body(reader: asyncio.StreamReader) -> bytes:
    head = await reader.readuntil(b"\r\n\r\n")
    length = next(line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length"))
    return await reader.readexactly(int(length.split(b":")[1]))


class TestServed:
    async def test_answers_are_whole_and_in_order_however_large(self) -> None:
        bodies = [b"short", _LARGE, b"", b"last"]
        remaining = iter(bodies)

        async def app(scope: Any, receive: Any, send: Any) -> None:
            body = next(remaining)
            length = str(len(body)).encode()
            await send(
                {"type": "http.response.start", "status": 200, "headers": [(b"content-length", length)]}
            )
            await send({"type": "http.response.body", "body": body})

        async with served(app) as (reader, writer):
            writer.write(_ASK * len(bodies))
            assert [await _body(reader) for _ in bodies] == bodies

    async def test_a_stream_is_heard_while_it_goes_on(self) -> None:
        heard = asyncio.Event()

        async def app(scope: Any, receive: Any, send: Any) -> None:
            await send({"type": "http.response.start", "status": 200, "headers": []})
            await send({"type": "http.response.body", "body": b"first", "more_body": True})
            await heard.wait()
            await send({"type": "http.response.body", "body": b"second"})

        async with served(app) as (reader, writer):
            writer.write(_ASK)
            assert await reader.readuntil(b"first\r\n")
            heard.set()
            assert await reader.readuntil(b"0\r\n\r\n") == b"6\r\nsecond\r\n0\r\n\r\n"
