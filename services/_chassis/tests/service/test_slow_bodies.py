"""Bodies that come in slowly, or much at once: they are held in memory, which is everybody's."""

import asyncio
from collections.abc import AsyncIterator

import httpx
from chassis.http.room import BodyRoom, Pace
from chassis.runtime import Runtime
from chassis.testing.people import Person

CREATE, BY_ANYBODY = "/api/Note/CreateNote", "/api/Note/LeaveFeedback"
_JSON = {"Content-Type": "application/json"}
_KIBIBYTE = 1024


async def unfinished(size: int) -> AsyncIterator[bytes]:
    yield b'{"text": "' + b"x" * size
    await asyncio.Event().wait()


def note(text: str = "x") -> dict[str, str]:
    return {"text": text}


class TestABody:
    async def test_that_stops_coming_in_is_ended(
        self, client: httpx.AsyncClient, runtime: Runtime, member: Person
    ) -> None:
        runtime.provide(BodyRoom(_KIBIBYTE * 300, Pace(grace_seconds=0.05)))
        headers = {**member.headers, **_JSON}
        answer = await client.post(CREATE, content=unfinished(10), headers=headers)
        assert (answer.status_code, answer.json()["errorCode"]) == (408, 4)
        answer = await client.post(BY_ANYBODY, content=unfinished(10), headers=_JSON)
        assert answer.status_code == 408

    async def test_beyond_a_person_s_third_is_told_to_come_back(
        self, client: httpx.AsyncClient, runtime: Runtime, member: Person
    ) -> None:
        runtime.provide(BodyRoom(_KIBIBYTE * 3))
        answer = await client.post(CREATE, json=note("x" * 2 * _KIBIBYTE), headers=member.headers)
        assert (answer.status_code, answer.headers["Retry-After"]) == (429, "5")
        assert (await client.post(CREATE, json=note(), headers=member.headers)).status_code == 201

    async def test_of_nobody_known_fills_its_address_share_and_no_more(
        self, client: httpx.AsyncClient, runtime: Runtime, member: Person
    ) -> None:
        runtime.provide(BodyRoom(_KIBIBYTE * 300))

        async def sent(size: int) -> int:
            return (await client.post(BY_ANYBODY, content=unfinished(size), headers=_JSON)).status_code

        kept = asyncio.create_task(sent(90 * _KIBIBYTE))
        await asyncio.sleep(0.1)
        assert await sent(90 * _KIBIBYTE) == 429
        assert (await client.post(CREATE, json=note(), headers=member.headers)).status_code == 201
        assert (await client.post(BY_ANYBODY, json=note())).status_code == 201
        assert not kept.done()
        kept.cancel()
