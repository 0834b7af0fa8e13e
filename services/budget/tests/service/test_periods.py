"""Months and quarters: what is planned, committed and spent counts on its day, not on that of writing."""

import csv
from datetime import date
from uuid import UUID

import httpx
import pytest
from chassis.clock import now
from chassis.runtime import Runtime
from chassis.testing.people import Person
from chassis.wall_clock import day_at, zone_of
from identity_client.testing.crew import Crew
from sqlalchemy import text

from services.budget.tests.service.desk import Body, Desk, code_seen, data
from services.budget.tests.service.test_changes import budget_set

_NOTHING = dict.fromkeys(("manpowerInternalBudget", "equipmentOwnedBudget", "equipmentRentalBudget"), "0")


@pytest.fixture(autouse=True)
def _managed(crew: Crew, boss: Desk) -> None:
    crew.book.projects[str(crew.jetty)].manager_user_ids.append(str(boss.who.user_id))


def _today() -> date:
    """By the clock of the projects of these tests."""
    return day_at(now(), zone_of("Asia/Singapore"))


async def _periods(desk: Desk, project_id: UUID, by: str = "month") -> list[Body]:
    found: list[Body] = data(await desk.get("GetBudgetPeriods", projectId=project_id, by=by))["periods"]
    return found


async def _plan(desk: Desk, project_id: UUID, amount: str, day: str) -> None:
    overview = data(await desk.get("GetOverview", projectId=project_id))
    body = {"projectId": str(project_id), "manpowerExternalBudget": amount, "effectiveOn": day}
    answer = await desk.send(
        "PUT", "UpdateProjectBudget", body | _NOTHING | {"revision": overview["revision"]}
    )
    assert answer.status_code == 200, answer.text


async def test_are_months_or_quarters_of_what_came_and_went(
    crew: Crew, foreman: Desk, boss: Desk, code: str
) -> None:
    for number, (day, amount) in enumerate((("2026-03-31", "10"), ("2026-04-01", "20"), ("2026-06-02", "5"))):
        await boss.spend(crew.jetty, code, amount, number=f"i{number}", spentOn=day)

    async def spent(by: str) -> list[tuple[str, str, str]]:
        periods = await _periods(foreman, crew.jetty, by)
        return [(each["period"], each["actual"], each["actualSoFar"]) for each in periods]

    months, quarters = await spent("month"), await spent("quarter")
    assert months[:3] == [
        ("2026-03", "10.00", "10.00"),
        ("2026-04", "20.00", "30.00"),
        ("2026-06", "5.00", "35.00"),
    ]
    assert quarters[:2] == [("2026-Q1", "10.00", "10.00"), ("2026-Q2", "25.00", "35.00")]
    assert months[-1][2] == "35.00"


async def test_are_those_who_see_the_project_s(
    client: httpx.AsyncClient, crew: Crew, neighbour: Person, boss: Desk
) -> None:
    elsewhere = Desk(client, neighbour)
    assert (await elsewhere.get("GetBudgetPeriods", projectId=crew.jetty)).status_code == 422
    assert (await boss.get("GetBudgetPeriods", projectId=crew.jetty, by="week")).status_code == 422


class TestTheBudget:
    async def test_counts_from_the_day_of_each_version(self, crew: Crew, boss: Desk) -> None:
        await _plan(boss, crew.jetty, "100", "2026-03-10")
        await _plan(boss, crew.jetty, "130", "2026-05-20")
        months = await _periods(boss, crew.jetty)
        *before, current = [(each["period"], each["budget"], each["budgetSoFar"]) for each in months]
        assert before == [("2026-03", "100.00", "100.00"), ("2026-05", "30.00", "130.00")]
        # The current month by the project's clock, though nothing moved in it.
        assert current == (f"{_today():%Y-%m}", "0.00", "130.00")
        quarters = await _periods(boss, crew.jetty, "quarter")
        assert [(each["period"], each["budgetSoFar"]) for each in quarters[:2]] == [
            ("2026-Q1", "100.00"),
            ("2026-Q2", "130.00"),
        ]

    async def test_is_the_newest_version_s_also_where_that_counts_from_before_another(
        self, crew: Crew, boss: Desk
    ) -> None:
        await _plan(boss, crew.jetty, "100", "2026-05-20")
        await _plan(boss, crew.jetty, "60", "2026-03-10")
        months = await _periods(boss, crew.jetty)
        assert [(each["period"], each["budgetSoFar"]) for each in months[:2]] == [
            ("2026-03", "60.00"),
            ("2026-05", "60.00"),
        ]

    async def test_of_a_new_code_counts_from_when_what_it_is_a_part_of_does(
        self, crew: Crew, boss: Desk
    ) -> None:
        await _plan(boss, crew.jetty, "100", "2026-03-10")
        made = await boss.make_code(crew.jetty, number="03-200", amount="40")
        file = b"number,name,category,amount\n03-300,Placing,External people,25\n"
        data(await boss.upload("ImportBudgetCodesCsv", crew.jetty, file))
        answer = await boss.get("QueryBudgetCodeByFilter", projectId=crew.jetty, search="03-300")
        (found,) = data(answer)["data"]
        for code_id, amount in ((made["budgetCodeId"], "40.00"), (found["budgetCodeId"], "25.00")):
            report = data(await boss.get("GetBudgetCodeReport", budgetCodeId=code_id))
            assert [(each["month"], each["budget"]) for each in report["months"]] == [("2026-03", amount)]


class TestWhatIsCommitted:
    async def test_is_never_less_than_nothing_by_an_invoice_from_before_the_approval(
        self, crew: Crew, foreman: Desk, boss: Desk, code: str
    ) -> None:
        """By hand and from a file, and where the invoice is taken back."""
        request = await foreman.ask(crew.jetty, (code, "60"))
        data(await boss.answering(request, "approved"))
        wrong = await boss.spend(crew.jetty, code, "20", number="i1", spentOn="2026-03-31")
        file = b"date,code,amount,supplier,number\n2026-04-02,03-100,15,Woh Hup,i2\n"
        data(await boss.upload("ImportBudgetActualsCsv", crew.jetty, file))

        async def shown() -> list[tuple[str, str, str]]:
            months = await _periods(boss, crew.jetty)
            return [(each["committedSoFar"], each["actual"], each["actualSoFar"]) for each in months]

        assert await shown() == [
            ("0.00", "20.00", "20.00"),
            ("0.00", "15.00", "35.00"),
            ("25.00", "0.00", "35.00"),
        ]
        undo = {"budgetActualId": wrong["budgetActualId"], "reason": "twice"}
        data(await boss.send("POST", "ReverseBudgetActual", undo))
        assert await shown() == [
            ("0.00", "0.00", "0.00"),
            ("0.00", "15.00", "15.00"),
            ("45.00", "0.00", "15.00"),
        ]

    async def test_comes_back_on_the_day_it_was_taken_whatever_was_approved_since(
        self, runtime: Runtime, crew: Crew, foreman: Desk, boss: Desk, code: str
    ) -> None:
        data(await boss.answering(await foreman.ask(crew.jetty, (code, "60")), "approved"))
        async with runtime.database.unit_of_work() as uow:
            await uow.execute(text("update budget_code set committed_on = '2026-01-05'"))
        wrong = await boss.spend(crew.jetty, code, "20", spentOn="2026-02-10")
        data(await boss.answering(await foreman.ask(crew.jetty, (code, "10")), "approved"))
        undo = {"budgetActualId": wrong["budgetActualId"], "reason": "twice"}
        data(await boss.send("POST", "ReverseBudgetActual", undo))
        february = next(each for each in await _periods(boss, crew.jetty) if each["period"] == "2026-02")
        assert (february["committed"], february["actual"]) == ("0.00", "0.00")


async def test_are_taken_out_as_they_are_shown(crew: Crew, boss: Desk, code: str) -> None:
    today = _today()
    await boss.spend(crew.jetty, code, "12.50", spentOn=today.isoformat())
    quarter = f"{today.year}-Q{(today.month + 2) // 3}"
    for by, period in (("month", f"{today:%Y-%m}"), ("quarter", quarter)):
        query = {"projectId": crew.jetty, "by": by}
        shown = data(await boss.get("GetBudgetPeriods", **query))["periods"][-1]
        file = await boss.get("ExportBudgetPeriods", **query, format="csv")
        assert file.headers["content-disposition"].count(f"budget-{by}s")
        heading, *rows = csv.reader(file.text.lstrip("\ufeff").splitlines())
        assert heading == ["period", "category", "budget", "committed", "spent", "spent so far", "currency"]
        amounts = (shown[each] for each in ("budgetSoFar", "committedSoFar", "actual", "actualSoFar"))
        assert rows[-1] == [period, "All together", *amounts, "SGD"]


async def test_are_told_and_taken_out_by_category_as_codes_have_them_now(
    crew: Crew, foreman: Desk, boss: Desk, code: str
) -> None:
    await budget_set(boss, crew, manpowerExternal="100", equipmentOwned="50", equipmentRental="7")
    own = {"number": "05-1", "name": "Lift", "category": "equipmentOwned", "amount": "50"}
    lift = await boss.make_code(crew.jetty, **own)
    data(await boss.answering(await foreman.ask(crew.jetty, (code, "20")), "approved"))
    today = _today().isoformat()
    await boss.spend(crew.jetty, code, "12.50", spentOn=today)
    await boss.spend(crew.jetty, lift["budgetCodeId"], "5", number="INV-2", spentOn=today)
    moved = code_seen(lift) | {"category": "equipmentRental"}
    data(await boss.send("PUT", "UpdateBudgetCode", moved))
    shown = data(await boss.get("GetBudgetPeriods", projectId=crew.jetty))["periods"][-1]
    names = ("name", "budgetSoFar", "committedSoFar", "actual", "actualSoFar")
    told = [[each[name] for name in names] for each in shown["categories"]]
    assert told == [
        ["External people", "100.00", "7.50", "12.50", "12.50"],
        ["Own equipment", "50.00", "0.00", "0.00", "0.00"],
        ["Rented equipment", "7.00", "0.00", "5.00", "5.00"],
    ]
    assert [shown[name] for name in names[1:]] == ["157.00", "7.50", "17.50", "17.50"]
    query = {"projectId": crew.jetty, "byCategory": True, "format": "csv"}
    file = await boss.get("ExportBudgetPeriods", **query)
    _, *rows = csv.reader(file.text.lstrip("\ufeff").splitlines())
    assert rows[-3:] == [[shown["period"], *each, "SGD"] for each in told]


async def test_of_the_overview_s_categories_are_a_file_too(
    client: httpx.AsyncClient, crew: Crew, foreman: Desk, boss: Desk, neighbour: Person, code: str
) -> None:
    await budget_set(boss, crew, manpowerExternal="50")
    await foreman.ask(crew.jetty, (code, "60"))
    data(await boss.send("POST", "LockBudgetBaseline", {"projectId": str(crew.jetty), "revision": 1}))
    file = await foreman.get("ExportBudgetCategories", projectId=crew.jetty, format="csv")
    heading, *rows = csv.reader(file.text.lstrip("\ufeff").splitlines())
    assert heading == [
        *("category", "baseline", "budget", "in codes", "held", "committed", "spent", "forecast", "left"),
        *("taken up, percent", "currency"),
    ]
    assert rows[1] == [
        *("External people", "50.00", "50.00", "100.00", "60.00", "0.00", "0.00", "0.00", "-10.00", "120"),
        "SGD",
    ]
    workbook = await foreman.get("ExportBudgetCategories", projectId=crew.jetty, format="xlsx")
    assert workbook.content.startswith(b"PK")
    elsewhere = await Desk(client, neighbour).get("ExportBudgetCategories", projectId=crew.jetty)
    assert elsewhere.status_code == 422
