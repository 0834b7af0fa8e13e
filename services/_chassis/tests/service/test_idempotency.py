import asyncio

import httpx
from chassis.runtime import Runtime
from chassis.testing import published
from chassis.testing.people import Person
from sample.events import NoteAdded

CREATE = "/api/Note/CreateNote"


def keyed(person: Person, key: str = "one-click") -> dict[str, str]:
    return {**person.headers, "Idempotency-Key": key}


async def count(client: httpx.AsyncClient, person: Person) -> int:
    answer = await client.get("/api/Note/QueryNotes", headers=person.headers)
    return int(answer.json()["data"]["totalCount"])


class TestTheSameKey:
    async def test_gives_the_first_answer_again(
        self, client: httpx.AsyncClient, runtime: Runtime, member: Person
    ) -> None:
        first = await client.post(CREATE, json={"text": "once"}, headers=keyed(member))
        again = await client.post(CREATE, json={"text": "once"}, headers=keyed(member))
        assert (again.status_code, again.content) == (first.status_code, first.content)
        assert again.headers["Idempotency-Replayed"] == "true"
        assert await count(client, member) == 1
        assert len(await published(runtime, NoteAdded)) == 1

    async def test_sent_twenty_times_eight_at_once_makes_one_row(
        self, client: httpx.AsyncClient, member: Person
    ) -> None:
        gate = asyncio.Semaphore(8)

        async def send() -> httpx.Response:
            async with gate:
                return await client.post(CREATE, json={"text": "once"}, headers=keyed(member))

        answers = await asyncio.gather(*(send() for _ in range(20)))
        assert {answer.status_code for answer in answers} == {201}
        assert len({answer.json()["data"]["id"] for answer in answers}) == 1
        assert await count(client, member) == 1

    async def test_with_another_body_is_refused_and_writes_nothing(
        self, client: httpx.AsyncClient, member: Person
    ) -> None:
        await client.post(CREATE, json={"text": "one"}, headers=keyed(member))
        other = await client.post(CREATE, json={"text": "two"}, headers=keyed(member))
        assert other.status_code == 409
        assert await count(client, member) == 1

    async def test_is_looked_for_first_where_what_is_done_cannot_be_undone(
        self, client: httpx.AsyncClient, member: Person
    ) -> None:
        path = "/api/Note/CreateNoteByItself"
        first = await client.post(path, json={"text": "one"}, headers=keyed(member))
        again = await client.post(path, json={"text": "one"}, headers=keyed(member))
        other = await client.post(path, json={"text": "two"}, headers=keyed(member))
        assert (first.status_code, again.status_code, other.status_code) == (201, 201, 409)
        assert again.headers["Idempotency-Replayed"] == "true"
        assert await count(client, member) == 1

    async def test_of_another_person_is_another_key(
        self, client: httpx.AsyncClient, member: Person, another: Person
    ) -> None:
        await client.post(CREATE, json={"text": "mine"}, headers=keyed(member))
        theirs = await client.post(CREATE, json={"text": "theirs"}, headers=keyed(another))
        assert theirs.json()["data"]["text"] == "theirs"

    async def test_after_a_refusal_tries_again(self, client: httpx.AsyncClient, member: Person) -> None:
        body = {"text": "later", "failAfter": True}
        assert (await client.post(CREATE, json=body, headers=keyed(member))).status_code == 409
        assert await count(client, member) == 0
        body["failAfter"] = False
        assert (await client.post(CREATE, json=body, headers=keyed(member))).status_code == 201

    async def test_an_answer_that_must_not_be_stored_is_not(
        self, client: httpx.AsyncClient, member: Person
    ) -> None:
        await client.post("/api/Note/CreateSecret", json={"text": "a"}, headers=keyed(member))
        again = await client.post("/api/Note/CreateSecret", json={"text": "b"}, headers=keyed(member))
        assert "Idempotency-Replayed" not in again.headers
