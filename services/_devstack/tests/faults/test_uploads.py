"""Bodies that don't end: nothing of a stranger's is kept, nothing of who left stays, nobody else waits."""

import asyncio
import json
import sys
from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from itertools import product
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from chassis.settings import ServiceSettings
from devstack.testing import Stack
from devstack.testing.kept import temporary_bytes_of

from services._devstack.tests.faults.ledger import sign_in
from services._devstack.tests.faults.test_clients import open_transactions

MEBIBYTE = 1024 * 1024
CROWD = ("owner", "admin", "manager", "siti.nurhaliza", "chen.zhiqiang")
UPLOAD = "/api/FormFiles/UploadResources"
_HEAD = b'--b\r\nContent-Disposition: form-data; name="file"; filename="photo.png"\r\n\r\n'

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="/proc tells what a program has open")


@dataclass(frozen=True)
class Answer:
    status: int
    body: dict[str, Any]
    retry_after: str | None


@dataclass
class Sender:
    """One connection that sends an upload, can stop anywhere and listens meanwhile, as browsers do."""

    writer: asyncio.StreamWriter
    chunked: bool
    answer: "asyncio.Task[Answer]"
    sent: int = 0

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
        self.sent += len(data)
        self.writer.write(b"%x\r\n%b\r\n" % (len(data), data) if self.chunked else data)

    def end(self) -> None:
        if self.chunked:
            self.writer.write(b"0\r\n\r\n")

    def fill(self, announced: int | None) -> None:
        """What is still owed of the announced size, in which the form never ends."""
        if announced is not None:
            self.write(b"x" * (announced - self.sent))
        self.end()

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


async def _answer(reader: asyncio.StreamReader) -> Answer:
    first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").rstrip().split("\r\n")
    headers = {name.lower(): value.strip() for name, _, value in (each.partition(":") for each in lines)}
    body = await reader.readexactly(int(headers["content-length"]))
    return Answer(int(first.split(" ", 2)[1]), json.loads(body), headers.get("retry-after"))


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
    assert [(each.status, each.body["errorCode"]) for each in answers] == [(401, 3)] * 6


@pytest.mark.parametrize("by", ["forms", "gateway"])
async def test_who_is_refused_is_told_so_once_all_is_sent(stack: Stack, by: str) -> None:
    """A browser whose session must be renewed does not listen while it sends, and sends again afterwards."""
    async with httpx.AsyncClient(base_url=stack.url(by), timeout=20) as client:
        answer = await client.post(UPLOAD, files={"file": b"x" * 24 * MEBIBYTE})
        assert answer.status_code == 401
        answer = await client.put("/api/Submission/SaveStep", json={"text": "x" * 900_000})
        assert answer.status_code == 401
        headers = await sign_in(stack)
        answer = await client.post(UPLOAD, files={"file": b"x" * 60 * MEBIBYTE}, headers=headers)
        assert answer.status_code == 413


@pytest.mark.parametrize("by", ["forms", "gateway"])
@pytest.mark.parametrize("announced", [40 * MEBIBYTE, None], ids=["declared", "unknown"])
async def test_an_upload_that_is_too_large_is_refused_and_none_of_it_kept(
    stack: Stack, by: str, announced: int | None
) -> None:
    headers = await sign_in(stack)
    async with Sender.open(stack.url(by), headers, announced) as sender:
        await sender.send(39 * MEBIBYTE)
        await _nothing_kept(stack)
        sender.fill(announced)
        answer = await asyncio.wait_for(sender.answer, 20)
    assert (answer.status, answer.body["errorCode"]) == (413, 4)


@pytest.mark.parametrize("by", ["forms", "gateway"])
@pytest.mark.parametrize("announced", [200 * MEBIBYTE, None], ids=["declared", "unknown"])
async def test_who_sends_far_too_much_is_cut_off(stack: Stack, by: str, announced: int | None) -> None:
    headers = await sign_in(stack)
    async with Sender.open(stack.url(by), headers, announced) as sender:
        await sender.send(150 * MEBIBYTE)
        answer = await asyncio.wait_for(sender.answer, 20)
        assert sender.sent < 150 * MEBIBYTE
    assert (answer.status, answer.body["errorCode"]) == (413, 4)


@pytest.mark.parametrize("by", ["forms", "gateway"])
async def test_who_leaves_an_upload_leaves_nothing_behind_and_held_up_nobody(stack: Stack, by: str) -> None:
    crowd = [await sign_in(stack, each) for each in CROWD[:4]]
    async with AsyncExitStack() as all_of_them:
        senders = [
            await all_of_them.enter_async_context(Sender.open(stack.url(by), headers, size))
            # More than the pool has connections: a slow body must have none.
            for headers, size in product(crowd, [9 * MEBIBYTE] * 5)
        ]
        await asyncio.gather(*(sender.send(8 * MEBIBYTE) for sender in senders))
        await _kept_reaches(stack, 100 * MEBIBYTE)
        assert temporary_bytes_of(_pid(stack, "gateway")) == 0
        assert await open_transactions(stack, "forms") == 0
        async with httpx.AsyncClient(base_url=stack.url(by), headers=crowd[0], timeout=10) as client:
            assert (await client.get("/api/Submission/GetTodoCounts")).status_code == 200
    await _nothing_kept(stack)


@pytest.mark.parametrize("by", ["forms", "gateway"])
@pytest.mark.parametrize("announced", [25 * MEBIBYTE, None], ids=["declared", "unknown"])
async def test_one_person_s_slow_uploads_leave_room_for_others(
    stack: Stack, by: str, announced: int | None
) -> None:
    headers, other = await sign_in(stack), await sign_in(stack, CROWD[1])
    async with AsyncExitStack() as all_of_them:

        async def open_one(whose: dict[str, str]) -> Sender:
            return await all_of_them.enter_async_context(Sender.open(stack.url(by), whose, announced))

        senders = [await open_one(headers) for _ in range(11)]
        # None of them ends: who is let in goes on sending, who is not hears it once the body is over.
        await asyncio.gather(*(sender.send(24 * MEBIBYTE) for sender in senders))
        await _kept_reaches(stack, 2 * 23 * MEBIBYTE)
        assert _kept(stack) <= default_room() // 3
        another = await open_one(other)
        await another.send(24 * MEBIBYTE)
        await _kept_reaches(stack, 3 * 23 * MEBIBYTE)
        for sender in senders:
            sender.fill(announced)
        refused = [await asyncio.wait_for(sender.answer, 20) for sender in senders]
    assert sorted(each.status for each in refused) == [422] * 2 + [429] * 9
    assert {each.retry_after for each in refused if each.status == 429} == {"5"}
    await _nothing_kept(stack)


async def test_who_announces_much_and_sends_nothing_keeps_nobody_out(stack: Stack) -> None:
    async with AsyncExitStack() as all_of_them:
        slow = [
            await all_of_them.enter_async_context(Sender.open(stack.url("gateway"), headers, size * MEBIBYTE))
            for headers in [await sign_in(stack, each) for each in CROWD[:3]]
            for size in (25, 25, 14)
        ]
        headers = await sign_in(stack, CROWD[3])
        other = await all_of_them.enter_async_context(
            Sender.open(stack.url("gateway"), headers, 25 * MEBIBYTE)
        )
        await other.send(24 * MEBIBYTE)
        other.fill(25 * MEBIBYTE)
        # Let in, and read to its end, which is none of a form.
        assert (await asyncio.wait_for(other.answer, 20)).status == 422
        assert not any(each.answer.done() for each in slow)


async def test_many_people_s_slow_uploads_fill_no_pod(stack: Stack) -> None:
    room = default_room()
    async with AsyncExitStack() as all_of_them:
        senders = [
            await all_of_them.enter_async_context(Sender.open(stack.url("forms"), headers, 25 * MEBIBYTE))
            for headers in [await sign_in(stack, each) for each in CROWD]
            for _ in range(2)
        ]
        assert len(senders) * 25 * MEBIBYTE > room
        await asyncio.gather(*(sender.send(24 * MEBIBYTE) for sender in senders))
        let_in = room // (25 * MEBIBYTE)
        await _kept_reaches(stack, let_in * 23 * MEBIBYTE)
        assert _kept(stack) <= room
        for sender in senders:
            sender.fill(25 * MEBIBYTE)
        answers = [await asyncio.wait_for(sender.answer, 20) for sender in senders]
    assert sorted(each.status for each in answers) == [422] * let_in + [503] * (len(senders) - let_in)
    assert {each.retry_after for each in answers if each.status == 503} == {"2"}
    await _nothing_kept(stack)


def default_room() -> int:
    return ServiceSettings.model_fields["upload_disk_bytes"].default


async def _kept_reaches(stack: Stack, size: int) -> None:
    async with asyncio.timeout(20):
        while _kept(stack) < size:
            await asyncio.sleep(0.1)


async def _nothing_kept(stack: Stack) -> None:
    async with asyncio.timeout(10):
        while _kept(stack):
            await asyncio.sleep(0.1)


def _kept(stack: Stack) -> int:
    return sum(temporary_bytes_of(_pid(stack, part)) for part in ("gateway", "forms"))


def _pid(stack: Stack, part: str) -> int:
    pid = stack.pid(part)
    assert pid is not None
    return pid
