import asyncio
from collections.abc import AsyncGenerator
from datetime import UTC, datetime
from typing import Any
from uuid import UUID

import asyncpg
import pytest
from chassis.db import Prepared, UnitOfWork, fast_rows
from chassis.db.database import Database
from chassis.ids import new_id
from chassis.runtime import Runtime
from chassis.testing import counted_statements
from sqlalchemy import bindparam, literal_column, select, text
from sqlalchemy.dialects.postgresql import ARRAY, JSONB
from sqlalchemy.types import DateTime, Integer, Uuid

_COLUMNS: list[tuple[str, Any, object]] = [
    ('\'{"names": ["李明", null], "count": 2}\'::jsonb', JSONB(), {"names": ["李明", None], "count": 2}),
    ("'[]'::jsonb", JSONB(), []),
    ("'00000000-0000-0000-0000-000000000001'::uuid", Uuid(), UUID(int=1)),
    ("array['00000000-0000-0000-0000-000000000001'::uuid]", ARRAY(Uuid()), [UUID(int=1)]),
    ("'2026-01-01T08:00+08:00'::timestamptz", DateTime(timezone=True), datetime(2026, 1, 1, tzinfo=UTC)),
]


class TestFastRows:
    @pytest.mark.parametrize(("sql", "kind", "value"), _COLUMNS)
    async def test_give_what_the_ordinary_way_gives(
        self, runtime: Runtime, sql: str, kind: Any, value: object
    ) -> None:
        statement = select(literal_column(sql, kind).label("told"))
        async with runtime.database.reading() as reading, runtime.database.unit_of_work() as writing:
            assert [row.told for row in await reading.rows(statement)] == [value]
            assert [row.told for row in await writing.rows(statement)] == [value]

    async def test_are_counted_like_every_statement(self, runtime: Runtime) -> None:
        statement = select(literal_column("1", Integer()).label("one"))
        async with runtime.database.reading() as reading, runtime.database.unit_of_work() as writing:
            with counted_statements(runtime.database) as counted:
                await reading.rows(statement)
                await writing.rows(statement)
                await reading.execute(statement)
            await reading.rows(statement)
        assert [each.split() for each in counted] == [["SELECT", "1", "AS", "one"]] * 3


class TestAPlan:
    @pytest.mark.parametrize(("keeps_plan", "settled"), [(True, 4), (False, 0)])
    async def test_is_for_whatever_values_only_where_the_statement_says_so(
        self, one_connection: Database, keeps_plan: bool, settled: int
    ) -> None:
        wanted = Prepared(select(bindparam("value", type_=Integer()).label("told")), keeps_plan=keeps_plan)
        async with one_connection.reading() as reading:
            # With the values of the first five, PostgreSQL finds out whether they matter.
            for value in range(9):
                assert [row.told for row in await reading.rows(wanted.plan(value=value))] == [value]
            assert await _settled(reading, keeps_plan=keeps_plan) == settled

    async def test_does_not_stay_for_good(
        self, one_connection: Database, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(fast_rows, "PLANNED_SECONDS", 0.2)
        wanted = Prepared(select(bindparam("value", type_=Integer()).label("told")), keeps_plan=True)
        async with one_connection.reading() as reading:
            times = [0]
            async with asyncio.timeout(30):
                while times[-1] == max(times):
                    await reading.rows(wanted.plan(value=len(times)))
                    times.append(await _settled(reading, keeps_plan=True))


@pytest.fixture
async def one_connection(runtime: Runtime) -> AsyncGenerator[Database]:
    one = Database.connect("plans", runtime.settings.model_copy(update={"database_pool_size": 1}))
    yield one
    await one.close()


async def _settled(reading: UnitOfWork, *, keeps_plan: bool) -> int:
    """How often what is prepared went by a plan for whatever values; what was let go has no row."""
    asked = select(literal_column("generic_plans", Integer()).label("times")).where(
        literal_column("statement").like("%told%")
    )
    known = asked.select_from(text("pg_prepared_statements"))
    return sum(row.times for row in await reading.rows(Prepared(known, keeps_plan=keeps_plan).plan()))


class TestAServerThatWentAway:
    async def test_costs_no_try_of_what_the_process_knows_to_be_closed(self, runtime: Runtime) -> None:
        drivers = await _fill_the_pool(runtime, 3)
        for driver in drivers:
            driver.terminate()
        assert await _claim(runtime)


async def _fill_the_pool(runtime: Runtime, size: int) -> "list[asyncpg.Connection[Any]]":
    units = [runtime.database.open() for _ in range(size)]
    drivers = [await unit.driver() for unit in units]
    for unit in units:
        await unit.close()
    return drivers


async def _claim(runtime: Runtime) -> bool:
    async with runtime.database.unit_of_work() as uow:
        return await uow.claim("tests.fast_rows", new_id())
