import asyncio
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any
from uuid import UUID, uuid4

import pytest
from chassis.db import Prepared, ServiceBase, UnitOfWork
from chassis.db.fast_rows import Plan
from chassis.db.statements import col, locked, select
from chassis.ids import new_id
from chassis.runtime import Runtime
from chassis.testing import counted_statements, published
from sample.events import NoteAdded
from sample.tables import Echo, Measurement, Note
from sqlalchemy import Text, Uuid, bindparam, insert, update
from sqlalchemy.exc import IntegrityError

COMPANY = new_id()


def note(text: str) -> Note:
    return Note(company_id=COMPANY, text=text)


def measurement(number: int) -> Measurement:
    return Measurement(
        place=f"place {number}",
        tags=[["wet", "李明"], [], ['a "b"', "c\\d", "", "NULL", "{e,f}", " g "]][number % 3],
        values={"depth": [number, None]},
        taken_at=datetime(2026, 1, 1, tzinfo=UTC),
    )


async def stored(runtime: Runtime, kind: type[ServiceBase]) -> Sequence[Any]:
    async with runtime.database.reading() as uow:
        return (await uow.execute(select(kind).order_by("id"))).scalars().all()


def columns(row: ServiceBase) -> dict[str, Any]:
    return {name: value for name, value in vars(row).items() if not name.startswith("_")}


class TestInsertedRows:
    async def test_are_one_statement_with_their_events_and_no_transaction_around_it(
        self, runtime: Runtime
    ) -> None:
        with counted_statements(runtime.database) as statements:
            async with runtime.database.unit_of_work() as uow:
                uow.insert(note("one"))
                uow.insert(measurement(1))
                uow.outbox.add(NoteAdded(note_id=str(uuid4()), text="one"))
        assert len(statements) == 1
        assert [row.text for row in await stored(runtime, Note)] == ["one"]
        assert len(await published(runtime, NoteAdded)) == 1

    @pytest.mark.parametrize("count", [1, 3])
    async def test_are_what_the_orm_would_have_written(self, runtime: Runtime, count: int) -> None:
        async with runtime.database.unit_of_work() as uow:
            inserted = [uow.insert(measurement(number)) for number in range(count)]
        async with runtime.database.unit_of_work() as uow:
            added = [uow.add(measurement(number)) for number in range(count)]
        rows = {row.id: columns(row) for row in await stored(runtime, Measurement)}
        own = ("id", "created_at")
        for one, other in zip(inserted, added, strict=True):
            kept = rows[one.id]
            assert kept | {name: rows[other.id][name] for name in own} == rows[other.id]
            assert kept | columns(one) == kept, "the row in hand already knew its defaults"

    async def test_of_one_kind_are_one_statement_however_many(self, runtime: Runtime) -> None:
        statements: list[str] = []
        for count in (2, 200):
            with counted_statements(runtime.database) as sent:
                async with runtime.database.unit_of_work() as uow:
                    for number in range(count):
                        uow.insert(note(f"{count}-{number}"))
                        uow.insert(measurement(number))
            statements.extend(sent)
        assert len(statements) == 2
        assert len(set(statements)) == 1
        assert len(await stored(runtime, Note)) == 202
        assert len(await stored(runtime, Measurement)) == 202

    async def test_are_undone_together_when_one_collides(self, runtime: Runtime) -> None:
        async with runtime.database.unit_of_work() as uow:
            uow.insert(note("taken"))
        uow = runtime.database.open()
        uow.insert(measurement(1))
        uow.insert(note("taken"))
        uow.outbox.add(NoteAdded(note_id=str(uuid4()), text="taken"))
        with pytest.raises(IntegrityError):
            await uow.commit()
        assert await stored(runtime, Measurement) == []
        assert await published(runtime, NoteAdded) == []

    async def test_are_undone_with_the_unit_they_belong_to(self, runtime: Runtime) -> None:
        uow = runtime.database.open()
        uow.insert(note("undone"))
        await uow.flush()
        assert await texts(uow) == ["undone"]
        await uow.close()
        assert await stored(runtime, Note) == []

    async def test_and_added_ones_are_one_transaction(self, runtime: Runtime) -> None:
        async with runtime.database.unit_of_work() as uow:
            uow.insert(note("taken"))
        uow = runtime.database.open()
        uow.add(measurement(1))
        uow.insert(note("taken"))
        with pytest.raises(IntegrityError):
            await uow.commit()
        await uow.close()
        assert await stored(runtime, Measurement) == []


class TestRowsThatAreFlushedBeforeTheNextStatement:
    async def test_are_one_statement_with_the_events_where_there_is_none(self, runtime: Runtime) -> None:
        async with runtime.database.unit_of_work() as uow:
            await uow.lock("somebody")
            with counted_statements(runtime.database) as statements:
                uow.insert(note("one"))
                uow.flush_before_next()
                uow.outbox.add(NoteAdded(note_id=str(uuid4()), text="one"))
                await uow.commit()
        assert len(statements) == 1
        assert [row.text for row in await stored(runtime, Note)] == ["one"]
        assert len(await published(runtime, NoteAdded)) == 1

    @pytest.mark.parametrize("added_before", [False, True])
    async def test_are_seen_by_it_whichever_way_it_goes(
        self, runtime: Runtime, *, added_before: bool
    ) -> None:
        for seen in (texts, texts_by_orm, texts_by_driver):
            uow = runtime.database.open()
            if added_before:
                await uow.lock("somebody")
            uow.insert(note("seen"))
            uow.flush_before_next()
            assert await seen(uow) == ["seen"]
            await uow.close()
        assert await stored(runtime, Note) == []


async def texts_by_orm(uow: UnitOfWork) -> list[str]:
    return [row.text for row in (await uow.execute(select(Note))).scalars()]


async def texts_by_driver(uow: UnitOfWork) -> list[str]:
    return [row["text"] for row in await (await uow.driver()).fetch("select text from note")]


def renamed(note_id: UUID, text: str) -> Plan:
    """With a measurement of it; of no such note there is none."""
    changed = (
        update(Note)
        .where(col(Note.id) == bindparam("note_id", type_=Uuid()))
        .values(text=bindparam("words", type_=Text()))
        .returning(col(Note.text))
        .cte("changed")
    )
    taken = select(bindparam("measured_id", type_=Uuid()), select(changed.c.text).scalar_subquery())
    prepared = Prepared(insert(Echo).from_select(["id", "text"], taken, include_defaults=False))
    return prepared.plan(note_id=note_id, words=text, measured_id=new_id())


class TestTheLastStatement:
    @pytest.mark.parametrize("events", [0, 2])
    async def test_is_one_with_the_rows_and_events_before_it(self, runtime: Runtime, events: int) -> None:
        async with runtime.database.unit_of_work() as uow:
            known = uow.insert(note("before"))
        with counted_statements(runtime.database) as statements:
            async with runtime.database.unit_of_work() as uow:
                uow.finish_with(renamed(known.id, "after"))
                for _ in range(events):
                    uow.insert(measurement(1))
                    uow.outbox.add(NoteAdded(note_id=str(known.id), text="after"))
        assert len(statements) == 1
        assert [row.text for row in await stored(runtime, Note)] == ["after"]
        assert [row.text for row in await stored(runtime, Echo)] == ["after"]
        assert len(await stored(runtime, Measurement)) == events
        assert len(await published(runtime, NoteAdded)) == events

    async def test_undoes_all_of_it_where_it_breaks_a_constraint(self, runtime: Runtime) -> None:
        uow = runtime.database.open()
        uow.finish_with(renamed(new_id(), "of no note"))
        uow.insert(measurement(1))
        uow.outbox.add(NoteAdded(note_id=str(uuid4()), text="of no note"))
        with pytest.raises(IntegrityError):
            await uow.commit()
        assert await stored(runtime, Measurement) == []
        assert await published(runtime, NoteAdded) == []

    async def test_goes_with_the_transaction_where_there_is_one(self, runtime: Runtime) -> None:
        async with runtime.database.unit_of_work() as uow:
            known = uow.insert(note("before"))
        async with runtime.database.unit_of_work() as uow:
            await uow.lock("from here on")
            uow.finish_with(renamed(known.id, "after"))
        assert [row.text for row in await stored(runtime, Note)] == ["after"]


class TestReadsBeforeTheTransaction:
    async def test_wait_for_nothing_and_those_after_it_see_its_own_rows(self, runtime: Runtime) -> None:
        async with runtime.database.unit_of_work() as uow:
            assert await texts(uow) == []
            await uow.lock("from here on")
            uow.insert(note("mine"))
            await uow.flush()
            assert await texts(uow) == ["mine"]
            async with runtime.database.reading() as other:
                assert await texts(other) == []

    async def test_that_lock_rows_begin_it(self, runtime: Runtime) -> None:
        async with runtime.database.unit_of_work() as uow:
            uow.insert(note("one"))
        locking = locked(select(Note.text))
        async with runtime.database.unit_of_work() as uow:
            await uow.rows(locking)
            async with runtime.database.unit_of_work() as other:
                assert await other.rows(locked(select(Note.text), skip_locked=True)) == []

    async def test_go_on_while_every_write_waits_for_a_lock(self, runtime: Runtime) -> None:
        async with runtime.database.unit_of_work() as holder:
            holder.insert(note("wanted"))
            await holder.flush()
            waiting = [asyncio.create_task(_write(runtime, "wanted")) for _ in range(20)]
            await asyncio.sleep(0.2)
            async with asyncio.timeout(1), runtime.database.reading() as reader:
                assert await texts(reader) == []
        outcomes = await asyncio.gather(*waiting, return_exceptions=True)
        assert {type(each) for each in outcomes} == {IntegrityError}


async def texts(uow: Any) -> list[str]:
    return [row.text for row in await uow.rows(select(Note.text).order_by(col(Note.text)))]


async def _write(runtime: Runtime, text: str) -> UUID:
    async with runtime.database.unit_of_work() as uow:
        return uow.insert(note(text)).id
