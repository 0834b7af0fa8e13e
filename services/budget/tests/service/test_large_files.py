"""Ten thousand lines are taken in one go, each for little work and all with few questions."""

from collections.abc import Generator
from contextlib import contextmanager

from budget.importing.judging import MOST_SHOWN
from budget.ledger.verification import differences
from chassis.runtime import Runtime
from chassis.testing import counted_statements, published
from chassis.testing.effort import effort
from contracts.budget.v1 import events_pb2
from identity_client.testing.crew import Crew

from services.budget.tests.service.desk import Desk, data, refused

MOST = 10_000
CODES = "\n".join(
    [
        "division,number,name,category,amount",
        *(f",d{n},Division {n},," for n in range(100)),
        *(f"d{n % 100},c{n},Code {n},manpowerExternal,{n}.50" for n in range(MOST - 101)),
        "d1,last,No such category,plastering,1",
    ]
).encode()


MOST_CALLS_A_LINE = 1_200
MOST_STATEMENTS = 80


@contextmanager
def little_work(runtime: Runtime) -> Generator[None]:
    with effort() as spent, counted_statements(runtime.database) as statements:
        yield
    assert spent.calls < MOST_CALLS_A_LINE * MOST
    assert len(statements) < MOST_STATEMENTS


class TestTenThousandLines:
    async def test_of_codes_are_tried_then_taken_and_tried_again_as_a_workbook(
        self, runtime: Runtime, crew: Crew, boss: Desk
    ) -> None:
        with little_work(runtime):
            tried = data(await boss.upload("CheckBudgetCodesCsv", crew.jetty, CODES))
        assert (tried["createCount"], tried["rowCount"]) == (MOST - 1, MOST)
        assert len(tried["rows"]) == MOST_SHOWN
        assert [row["number"] for row in tried["rows"] if row["verdict"] != "create"] == ["last"]
        with little_work(runtime):
            done = data(await boss.upload("ImportBudgetCodesCsv", crew.jetty, CODES))
        assert done["createCount"] == MOST - 1
        assert len(await published(runtime, events_pb2.BudgetCodeChanged)) == MOST - 1
        assert await differences(runtime.database) == []
        workbook = await boss.get("ExportBudgetCodes", projectId=crew.jetty, format="xlsx")
        again = data(await boss.upload("CheckBudgetCodesCsv", crew.jetty, workbook.content))
        assert (again["createCount"], {row["verdict"] for row in again["rows"]}) == (0, {"exists"})
        one_more = CODES + b"\n,d100,One too many,,"
        assert refused(await boss.upload("CheckBudgetCodesCsv", crew.jetty, one_more)) == (422, "file")

    async def test_of_costs_are_tried_then_recorded_once(
        self, runtime: Runtime, crew: Crew, boss: Desk
    ) -> None:
        for number in range(5):
            await boss.make_code(crew.jetty, number=f"c{number}")
        lines = (f"2026-10-{n % 28 + 1:02},c{n % 5},0.25,Woh Hup,INV-{n}" for n in range(MOST))
        costs = "\n".join(["date,code,amount,supplier,number", *lines]).encode()
        with little_work(runtime):
            tried = data(await boss.upload("CheckBudgetActualsCsv", crew.jetty, costs))
        assert (tried["createCount"], tried["rowCount"]) == (MOST, MOST)
        with little_work(runtime):
            done = data(await boss.upload("ImportBudgetActualsCsv", crew.jetty, costs))
        assert done["createCount"] == MOST
        again = data(await boss.upload("ImportBudgetActualsCsv", crew.jetty, costs))
        assert again["createCount"] == 0
        overview = data(await boss.get("GetOverview", projectId=crew.jetty))
        assert overview["total"]["actual"] == "2500.00"
        assert await differences(runtime.database) == []
