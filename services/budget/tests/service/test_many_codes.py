"""All codes of a project are shown and exported at once, in several turns."""

import csv
import io

from chassis.batches import AT_ONCE
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
    async def test_are_all_there(self, crew: Crew, runtime: Runtime, boss: Desk, code: str) -> None:
        async with runtime.database.unit_of_work() as uow:
            await uow.execute(text(_AGAIN), {"many": 2 * AT_ONCE})
        call = "QueryBudgetCodeByFilterReturnPercentageViewModel"
        shown = [each["number"] for each in data(await boss.get(call, projectId=crew.jetty))["codes"]]
        assert shown == ["03-100", *(f"n{each:04}" for each in range(1, 2 * AT_ONCE + 1))]
        exported = await boss.get("ExportBudgetCodes", projectId=crew.jetty)
        rows = csv.DictReader(io.StringIO(exported.text.removeprefix("\ufeff")))
        assert [row["number"] for row in rows] == shown
