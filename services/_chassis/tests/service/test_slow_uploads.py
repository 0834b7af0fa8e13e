import asyncio
from collections.abc import AsyncIterator

import httpx
from chassis.http.room import Pace, UploadRoom
from chassis.runtime import Runtime
from chassis.testing.people import Person

ATTACH = "/api/Note/AttachFile"
_HEAD = b'--b\r\nContent-Disposition: form-data; name="file"; filename="photo.png"\r\n\r\n'
_FORM = {"Content-Type": "multipart/form-data; boundary=b"}


async def never_ending() -> AsyncIterator[bytes]:
    yield _HEAD
    await asyncio.Event().wait()


async def a_megabyte(number: int = 0) -> AsyncIterator[bytes]:
    yield _HEAD + b"%d" % number
    for _ in range(16):
        yield b"x" * 65536
    yield b"\r\n--b--\r\n"


class TestAnUpload:
    async def test_that_stops_coming_in_is_ended(
        self, client: httpx.AsyncClient, runtime: Runtime, member: Person
    ) -> None:
        runtime.provide(UploadRoom(1024 * 1024, Pace(grace_seconds=0.05)))
        answer = await client.post(ATTACH, content=never_ending(), headers={**member.headers, **_FORM})
        assert (answer.status_code, answer.json()["errorCode"]) == (408, 4)

    async def test_beyond_a_person_s_third_is_told_to_come_back(
        self, client: httpx.AsyncClient, runtime: Runtime, member: Person
    ) -> None:
        runtime.provide(UploadRoom(1024 * 1024))
        answer = await client.post(ATTACH, content=a_megabyte(), headers={**member.headers, **_FORM})
        assert (answer.status_code, answer.headers["Retry-After"]) == (429, "5")

    async def test_is_taken_where_there_is_room_and_gives_it_back(
        self, client: httpx.AsyncClient, runtime: Runtime, member: Person
    ) -> None:
        runtime.provide(UploadRoom(4 * 1024 * 1024))
        for number in range(8):
            answer = await client.post(
                ATTACH, content=a_megabyte(number), headers={**member.headers, **_FORM}
            )
            assert answer.status_code == 201, answer.text
