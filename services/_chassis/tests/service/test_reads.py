"""A call that only reads, whatever its method: nothing is written, nothing is kept, nothing is lost."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any
from uuid import uuid4

import httpx
import pytest
from chassis.db import Database, UnitOfWork
from chassis.db.statements import col, locked, select
from chassis.db.tables import IdempotencyKey, InboxClaim
from chassis.http import MemberDep, asked_again_after_collision, commits_by_itself, edge_router, reads
from chassis.http.openapi import openapi_document
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing.people import Person
from sample.events import NoteAdded
from sample.tables import Note
from sqlalchemy import delete, func, insert, text, update
from sqlalchemy.exc import DBAPIError

SEARCH = "/api/Note/SearchNotes"


class TestAPostThatOnlyReads:
    async def test_keeps_no_answer_under_a_key(
        self, client: httpx.AsyncClient, runtime: Runtime, member: Person
    ) -> None:
        keyed = {**member.headers, "Idempotency-Key": "one"}
        first = await client.post(SEARCH, json={"text": "slab"}, headers=keyed)
        await client.post("/api/Note/CreateNote", json={"text": "slab B"}, headers=member.headers)
        later = await client.post(SEARCH, json={"text": "slab"}, headers=keyed)
        assert (first.json()["data"], later.json()["data"]) == ([], ["slab B"])
        async with runtime.database.reading() as uow:
            kept = await uow.execute(select(func.count()).select_from(IdempotencyKey))
        assert kept.scalar_one() == 0

    async def test_is_tried_again_on_a_connection_that_was_lost(
        self, client: httpx.AsyncClient, runtime: Runtime, member: Person
    ) -> None:
        search = client.post(SEARCH, json={"text": "slab"}, headers=member.headers)
        answer = await losing_its_connection(runtime, search)
        assert answer.status_code == 200, answer.text

    async def test_with_a_file_is_to_be_asked_again(
        self, client: httpx.AsyncClient, runtime: Runtime, member: Person
    ) -> None:
        """The file went with the first try."""

        async def compare() -> httpx.Response:
            files = {"file": ("a.txt", b"slab B")}
            return await client.post("/api/Note/CompareFile", files=files, headers=member.headers)

        lost = await losing_its_connection(runtime, compare())
        assert (lost.status_code, lost.json()["data"]["retryable"]) == (503, True)
        assert (await compare()).status_code == 200

    async def test_without_a_token_is_refused_before_its_body_is_looked_at(
        self, client: httpx.AsyncClient
    ) -> None:
        answer = await client.post(SEARCH, content=b"{ no json", headers={"Content-Type": "application/json"})
        assert answer.status_code == 401

    def test_is_known_from_the_document(self, service: ServiceDefinition) -> None:
        paths = openapi_document(service.app())["paths"]
        assert paths[SEARCH]["post"]["x-reads"] is True
        assert "x-reads" not in paths["/api/Note/CreateNote"]["post"]


async def losing_its_connection(
    runtime: Runtime, request: Coroutine[Any, Any, httpx.Response]
) -> httpx.Response:
    """As at a restart of the server: while the request reads. In its pool it is seen to be closed."""
    async with runtime.database.unit_of_work() as uow:
        await uow.execute(text("lock table note in access exclusive mode"))
        answer = asyncio.create_task(request)
        while not (await uow.execute(_END_WHO_WAITS)).all():
            await asyncio.sleep(0.01)
    return await answer


_END_WHO_WAITS = text(
    "select pg_terminate_backend(pid) from pg_locks where not granted and relation = 'note'::regclass "
    "and database = (select oid from pg_database where datname = current_database())"
)


Write = Callable[[UnitOfWork], Awaitable[Any]]
A_NOTE: dict[str, Any] = {"id": uuid4(), "company_id": uuid4(), "text": "a note"}


async def _added(uow: UnitOfWork) -> None:
    uow.add(Note(**A_NOTE))
    await uow.flush()


async def _inserted(uow: UnitOfWork) -> None:
    uow.insert(Note(**A_NOTE))


async def _told(uow: UnitOfWork) -> None:
    uow.outbox.add(NoteAdded(text="a note"))


async def _deleted(uow: UnitOfWork) -> None:
    await uow.delete(Note(**A_NOTE))


WAYS: dict[str, Write] = {
    "add": _added,
    "insert": _inserted,
    "tell": _told,
    "delete": _deleted,
    "lock": lambda uow: uow.lock("a note"),
    "claim": lambda uow: uow.claim("a.consumer", uuid4()),
    "insert by statement": lambda uow: uow.execute(insert(Note).values(**A_NOTE)),
    "update by statement": lambda uow: uow.execute(update(Note).values(text="another")),
    "delete by statement": lambda uow: uow.execute(delete(Note)),
    "insert and fetch": lambda uow: uow.rows(insert(Note).values(**A_NOTE).returning(col(Note.id))),
    "lock rows": lambda uow: uow.rows(locked(select(Note.id))),
    "write by hand": lambda uow: uow.execute(text("update note set text = 'another'")),
}


class TestAUnitThatOnlyReads:
    @pytest.mark.parametrize("way", WAYS)
    async def test_can_not_write_in_any_way(self, runtime: Runtime, way: str) -> None:
        async with runtime.database.unit_of_work() as uow:
            uow.add(Note(id=uuid4(), company_id=uuid4(), text="there before"))
        with pytest.raises(Exception, match="read-only"):
            async with runtime.database.reading() as uow:
                await WAYS[way](uow)
        async with runtime.database.reading() as uow:
            assert [row.text for row in await uow.rows(select(Note.text))] == ["there before"]
            assert list(await uow.rows(select(InboxClaim.event_id))) == []


class TestASnapshot:
    async def test_sees_one_moment_however_it_reads(self, runtime: Runtime) -> None:
        notes = select(func.count()).select_from(Note)
        one = Database.connect("sample", runtime.settings.model_copy(update={"database_pool_size": 1}))
        async with one.snapshot() as uow:
            assert await uow.count(notes) == 0
            async with runtime.database.unit_of_work() as other:
                other.add(Note(id=uuid4(), company_id=uuid4(), text="meanwhile"))
            assert await uow.count(notes) == 0
            assert (await uow.execute(notes)).scalar_one() == 0
            with pytest.raises(DBAPIError, match="read-only"):
                await uow.execute(delete(Note))
        # Whoever has its connection next sees each moment anew.
        async with one.reading() as uow:
            assert (await uow.execute(notes)).scalar_one() == 1
            async with runtime.database.unit_of_work() as other:
                await other.execute(delete(Note))
            assert (await uow.execute(notes)).scalar_one() == 0
        await one.close()


@pytest.mark.parametrize("other", [commits_by_itself, asked_again_after_collision])
def test_a_call_that_only_reads_is_marked_as_nothing_that_writes(other: Callable[..., Any]) -> None:
    router = edge_router("Door")
    with pytest.raises(TypeError, match="only reads"):

        @router.post("/Search")
        @reads
        @other
        async def search(actor: MemberDep) -> None: ...  # pyright: ignore[reportUnusedFunction]


def test_a_get_is_not_marked() -> None:
    router = edge_router("Door")
    with pytest.raises(TypeError, match="reads anyway"):

        @router.get("/Search")
        @reads
        async def search(actor: MemberDep) -> None: ...  # pyright: ignore[reportUnusedFunction]
