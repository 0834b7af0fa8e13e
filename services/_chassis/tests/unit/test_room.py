"""Who comes in slowly or takes much gives way; whoever sends what they can is let in."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack

import pytest
from chassis.errors import TooManyRequests, Unavailable
from chassis.http.room import Pace, Place, TooSlow, UploadRoom
from starlette.exceptions import HTTPException
from starlette.types import Message

MEBIBYTE = 1024 * 1024
FOR_EVER = Pace(grace_seconds=3600)


class Sender:
    """One request whose body is read, piece by piece, as it is sent."""

    def __init__(self, room: UploadRoom, person: str, company: str) -> None:
        self._pieces = asyncio.Queue[Message]()
        self.context = room.place(person, company)
        self.place: Place = self.context.__enter__()
        self._reading = asyncio.create_task(self._read())

    async def send(self, size: int, *, ends: bool = False) -> None:
        self._pieces.put_nowait({"type": "http.request", "body": b"x" * size, "more_body": not ends})
        while not self._pieces.empty() and not self._reading.done():
            await asyncio.sleep(0)

    async def _read(self) -> None:
        try:
            while (await self.place.receive(self._pieces.get)).get("more_body"):
                pass
        except HTTPException:
            self.context.__exit__(None, None, None)

    async def leave(self) -> None:
        self._reading.cancel()
        await asyncio.wait([self._reading])
        if self.place.refusal is None:
            self.context.__exit__(None, None, None)


class Crowd:
    def __init__(self, stack: AsyncExitStack, room: UploadRoom) -> None:
        self.stack, self.room = stack, room

    def join(self, person: str, company: str) -> Sender:
        sender = Sender(self.room, person, company)
        self.stack.push_async_callback(sender.leave)
        return sender


@pytest.fixture
async def crowd() -> AsyncGenerator[Crowd]:
    async with AsyncExitStack() as stack:
        yield Crowd(stack, UploadRoom(192 * MEBIBYTE, FOR_EVER))


async def test_who_announces_much_and_sends_little_takes_no_room(crowd: Crowd) -> None:
    slow = [crowd.join(f"p{number % 3}", "A") for number in range(9)]
    for each in slow:
        await each.send(1)
    other = crowd.join("q", "B")
    for _ in range(24):
        await other.send(MEBIBYTE)
    assert [each.place.refusal for each in (*slow, other)] == [None] * 10


@pytest.mark.parametrize("company", ["A", "A{}"], ids=["of one company", "of three companies"])
async def test_who_takes_the_most_gives_way_to_who_comes(crowd: Crowd, company: str) -> None:
    holders = [crowd.join(f"p{n % 3}", company.format(n % 3)) for n in range(9)]
    for each in holders:
        await each.send(21 * MEBIBYTE)
    other = crowd.join("q", "B")
    for _ in range(25):
        await other.send(MEBIBYTE)
    assert other.place.refusal is None
    assert {type(each.place.refusal) for each in holders[-2:]} == {Unavailable}
    assert [each.place.refusal for each in holders[:3]] == [None] * 3


async def test_one_person_s_newest_give_way_beyond_a_third(crowd: Crowd) -> None:
    own = [crowd.join("p", f"A{number}") for number in range(4)]
    for _ in range(24):
        for each in own:
            await each.send(MEBIBYTE)
    assert [type(each.place.refusal) for each in own[:2]] == [type(None)] * 2
    assert {type(each.place.refusal) for each in own[2:]} == {TooManyRequests}


async def test_what_is_worked_on_stays_and_who_comes_then_is_refused(crowd: Crowd) -> None:
    for number in range(3):
        await crowd.join(f"p{number}", "A").send(64 * MEBIBYTE, ends=True)
    other = crowd.join("q", "B")
    await other.send(MEBIBYTE)
    await asyncio.sleep(0)
    assert isinstance(other.place.refusal, Unavailable)


async def test_who_sends_too_slowly_is_gone() -> None:
    async with AsyncExitStack() as stack:
        slow = Crowd(stack, UploadRoom(192 * MEBIBYTE, Pace(grace_seconds=0.01))).join("p", "A")
        await asyncio.wait([slow._reading], timeout=20)  # pyright: ignore[reportPrivateUsage]
        assert isinstance(slow.place.refusal, TooSlow)


def test_a_phone_at_the_edge_of_a_network_is_waited_for() -> None:
    pace = Pace()
    for received in range(0, 5_000_000, 20_000):
        # With two pauses of ten seconds on the way.
        assert received / 20_000 + 20 < pace.due_seconds(received)
