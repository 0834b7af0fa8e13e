"""Nobody is asked while others wait for what this task holds (decision 72)."""

from collections.abc import AsyncGenerator, Awaitable, Callable
from uuid import uuid4

import pytest
from chassis.db import UnitOfWork
from chassis.db.held import asked_once_more, is_holding
from chassis.db.statements import col, locked, select
from chassis.errors import Unavailable
from chassis.rpc import RpcChannel
from chassis.runtime import Runtime
from chassis.testing.callers import credentials_of
from identity_client.access import RemoteAccess
from sample.tables import Note
from sqlalchemy import delete, insert, update

NOTE = uuid4()


async def _change(uow: UnitOfWork) -> None:
    note = await uow.get(Note, NOTE)
    assert note is not None
    note.text = "another"
    await uow.flush()


async def _remove(uow: UnitOfWork) -> None:
    note = await uow.get(Note, NOTE)
    assert note is not None
    await uow.delete(note)
    await uow.flush()


WAYS: dict[str, Callable[[UnitOfWork], Awaitable[object]]] = {
    "a row": lambda uow: uow.execute(locked(select(Note))),
    "a row of a list": lambda uow: uow.rows(locked(select(Note.id))),
    "a name": lambda uow: uow.lock("one at a time"),
    "what it updates": lambda uow: uow.execute(update(Note).values(text="another")),
    "what it deletes": lambda uow: uow.execute(delete(Note)),
    "what it changed": _change,
    "what it removed": _remove,
}


@pytest.fixture(autouse=True)
async def note(runtime: Runtime) -> None:
    async with runtime.database.unit_of_work() as uow:
        uow.add(Note(id=NOTE, company_id=uuid4(), text="there"))


@pytest.fixture
async def asking() -> AsyncGenerator[RemoteAccess]:
    """A service that does not answer."""
    channel = RpcChannel("identity", "127.0.0.1:1", credentials_of("forms"))
    yield RemoteAccess(channel)
    await channel.close()


@pytest.mark.parametrize("way", WAYS)
async def test_who_holds_asks_nobody(runtime: Runtime, asking: RemoteAccess, way: str) -> None:
    async with runtime.database.unit_of_work() as uow:
        await WAYS[way](uow)
        with pytest.warns(RuntimeWarning, match="identity is asked while rows are held"):
            assert await _is_away(asking)
        await uow.commit()
        assert not is_holding()


async def test_who_only_reads_or_adds_may_ask(runtime: Runtime, asking: RemoteAccess) -> None:
    async with runtime.database.unit_of_work() as uow:
        await uow.execute(select(Note).where(col(Note.id) == NOTE))
        await uow.rows(select(Note.id))
        uow.add(Note(id=uuid4(), company_id=uuid4(), text="new"))
        await uow.flush()
        await uow.execute(insert(Note).values(id=uuid4(), company_id=uuid4(), text="newer"))
        # A warning would be an error.
        assert await _is_away(asking)


async def test_what_was_announced_meanwhile_is_asked_once_more(
    runtime: Runtime, asking: RemoteAccess
) -> None:
    async with runtime.database.unit_of_work() as uow:
        await uow.lock("one at a time")
        with asked_once_more():
            assert await _is_away(asking)
        assert is_holding()


async def test_what_is_undone_is_held_no_more(runtime: Runtime) -> None:
    uow = runtime.database.open()
    await uow.lock("one at a time")
    assert is_holding()
    await uow.close()
    assert not is_holding()


async def _is_away(asked: RemoteAccess) -> bool:
    try:
        await asked.get_access(uuid4(), None, uuid4())
    except Unavailable:
        return True
    return False
