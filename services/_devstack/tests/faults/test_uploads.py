"""Bodies that don't end: nothing of a stranger's is kept, nothing of who left stays, nobody else waits."""

import asyncio
import json
import sys
from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from devstack.testing import Stack
from devstack.testing.kept import temporary_bytes_of

from services._devstack.tests.faults.ledger import sign_in
from services._devstack.tests.faults.test_clients import open_transactions

MEBIBYTE = 1024 * 1024
UPLOAD = "/api/FormFiles/UploadResources"
_HEAD = b'--b\r\nContent-Disposition: form-data; name="file"; filename="photo.png"\r\n\r\n'

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="/proc tells what a program has open")


@dataclass
class Sender:
    """One connection that sends an upload, can stop anywhere and listens meanwhile, as browsers do."""

    writer: asyncio.StreamWriter
    chunked: bool
    answer: "asyncio.Task[tuple[int, dict[str, Any]]]"

    @classmethod
    @asynccontextmanager
    async def open(cls, url: str, headers: dict[str, str], announced: int | None) -> "AsyncGenerator[Sender]":
        """`announced`: how much it says it will send."""
        address = urlsplit(url)
        reader, writer = await asyncio.open_connection(address.hostname, address.port)
        lines = {
            "Host": address.netloc,
            "Content-Type": "multipart/form-data; boundary=b",
            **({"Transfer-Encoding": "chunked"} if announced is None else {"Content-Length": str(announced)}),
            **headers,
        }
        head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
        writer.write(f"POST {UPLOAD} HTTP/1.1\r\n{head}\r\n".encode())
        answer = asyncio.create_task(_answer(reader))
        try:
            sender = cls(writer, announced is None, answer)
            sender.write(_HEAD)
            yield sender
        finally:
            answer.cancel()
            writer.transport.abort()

    def write(self, data: bytes) -> None:
        self.writer.write(b"%x\r\n%b\r\n" % (len(data), data) if self.chunked else data)

    def end(self) -> None:
        if self.chunked:
            self.writer.write(b"0\r\n\r\n")

    async def send(self, size: int) -> None:
        """As a connection of a building site does: piece by piece, until there is an answer."""
        for _ in range(size // MEBIBYTE):
            if self.answer.done():
                return
            await asyncio.sleep(0.05)
            self.write(b"x" * MEBIBYTE)
            try:
                await self.writer.drain()
            except ConnectionError:
                return


async def _answer(reader: asyncio.StreamReader) -> tuple[int, dict[str, Any]]:
    head = (await reader.readuntil(b"\r\n\r\n")).lower()
    length = next(line for line in head.split(b"\r\n") if line.startswith(b"content-length"))
    body = await reader.readexactly(int(length.partition(b":")[2]))
    return int(head.split(b" ", 2)[1]), json.loads(body)


@pytest.fixture(autouse=True)
def web(stack: Stack) -> None:
    stack.start("web")


@pytest.mark.parametrize("by", ["forms", "gateway"])
@pytest.mark.parametrize(
    "announced", [100 * MEBIBYTE, len(_HEAD) + 24 * MEBIBYTE, None], ids=["too large", "fits", "unknown"]
)
async def test_a_stranger_fills_no_disk(stack: Stack, by: str, announced: int | None) -> None:
    most_kept = 0
    async with AsyncExitStack() as all_of_them:
        senders = [
            await all_of_them.enter_async_context(Sender.open(stack.url(by), {}, announced)) for _ in range(6)
        ]
        for _ in range(8):
            await asyncio.gather(*(sender.send(3 * MEBIBYTE) for sender in senders))
            most_kept = max(most_kept, _kept(stack))
        assert most_kept < MEBIBYTE
        for sender in senders:
            sender.end()
        answers = [await asyncio.wait_for(sender.answer, 20) for sender in senders]
    assert [(status, body["errorCode"]) for status, body in answers] == [(401, 3)] * 6


@pytest.mark.parametrize("by", ["forms", "gateway"])
async def test_who_is_refused_is_told_so_once_all_is_sent(stack: Stack, by: str) -> None:
    """A browser whose session must be renewed does not listen while it sends, and sends again afterwards."""
    async with httpx.AsyncClient(base_url=stack.url(by), timeout=20) as client:
        answer = await client.post(UPLOAD, files={"file": b"x" * 24 * MEBIBYTE})
        assert answer.status_code == 401
        answer = await client.put("/api/Submission/SaveStep", json={"text": "x" * 900_000})
        assert answer.status_code == 401


@pytest.mark.parametrize("by", ["forms", "gateway"])
@pytest.mark.parametrize("announced", [40 * MEBIBYTE, None], ids=["declared", "unknown"])
async def test_an_upload_that_is_too_large_is_refused_where_it_passes_the_limit(
    stack: Stack, by: str, announced: int | None
) -> None:
    headers = await sign_in(stack)
    async with Sender.open(stack.url(by), headers, announced) as sender:
        await sender.send(39 * MEBIBYTE)
        status, body = await asyncio.wait_for(sender.answer, 20)
    assert (status, body["errorCode"]) == (413, 4)
    async with asyncio.timeout(10):
        while _kept(stack):
            await asyncio.sleep(0.1)


@pytest.mark.parametrize("by", ["forms", "gateway"])
async def test_who_leaves_an_upload_leaves_nothing_behind_and_held_up_nobody(stack: Stack, by: str) -> None:
    headers = await sign_in(stack)
    async with AsyncExitStack() as all_of_them:
        senders = [
            await all_of_them.enter_async_context(Sender.open(stack.url(by), headers, 24 * MEBIBYTE))
            for _ in range(20)
        ]
        await asyncio.gather(*(sender.send(8 * MEBIBYTE) for sender in senders))
        async with asyncio.timeout(20):
            while _kept(stack) < 100 * MEBIBYTE:
                await asyncio.sleep(0.1)
        assert temporary_bytes_of(_pid(stack, "gateway")) == 0
        # More than the pool has connections: a slow body must have none.
        assert await open_transactions(stack, "forms") == 0
        async with httpx.AsyncClient(base_url=stack.url(by), headers=headers, timeout=10) as client:
            assert (await client.get("/api/Submission/GetTodoCounts")).status_code == 200
    async with asyncio.timeout(10):
        while _kept(stack):
            await asyncio.sleep(0.1)


def _kept(stack: Stack) -> int:
    return sum(temporary_bytes_of(_pid(stack, part)) for part in ("gateway", "forms"))


def _pid(stack: Stack, part: str) -> int:
    pid = stack.pid(part)
    assert pid is not None
    return pid
