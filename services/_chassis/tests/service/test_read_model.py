"""Rows of a read model: new, or in place of those that are there, whatever their columns hold."""

from collections.abc import Sequence
from typing import Any
from uuid import UUID, uuid4

from chassis.clock import now
from chassis.db import ServiceBase, id_column, service_registry
from chassis.db.fast_rows import DIALECT
from chassis.events.read_model import delete_rows, replace_rows
from chassis.runtime import Runtime
from sample.tables import Measurement, NoteSeen
from sqlalchemy import select
from sqlalchemy.schema import CreateTable
from sqlmodel import Field

IDS = [uuid4() for _ in range(3)]


class OrderBase(ServiceBase, registry=service_registry()): ...


class Order(OrderBase, table=True):
    __tablename__ = "order"

    end: UUID = id_column()


class Seat(OrderBase, table=True):
    __tablename__ = "seat"

    hall: UUID = Field(primary_key=True)
    place: UUID = Field(primary_key=True)


def seen(text: str) -> list[dict[str, Any]]:
    """Ids as an event tells them."""
    return [{"note_id": str(each), "company_id": str(IDS[0]), "text": text} for each in IDS]


def measured(place: str) -> list[dict[str, Any]]:
    rest = {"place": place, "remarks": None, "is_checked": True, "taken_at": now(), "created_at": now()}
    return [{"id": each, "tags": ["wet", "cold"], "values": {"°C": [4, 5]}, **rest} for each in IDS]


async def replace_all(runtime: Runtime, kind: type[ServiceBase], rows: Sequence[dict[str, Any]]) -> None:
    async with runtime.database.unit_of_work() as uow:
        await replace_rows(uow, kind, rows)


async def run(runtime: Runtime, statement: str) -> None:
    async with runtime.database.unit_of_work() as uow:
        await (await uow.driver()).execute(statement)


async def stored(runtime: Runtime, kind: type[ServiceBase]) -> list[dict[str, Any]]:
    table: Any = kind.__table__
    async with runtime.database.reading() as uow:
        return [dict(row) for row in (await uow.execute(select(table))).mappings()]


class TestReplacing:
    async def test_rows_that_are_there_are_what_they_are_told_to_be(self, runtime: Runtime) -> None:
        await replace_all(runtime, NoteSeen, seen("old")[:2])
        await replace_all(runtime, NoteSeen, seen("new"))
        found = await stored(runtime, NoteSeen)
        assert {row["note_id"] for row in found} == set(IDS)
        assert {row["text"] for row in found} == {"new"}

    async def test_columns_may_hold_lists_and_json(self, runtime: Runtime) -> None:
        await replace_all(runtime, Measurement, measured("old")[:2])
        await replace_all(runtime, Measurement, measured("new"))
        found = await stored(runtime, Measurement)
        assert {row["id"] for row in found} == set(IDS)
        assert {row["place"] for row in found} == {"new"}
        assert all(row["tags"] == ["wet", "cold"] and row["values"] == {"°C": [4, 5]} for row in found)

    async def test_names_may_be_words_of_sql_and_a_row_its_key_alone(self, runtime: Runtime) -> None:
        await run(runtime, str(CreateTable(Order.__table__).compile(dialect=DIALECT)))  # pyright: ignore
        for _ in range(2):
            await replace_all(runtime, Order, [{"end": str(each)} for each in IDS])
        async with runtime.database.unit_of_work() as uow:
            await delete_rows(uow, Order, [str(IDS[0])])
        assert {row["end"] for row in await stored(runtime, Order)} == set(IDS[1:])
        await run(runtime, 'drop table "order"')

    async def test_nothing_is_nothing(self, runtime: Runtime) -> None:
        await replace_all(runtime, NoteSeen, [])
        assert await stored(runtime, NoteSeen) == []


class TestDeleting:
    async def test_takes_ids_as_an_event_tells_them(self, runtime: Runtime) -> None:
        await replace_all(runtime, NoteSeen, seen("there"))
        async with runtime.database.unit_of_work() as uow:
            await delete_rows(uow, NoteSeen, [str(IDS[0]), str(uuid4())])
        assert {row["note_id"] for row in await stored(runtime, NoteSeen)} == set(IDS[1:])

    async def test_takes_both_ids_of_what_two_know(self, runtime: Runtime) -> None:
        await run(runtime, str(CreateTable(Seat.__table__).compile(dialect=DIALECT)))  # pyright: ignore
        one, another = IDS[:2]
        seats = [(one, one), (one, another), (another, one)]
        await replace_all(runtime, Seat, [{"hall": str(hall), "place": str(place)} for hall, place in seats])
        async with runtime.database.unit_of_work() as uow:
            await delete_rows(uow, Seat, [f"{one}/{another}", f"{another}/{another}"])
        left = {(row["hall"], row["place"]) for row in await stored(runtime, Seat)}
        assert left == {(one, one), (another, one)}
        await run(runtime, "drop table seat")
