import asyncio
import hashlib
from collections.abc import AsyncIterator
from typing import Any
from uuid import uuid4

import httpx
import pytest
from chassis.access import Access, Role
from chassis.db.tables import IdempotencyKey
from chassis.http import Envelope, MemberDep, edge_router, reads
from chassis.runtime import Runtime
from chassis.testing import published
from chassis.testing.people import Person
from chassis.testing.stalls import MOST_SECONDS, watching_stalls
from fastapi.responses import FileResponse, StreamingResponse
from fastapi.sse import EventSourceResponse
from sample.events import NoteAdded
from sqlalchemy import select

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

    async def test_in_another_company_is_another_request(
        self, client: httpx.AsyncClient, runtime: Runtime, member: Person
    ) -> None:
        """Its first answer tells of a company whose member the caller may no longer be."""
        first = await client.post(CREATE, json={"text": "once"}, headers=keyed(member))
        member.company_id = uuid4()
        member.set(Access(session_active=True, role=Role.OWNER))
        elsewhere = await client.post(CREATE, json={"text": "once"}, headers=keyed(member))
        assert "Idempotency-Replayed" not in elsewhere.headers
        assert elsewhere.status_code == 201
        assert elsewhere.json()["data"]["id"] != first.json()["data"]["id"]
        assert len(await published(runtime, NoteAdded)) == 2

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


class TestTheFingerprintOfARequest:
    """Of a body that holds a password, say."""

    async def test_tells_nothing_to_who_reads_the_table(
        self, client: httpx.AsyncClient, runtime: Runtime, member: Person
    ) -> None:
        body = b'{"text": "a password"}'
        headers = {**keyed(member), "Content-Type": "application/json"}
        assert (await client.post(CREATE, content=body, headers=headers)).status_code == 201
        guesses = [hashlib.sha256(start + body).digest() for start in (b"", f"POST {CREATE}?\n".encode())]
        async with runtime.database.reading() as uow:
            kept = (await uow.execute(select(IdempotencyKey.fingerprint))).scalars().all()
        assert kept
        assert not [guess for guess in guesses if any(guess in each for each in kept)]

    async def test_of_before_the_key_was_replaced_refuses_nobody_who_repeats(
        self, client: httpx.AsyncClient, runtime: Runtime, member: Person
    ) -> None:
        first = await client.post(CREATE, json={"text": "once"}, headers=keyed(member))
        replace_key(runtime)
        again = await client.post(CREATE, json={"text": "once"}, headers=keyed(member))
        assert (again.status_code, again.content) == (201, first.content)
        assert await count(client, member) == 1


def replace_key(runtime: Runtime) -> None:
    runtime.settings = runtime.settings.model_copy(update={"rpc_key": bytes(32)})


class TestWhatIsNoJson:
    async def test_comes_again_as_what_it_is(self, client: httpx.AsyncClient, member: Person) -> None:
        path = "/api/Note/ExportNote"
        first = await client.post(path, json={"text": "once"}, headers=keyed(member))
        again = await client.post(path, json={"text": "once"}, headers=keyed(member))
        assert again.headers["Idempotency-Replayed"] == "true"
        assert (again.status_code, again.content) == (201, b"text\nonce\n")
        for name in ("content-type", "content-disposition", "content-length"):
            assert again.headers[name] == first.headers[name]

    @pytest.mark.parametrize(
        "answer", [StreamingResponse, FileResponse, EventSourceResponse, Envelope[str] | StreamingResponse]
    )
    def test_can_not_be_a_stream_of_a_call_that_writes(self, answer: Any) -> None:
        router = edge_router("Door")

        async def export(actor: MemberDep) -> Any: ...

        export.__annotations__["return"] = answer
        with pytest.raises(TypeError, match="stream"):
            router.post("/Export", response_model=None)(export)
        router.get("/Export", response_model=None)(export)
        router.post("/Read", response_model=None)(reads(export))

    def test_can_not_be_a_stream_by_its_class_either(self) -> None:
        router = edge_router("Door")
        with pytest.raises(TypeError, match="stream"):

            @router.post("/Export", response_class=EventSourceResponse)
            async def export(actor: MemberDep) -> AsyncIterator[str]:  # pyright: ignore[reportUnusedFunction]
                yield "never"


ATTACH = "/api/Note/AttachFile"
ON_DISK = 2 * 1024 * 1024  # larger than what a form keeps in memory


class TestTheSameKeyWithAFile:
    async def attach(
        self,
        client: httpx.AsyncClient,
        person: Person,
        content: bytes,
        name: str = "a.txt",
        remark: str = "x",
    ) -> httpx.Response:
        return await client.post(
            ATTACH, files={"file": (name, content)}, data={"remark": remark}, headers=keyed(person)
        )

    @pytest.mark.parametrize("size", [10, ON_DISK], ids=["small", "on disk"])
    async def test_is_another_request_where_the_file_differs_though_its_length_does_not(
        self, client: httpx.AsyncClient, member: Person, size: int
    ) -> None:
        first = await self.attach(client, member, b"a" * size)
        again = await self.attach(client, member, b"a" * size)
        other = await self.attach(client, member, b"b" * size)
        assert (first.status_code, again.status_code, other.status_code) == (201, 201, 409)
        assert again.headers["Idempotency-Replayed"] == "true"
        assert again.json() == first.json() != other.json()
        assert await count(client, member) == 1

    async def test_is_another_request_under_another_name_or_with_another_field(
        self, client: httpx.AsyncClient, member: Person
    ) -> None:
        assert (await self.attach(client, member, b"a")).status_code == 201
        assert (await self.attach(client, member, b"a", name="b.txt")).status_code == 409
        assert (await self.attach(client, member, b"a", remark="y")).status_code == 409

    async def test_keeps_nobody_waiting_while_it_is_compared(
        self, client: httpx.AsyncClient, member: Person
    ) -> None:
        async with watching_stalls() as stalls:
            for _ in range(2):
                await self.attach(client, member, b"a" * ON_DISK)
        assert stalls.longest < MOST_SECONDS

    @pytest.mark.parametrize("content_type", ["multipart/form-data", "multipart/form-data; boundary=b"])
    async def test_that_can_not_be_read_is_refused(
        self, client: httpx.AsyncClient, member: Person, content_type: str
    ) -> None:
        headers = {**keyed(member), "Content-Type": content_type}
        answer = await client.post(ATTACH, content=b"--b\r\nneither", headers=headers)
        assert answer.status_code in (400, 422), answer.text
