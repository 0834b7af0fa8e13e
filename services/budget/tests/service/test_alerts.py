from collections.abc import Iterable
from datetime import timedelta
from uuid import UUID

import httpx
import pytest
from budget.overview.outlook import look_ahead
from chassis.clock import now
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing import drain, housekeep, published
from chassis.testing.mail import Inbox
from chassis.testing.people import COMPANY, Person
from contracts.budget.v1 import events_pb2
from contracts.identity.v1.identity_pb2 import Project
from identity_client.directory import Directory
from identity_client.projects import Projects
from identity_client.testing.crew import Crew

from services.budget.tests.service.desk import Body, Desk, code_seen, data


@pytest.fixture(autouse=True)
def _managed(crew: Crew, boss: Desk) -> None:
    crew.book.projects[str(crew.jetty)].manager_user_ids.append(str(boss.who.user_id))


async def _overview(desk: Desk, crew: Crew) -> Body:
    overview: Body = data(await desk.get("GetOverview", projectId=crew.jetty))
    return overview


class TestAnAlert:
    async def test_is_told_once_a_mark_and_again_after_it_fell_below(
        self,
        service: ServiceDefinition,
        runtime: Runtime,
        inbox: Inbox,
        crew: Crew,
        boss: Desk,
        code: str,
    ) -> None:
        for number, amount in enumerate(("79.99", "0.01", "5", "15")):
            await boss.spend(crew.jetty, code, amount, number=f"i{number}")
        told = await published(runtime, events_pb2.BudgetCodeAlerted)
        assert [(each.percent, each.actual_minor) for each in told] == [(80, 8000), (100, 10000)]
        await drain(service, runtime)
        assert sorted(inbox.subjects_to("maya.ong@example.test")) == [
            "80% of the budget committed or spent: 03-100 Formwork",
            "Budget used up: 03-100 Formwork",
        ]
        assert "of SGD 100.00." in inbox.text()
        (shown,) = (await _overview(boss, crew))["alerts"]
        assert (shown["number"], shown["percent"], shown["left"]) == ("03-100", 100, "0.00")
        assert (shown["promisedPercent"], shown["held"]) == (100, "0.00")

        wrong = await boss.spend(crew.jetty, code, "1", number="wrong")
        for amount in ("200", "126"):  # of 101.00: half of it, then just 80 %
            answer = await boss.send("PUT", "UpdateBudgetCode", {"budgetCodeId": code, "amount": amount})
            assert data(answer)["alertPercent"] == {"200": 0, "126": 80}[amount]
        body = {"budgetActualId": wrong["budgetActualId"], "reason": "Twice"}
        data(await boss.send("POST", "ReverseBudgetActual", body))
        told = await published(runtime, events_pb2.BudgetCodeAlerted)
        assert [each.percent for each in told] == [80, 100, 80]
        assert (await _overview(boss, crew))["alertCount"] == 0

    async def test_is_of_what_is_committed_too_and_not_of_what_is_only_held(
        self, runtime: Runtime, crew: Crew, foreman: Desk, boss: Desk, code: str
    ) -> None:
        request = await foreman.ask(crew.jetty, (code, "90"))
        assert (await boss.code(code))["alertPercent"] == 0
        data(await boss.answering(request, "approved"))
        assert (await boss.code(code))["alertPercent"] == 80
        # What is asked for besides is told beside it, and is no part of it.
        await foreman.ask(crew.jetty, (code, "40"), overrunReason="Rain")
        (shown,) = (await _overview(boss, crew))["alerts"]
        assert (shown["percent"], shown["promisedPercent"]) == (80, 90)
        tree = data(await boss.get("QueryBudgetCodeByFilterReturnPercentageViewModel", projectId=crew.jetty))
        report = data(await boss.get("GetBudgetCodeReport", budgetCodeId=code))["code"]
        everywhere = [*tree["codes"], await boss.code(code), report]
        assert {each["usedPercent"] for each in [shown, *everywhere]} == {130}
        assert (shown["held"], shown["left"]) == ("40.00", "-30.00")
        (told,) = await published(runtime, events_pb2.BudgetCodeAlerted)
        assert (told.percent, told.committed_minor) == (80, 9000)


class TestOverTheBudgetOfMails:
    async def test_an_alert_waits_and_goes_when_it_may_as_long_as_it_is_news(
        self,
        service: ServiceDefinition,
        runtime: Runtime,
        inbox: Inbox,
        crew: Crew,
        boss: Desk,
        code: str,
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        monkeypatch.setattr("identity_client.notices._RETRY", timedelta())
        crew.book.is_over_budget = True
        spent = await boss.spend(crew.jetty, code, "85")
        other = (await boss.make_code(crew.jetty, number="c"))["budgetCodeId"]
        await boss.spend(crew.jetty, other, "85", number="c")
        await drain(service, runtime)
        await housekeep(service, runtime)
        assert inbox.mails == []
        reversal = {"budgetActualId": spent["budgetActualId"], "reason": "Twice"}
        data(await boss.send("POST", "ReverseBudgetActual", reversal))
        crew.book.is_over_budget = False
        for _ in range(2):
            await housekeep(service, runtime)
        assert inbox.subjects_to("maya.ong@example.test") == [
            "80% of the budget committed or spent: c Formwork"
        ]


class TestAForecastAboveTheBudget:
    async def test_is_told_once_by_whoever_looks_and_again_after_it_was_clearly_below(
        self,
        service: ServiceDefinition,
        runtime: Runtime,
        inbox: Inbox,
        crew: Crew,
        boss: Desk,
        code: str,
    ) -> None:
        await boss.spend(crew.jetty, code, "30")
        await _look(service, runtime)
        assert (await boss.code(code))["isForecastOver"] is False
        await _estimate(boss, code, "70.01")
        for _ in range(2):
            await _look(service, runtime)
        (told,) = await published(runtime, events_pb2.BudgetCodeForecastPassed)
        assert (told.budget_minor, told.forecast_minor) == (10000, 10001)
        subject = "Forecast above the budget: 03-100 Formwork"
        assert inbox.subjects_to("maya.ong@example.test") == [subject]
        assert "SGD 100.01" in inbox.text()
        (shown,) = (await _overview(boss, crew))["alerts"]
        assert (shown["percent"], shown["isForecastOver"]) == (0, True)
        for estimate in ("69", "71"):  # just below is not below
            await _estimate(boss, code, estimate)
            await _look(service, runtime)
        assert len(await published(runtime, events_pb2.BudgetCodeForecastPassed)) == 1
        await _estimate(boss, code, "65")
        await _look(service, runtime)
        assert (await _overview(boss, crew))["alertCount"] == 0
        await _estimate(boss, code, "71")
        await _look(service, runtime)
        assert inbox.subjects_to("maya.ong@example.test") == [subject, subject]

    async def test_says_nothing_of_what_is_spent_already_or_in_an_archived_code(
        self, service: ServiceDefinition, runtime: Runtime, crew: Crew, boss: Desk, code: str
    ) -> None:
        await boss.spend(crew.jetty, code, "101")
        other = (await boss.make_code(crew.jetty, number="other"))["budgetCodeId"]
        await _estimate(boss, other, "500")
        data(await boss.send("PUT", "ArchivedBudgetCode", code_seen(await boss.code(other))))
        await _look(service, runtime)
        assert await published(runtime, events_pb2.BudgetCodeForecastPassed) == []
        assert [(await boss.code(each))["isForecastOver"] for each in (code, other)] == [True, False]

    async def test_asks_identity_once_for_all_projects_of_a_company(
        self,
        runtime: Runtime,
        crew: Crew,
        client: httpx.AsyncClient,
        admin: Person,
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        head, asked = Desk(client, admin), list[set[UUID]]()
        for project in (crew.jetty, crew.tower):
            await head.spend(project, (await head.make_code(project))["budgetCodeId"], "1")
            runtime.of(Projects).forget(COMPANY, project)
        asking = Directory.projects

        async def projects(self: Directory, company_id: UUID, ids: Iterable[UUID]) -> dict[UUID, Project]:
            asked.append({*ids})
            return await asking(self, company_id, asked[-1])

        monkeypatch.setattr(Directory, "projects", projects)
        await look_ahead(runtime)
        assert asked == [{crew.jetty, crew.tower}]


async def _look(service: ServiceDefinition, runtime: Runtime) -> None:
    await housekeep(service, runtime)
    await drain(service, runtime)


async def _estimate(desk: Desk, code_id: str, estimate: str) -> None:
    seen = code_seen(await desk.code(code_id))
    data(await desk.send("PUT", "SetBudgetCodeEstimate", seen | {"estimate": estimate}))


class TestAForecast:
    async def test_goes_on_as_of_late_until_the_project_ends_and_never_below_what_is_committed(
        self, client: httpx.AsyncClient, crew: Crew, foreman: Desk, boss: Desk
    ) -> None:
        del client
        crew.book.projects[str(crew.jetty)].ends_on = "2999-01-01"
        code = (await boss.make_code(crew.jetty))["budgetCodeId"]
        request = await foreman.ask(crew.jetty, (code, "60"))
        data(await boss.answering(request, "approved"))
        assert (await _overview(boss, crew))["total"]["forecast"] == "60.00"
        await boss.spend(crew.jetty, code, "9", takesCommitted=False, spentOn=_recently())
        overview = await _overview(boss, crew)
        assert overview["endsOn"] == "2999-01-01"
        assert float(overview["total"]["forecast"]) > 9 + 60  # a tenth a day, for centuries

    async def test_is_never_below_what_is_committed_whatever_anybody_estimates(
        self, crew: Crew, foreman: Desk, boss: Desk, code: str
    ) -> None:
        request = await foreman.ask(crew.jetty, (code, "60"))
        data(await boss.answering(request, "approved"))
        await boss.spend(crew.jetty, code, "5", takesCommitted=False)
        seen = {"budgetCodeId": code, "revision": (await boss.code(code))["revision"]}
        data(await boss.send("PUT", "SetBudgetCodeEstimate", seen | {"estimate": "0"}))
        assert (await _overview(boss, crew))["total"]["forecast"] == "65.00"

    async def test_is_what_its_managers_estimate_once_they_do(
        self, runtime: Runtime, crew: Crew, foreman: Desk, boss: Desk, code: str
    ) -> None:
        await boss.spend(crew.jetty, code, "10")
        seen = {"budgetCodeId": code, "revision": (await boss.code(code))["revision"]}
        answer = await boss.send("PUT", "SetBudgetCodeEstimate", seen | {"estimate": "75.50"})
        assert data(answer)["estimate"] == "75.50"
        overview = await _overview(foreman, crew)
        assert (overview["total"]["forecast"], overview["estimatedCount"]) == ("85.50", 1)
        told = await published(runtime, events_pb2.BudgetCodeChanged)
        assert (told[-1].HasField("estimate_minor"), told[-1].estimate_minor) == (True, 7550)
        late = await boss.send("PUT", "SetBudgetCodeEstimate", seen | {"estimate": "1"})
        assert late.status_code == 409
        again = seen | {"revision": data(answer)["revision"], "estimate": None}
        assert (await foreman.send("PUT", "SetBudgetCodeEstimate", again)).status_code == 403
        assert data(await boss.send("PUT", "SetBudgetCodeEstimate", again))["estimate"] is None
        history = data(await boss.get("GetBudgetCodeHistory", budgetCodeId=code))
        assert history["data"][0]["changes"] == [{"field": "estimate", "before": "75.50", "after": None}]


class TestTheOverview:
    async def test_says_what_of_it_is_in_archived_codes(
        self, crew: Crew, foreman: Desk, boss: Desk, code: str
    ) -> None:
        await boss.spend(crew.jetty, code, "40")
        assert (await _overview(boss, crew))["inArchived"] is None
        data(await boss.send("PUT", "ArchivedBudgetCode", code_seen(await boss.code(code))))
        assert (await _overview(foreman, crew))["inArchived"] == {"budget": "100.00", "left": "60.00"}


def _recently() -> str:
    return str((now() - timedelta(days=3)).date())
