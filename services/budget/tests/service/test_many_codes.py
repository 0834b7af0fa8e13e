"""All codes of a project are shown and exported at once: whoever else calls has a turn in between."""

import asyncio
import csv
import io

from budget.code.reading import AT_ONCE, in_turns
from chassis.runtime import Runtime
from identity_client.testing.crew import Crew
from sqlalchemy import text

from services.budget.tests.service.desk import Desk, data

_AGAIN = """
insert into budget_code (id, company_id, project_id, number, name, category, currency, created_by, updated_by,
    created_at, updated_at)
select gen_random_uuid(), company_id, project_id, 'n' || lpad(n::text, 4, '0'), name, category, currency,
    created_by, updated_by, created_at, updated_at
from budget_code, generate_series(1, :many) n
"""


class TestManyCodes:
    async def test_are_shaped_in_turns(self) -> None:
        turns = 0

        async def somebody_else() -> None:
            nonlocal turns
            while True:
                turns += 1
                await asyncio.sleep(0)

        other = asyncio.create_task(somebody_else())
        rows = range(3 * AT_ONCE + 1)
        taken = [len(some) async for some in in_turns(rows)]
        other.cancel()
        assert taken == [AT_ONCE] * 3 + [1]
        assert turns >= len(taken)

    async def test_are_all_there(self, crew: Crew, runtime: Runtime, boss: Desk, code: str) -> None:
        async with runtime.database.unit_of_work() as uow:
            await uow.execute(text(_AGAIN), {"many": 2 * AT_ONCE})
        call = "QueryBudgetCodeByFilterReturnPercentageViewModel"
        shown = [each["number"] for each in data(await boss.get(call, projectId=crew.jetty))["codes"]]
        assert shown == ["03-100", *(f"n{each:04}" for each in range(1, 2 * AT_ONCE + 1))]
        exported = await boss.get("ExportBudgetCodes", projectId=crew.jetty)
        rows = csv.DictReader(io.StringIO(exported.text.removeprefix("\ufeff")))
        assert [row["number"] for row in rows] == shown
