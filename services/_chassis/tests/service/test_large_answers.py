"""What is asked for and not read is nobody else's to pay for."""

import asyncio
import json
from collections.abc import AsyncGenerator, Callable
from contextlib import AsyncExitStack

import pytest
from chassis.access import Role
from chassis.http.room import AnswerRoom, Pace
from chassis.ids import new_id
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing.people import Memberships, Person
from starlette.types import Message

_MEBIBYTE = 1024 * 1024
_LARGE = 300 * 1024
_PATIENCE = 10.0


class Reader:
    """One request whose answer is read as fast as its caller likes."""

    def __init__(self, service: ServiceDefinition, runtime: Runtime, who: Person, size: int) -> None:
        self.status = 0
        self.parts: list[bytes] = []
        self.is_whole = False
        self.reads = asyncio.Event()
        headers = [(name.lower().encode(), value.encode()) for name, value in who.headers.items()]
        scope = {
            "type": "http",
            "method": "GET",
            "path": "/api/Note/ReadMuch",
            "headers": headers,
            "query_string": f"size={size}".encode(),
            "client": ("127.0.0.1", 1),
            "root_path": "",
        }
        self.asking = asyncio.create_task(service.app(runtime)(scope, self._receive, self._send))

    async def _receive(self) -> Message:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def _send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            return
        await self.reads.wait()
        self.parts.append(message["body"])
        self.is_whole = not message.get("more_body", False)

    async def begins(self) -> int:
        async with asyncio.timeout(_PATIENCE):
            while not self.status:
                await asyncio.sleep(0.005)
        return self.status

    async def reads_all(self) -> bytes:
        self.reads.set()
        await asyncio.wait_for(self.asking, _PATIENCE)
        return b"".join(self.parts)


Ask = Callable[..., Reader]


@pytest.fixture
async def ask(service: ServiceDefinition, runtime: Runtime) -> AsyncGenerator[Ask]:
    async with AsyncExitStack() as stack:

        def asking(who: Person, size: int = _LARGE) -> Reader:
            reader = Reader(service, runtime, who, size)
            stack.push_async_callback(reader.reads_all)
            return reader

        yield asking


@pytest.fixture
def stranger(memberships: Memberships) -> Person:
    return Person(memberships, Role.MEMBER, company_id=new_id())


async def test_a_large_answer_comes_whole_and_in_parts(ask: Ask, member: Person) -> None:
    reader = ask(member, 3 * _MEBIBYTE)
    assert json.loads(await reader.reads_all())["data"] == "x" * (3 * _MEBIBYTE)
    assert reader.is_whole
    assert max(map(len, reader.parts)) == 64 * 1024


async def test_whoever_reads_nothing_is_told_to_come_back_and_others_are_answered(
    ask: Ask, runtime: Runtime, member: Person, another: Person, stranger: Person
) -> None:
    runtime.provide(AnswerRoom(_MEBIBYTE))
    unread = ask(member)
    assert await unread.begins() == 200
    assert await ask(another).begins() == 429
    assert await ask(another, 1000).begins() == 200
    assert await ask(stranger).begins() == 200
    assert len(await unread.reads_all()) > _LARGE
    assert await ask(another).begins() == 200


async def test_when_all_is_taken_the_newest_comes_back_later(
    ask: Ask, runtime: Runtime, memberships: Memberships
) -> None:
    runtime.provide(AnswerRoom(_MEBIBYTE))
    companies = [Person(memberships, Role.MEMBER, company_id=new_id()) for _ in range(4)]
    assert [await ask(each).begins() for each in companies] == [200, 200, 200, 503]


async def test_whoever_reads_too_slowly_is_cut_off_and_gives_the_room_back(
    ask: Ask, runtime: Runtime, member: Person
) -> None:
    runtime.provide(AnswerRoom(_MEBIBYTE, Pace(grace_seconds=0.05)))
    unread = ask(member)
    assert await unread.begins() == 200
    await asyncio.wait_for(unread.asking, _PATIENCE)
    assert not unread.is_whole
    assert await ask(member).begins() == 200
