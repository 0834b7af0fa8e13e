from datetime import UTC, datetime
from typing import Any
from uuid import UUID

import asyncpg
import pytest
from chassis.ids import new_id
from chassis.runtime import Runtime
from chassis.testing import counted_statements
from sqlalchemy import literal_column, select
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
