"""A database that is starting, stopping or full is away, not broken: the same again may well succeed."""

import asyncio
from collections.abc import AsyncGenerator
from uuid import uuid4

import asyncpg
import httpx
import pytest
from chassis.db import Database
from chassis.db.database import is_unreachable
from chassis.runtime import Runtime
from chassis.testing.people import Person
from chassis.testing.plugin import server_url
from sqlalchemy import bindparam, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError


def refusal(sqlstate: str) -> bytes:
    """What PostgreSQL says to a client before it lets it in (ErrorResponse)."""
    fields = b"".join(
        [b"SFATAL\0", b"VFATAL\0", b"C" + sqlstate.encode() + b"\0", b"Mthe system is starting up\0", b"\0"]
    )
    return b"E" + (len(fields) + 4).to_bytes(4, "big") + fields


@pytest.fixture
async def refusing_port(request: pytest.FixtureRequest) -> AsyncGenerator[int]:
    """A server that is there but lets nobody in."""

    async def refuse(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            length = int.from_bytes(await reader.readexactly(4), "big")
            asked = await reader.readexactly(length - 4)
            if asked == b"\x04\xd2\x16\x2f":  # "may we speak TLS?"
                writer.write(b"N")
                await reader.readexactly(int.from_bytes(await reader.readexactly(4), "big") - 4)
            writer.write(refusal(request.param))
            await writer.drain()
        except asyncio.IncompleteReadError:
            pass
        finally:
            writer.close()

    server = await asyncio.start_server(refuse, "127.0.0.1", 0)
    async with server:
        yield server.sockets[0].getsockname()[1]


# cannot_connect_now, admin_shutdown, crash_shutdown, too_many_connections
@pytest.mark.parametrize("refusing_port", ["57P03", "57P01", "57P02", "53300"], indirect=True)
async def test_a_server_that_lets_nobody_in_is_away(
    client: httpx.AsyncClient, runtime: Runtime, member: Person, refusing_port: int
) -> None:
    known = runtime.database
    url = make_url(runtime.settings.database_url).set(host="127.0.0.1", port=refusing_port)
    settings = runtime.settings.model_copy(update={"database_url": url.render_as_string(hide_password=False)})
    runtime.database = Database.connect("sample", settings)
    try:
        write = client.post("/api/Note/CreateNote", json={"text": "x"}, headers=member.headers)
        answers = await asyncio.gather(
            write,
            client.get("/api/Note/QueryNotes", headers=member.headers),
            client.post(
                "/api/Note/CreateNote",
                json={"text": "x"},
                headers={**member.headers, "Idempotency-Key": "one"},
            ),
        )
    finally:
        await runtime.database.close()
        runtime.database = known
    assert [answer.status_code for answer in answers] == [503] * 3
    assert all(answer.headers["Retry-After"] for answer in answers)
    assert all(answer.json()["data"]["retryable"] for answer in answers)


async def test_a_connection_that_the_server_ends_is_away(runtime: Runtime) -> None:
    async with runtime.database.reading() as uow:
        with pytest.raises(Exception) as ended:
            await uow.execute(text("select pg_terminate_backend(pg_backend_pid())"))
    assert is_unreachable(ended.value)


async def test_what_a_restarted_server_closed_is_opened_anew_before_the_first_write(
    client: httpx.AsyncClient, runtime: Runtime, member: Person
) -> None:
    for name in ("before", "after"):
        body = {"text": f"{name} {uuid4()}"}
        headers = {**member.headers, "Idempotency-Key": uuid4().hex}
        answer = await client.post("/api/Note/CreateNote", json=body, headers=headers)
        assert answer.status_code == 201, answer.text
        await _end_all_connections(runtime)


async def _end_all_connections(runtime: Runtime) -> None:
    """As a restart does."""
    owner = await asyncpg.connect(server_url("POSTGRES_URL"))
    try:
        ended = await owner.fetchval(
            "select count(pg_terminate_backend(pid)) from pg_stat_activity where datname = $1",
            make_url(runtime.settings.database_url).database,
        )
        assert ended
    finally:
        await owner.close()
    await asyncio.sleep(0.2)  # the process hears that they are closed


async def test_a_server_that_is_full_is_away(runtime: Runtime) -> None:
    role, password = f"full_{uuid4().hex[:8]}", uuid4().hex
    owner = await asyncpg.connect(server_url("POSTGRES_URL"))
    await owner.execute(f"create role {role} login password '{password}' connection limit 0")
    url = make_url(runtime.settings.database_url).set(username=role, password=password)
    settings = runtime.settings.model_copy(update={"database_url": url.render_as_string(hide_password=False)})
    database = Database.connect("sample", settings)
    try:
        with pytest.raises(DBAPIError, match="too many connections") as refused:
            await database.ping()
    finally:
        await database.close()
        await owner.execute(f"drop role {role}")
        await owner.close()
    assert is_unreachable(refused.value)


def test_a_file_that_is_not_there_is_nobody_away() -> None:
    """A bug: tried again for ever, and answered with "try again", nobody would ever hear of it."""
    assert not is_unreachable(FileNotFoundError("template.html"))
    assert is_unreachable(ConnectionRefusedError())


async def test_a_statement_that_is_given_more_than_fits_is_nobody_away(runtime: Runtime) -> None:
    among = text("select 1 where cast(1 as int) in :values").bindparams(bindparam("values", expanding=True))
    async with runtime.database.reading() as uow:
        with pytest.raises(DBAPIError) as refused:
            await uow.execute(among, {"values": [*range(40_000)]})
    assert isinstance(refused.value.orig, Exception)
    assert isinstance(refused.value.orig.__cause__, asyncpg.InterfaceError)
    assert not is_unreachable(refused.value)
    assert not is_unreachable(refused.value.orig.__cause__)


async def test_a_connection_that_is_closed_is_away() -> None:
    connection = await asyncpg.connect(server_url("POSTGRES_URL"))
    await connection.close()
    with pytest.raises(asyncpg.InterfaceError) as closed:
        await connection.execute("select 1")
    assert is_unreachable(closed.value)
