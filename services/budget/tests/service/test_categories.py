"""What codes have together and what their category has: said where they exceed it, and refused where the
company's rule refuses more than is left."""

import asyncio
from typing import Any

import pytest
from budget.ledger.verification import differences
from chassis.runtime import Runtime
from identity_client.testing.crew import Crew

from services.budget.tests.service.desk import Body, Desk, code_seen, data, refused
from services.budget.tests.service.test_changes import budget_set
from services.budget.tests.service.test_rules import ruled


async def of_category(desk: Desk, crew: Crew, category: str) -> Body:
    overview = data(await desk.get("GetOverview", projectId=crew.jetty))
    found: Body = next(each for each in overview["categories"] if each["category"] == category)
    return found


async def transferred(foreman: Desk, boss: Desk, crew: Crew, giver: str, taker: str) -> Body:
    lines = [
        {"budgetCodeId": giver, "amount": "30"},
        {"budgetCodeId": taker, "amount": "30", "receives": True},
    ]
    request = await foreman.ask(crew.jetty, kind="transfer", title="Lift", lines=lines)
    answered: Body = data(await boss.answering(request, "approved"))
    return answered


class TestATransferBetweenCategories:
    async def test_takes_along_what_the_project_has_for_them(
        self, runtime: Runtime, crew: Crew, foreman: Desk, boss: Desk, code: str
    ) -> None:
        await budget_set(boss, crew, manpowerExternal="100", equipmentOwned="50")
        own = {"number": "05-1", "name": "Lift", "category": "equipmentOwned", "amount": "50"}
        lift = (await boss.make_code(crew.jetty, **own))["budgetCodeId"]
        request = await transferred(foreman, boss, crew, code, lift)
        for category, minor in (("manpowerExternal", "70.00"), ("equipmentOwned", "80.00")):
            found = await of_category(boss, crew, category)
            assert (found["budget"], found["inCodes"]) == (minor, minor)
        newest = data(await boss.get("GetBudgetVersions", projectId=crew.jetty))[0]
        assert (newest["reason"], newest["total"]) == (f"#{request['number']}", "150.00")
        assert await differences(runtime.database) == []

    async def test_takes_what_there_is_where_the_giver_s_category_has_less(
        self, runtime: Runtime, crew: Crew, foreman: Desk, boss: Desk, code: str
    ) -> None:
        await budget_set(boss, crew, manpowerExternal="20", equipmentOwned="50")
        own = {"number": "05-1", "name": "Lift", "category": "equipmentOwned", "amount": "50"}
        lift = (await boss.make_code(crew.jetty, **own))["budgetCodeId"]
        assert (await transferred(foreman, boss, crew, code, lift))["status"] == "approved"
        for category, budget, in_codes in (
            ("manpowerExternal", "0.00", "70.00"),
            ("equipmentOwned", "70.00", "80.00"),
        ):
            found = await of_category(boss, crew, category)
            assert (found["budget"], found["inCodes"]) == (budget, in_codes)
        assert await differences(runtime.database) == []

    async def test_within_one_makes_no_version(
        self, crew: Crew, foreman: Desk, boss: Desk, code: str
    ) -> None:
        await budget_set(boss, crew, manpowerExternal="200")
        other = (await boss.make_code(crew.jetty, number="03-2"))["budgetCodeId"]
        await transferred(foreman, boss, crew, code, other)
        assert len(data(await boss.get("GetBudgetVersions", projectId=crew.jetty))) == 1


@pytest.fixture
async def full(crew: Crew, boss: Desk, code: str) -> str:
    """The only code of its category has all of it."""
    await budget_set(boss, crew, manpowerExternal="100")
    return code


ONE_MORE = {"name": "Pump", "category": "manpowerExternal", "amount": "0.01"}
TWO_LINES = b"number,name,category,amount\n7-1,Big,manpowerExternal,1\n7-2,None,manpowerExternal,0\n"


@pytest.mark.usefixtures("full")
class TestCodesThatExceedTheirCategory:
    @pytest.mark.parametrize(
        ("overruns", "statuses"),
        [
            ("nobody", (403, 403)),
            ("admins", (403, 201)),
            ("managers", (201, 201)),
            ("anybody", (201, 201)),
        ],
    )
    async def test_are_made_by_whom_the_rule_lets(
        self, crew: Crew, boss: Desk, head: Desk, overruns: str, statuses: tuple[int, int]
    ) -> None:
        await ruled(head, overruns=overruns)
        made = tuple(
            [
                (
                    await who.send(
                        "POST",
                        "CreateBudgetCode",
                        {"projectId": str(crew.jetty), "number": number} | ONE_MORE,
                    )
                ).status_code
                for who, number in ((boss, "03-8"), (head, "03-9"))
            ]
        )
        assert made == statuses

    async def test_are_not_made_by_an_amount_a_rate_a_category_or_a_file(
        self, crew: Crew, boss: Desk, head: Desk, full: str
    ) -> None:
        own = {"number": "05-1", "category": "equipmentOwned", "amount": "5"}
        lift = await boss.make_code(crew.jetty, **own)
        await budget_set(boss, crew, revision=1, manpowerExternal="100", equipmentOwned="5")
        await ruled(head, overruns="nobody")
        shown = code_seen(await boss.code(full))
        raises: list[dict[str, Any]] = [
            shown | {"amount": "100.01"},
            shown | {"quantity": "3", "rate": "50"},
            code_seen(lift) | {"category": "manpowerExternal"},
        ]
        for body in raises:
            assert refused(await boss.send("PUT", "UpdateBudgetCode", body)) == (403, "amount")
        for call in ("CheckBudgetCodesCsv", "ImportBudgetCodesCsv"):
            told = data(await boss.upload(call, crew.jetty, TWO_LINES))
            assert [each["verdict"] for each in told["rows"]] == ["invalid", "create"]
            assert "exceed the project's budget by SGD 1.00" in told["rows"][0]["message"]
        # Less, another name, or as much as it had is nobody's overrun.
        for body in (shown | {"amount": "90"}, {**shown, "revision": 2, "amount": "100", "name": "Forms"}):
            data(await boss.send("PUT", "UpdateBudgetCode", body))

    async def test_are_said_of_a_file_where_the_rule_lets_them(self, crew: Crew, boss: Desk) -> None:
        for call in ("CheckBudgetCodesCsv", "ImportBudgetCodesCsv"):
            rows = data(await boss.upload(call, crew.jetty, TWO_LINES))["rows"]
            assert [each["verdict"] for each in rows] == ["create", "create"]
            assert "exceed the project's budget by SGD 1.00" in rows[0]["message"]

    async def test_at_once_do_not_slip_past_each_other(
        self, crew: Crew, boss: Desk, head: Desk, full: str
    ) -> None:
        other = await boss.make_code(crew.jetty, number="03-2")
        await budget_set(boss, crew, revision=1, manpowerExternal="250")
        await ruled(head, overruns="nobody")
        codes = [await boss.code(full), other]
        answers = await asyncio.gather(
            *(boss.send("PUT", "UpdateBudgetCode", code_seen(each) | {"amount": "150"}) for each in codes)
        )
        assert sorted(each.status_code for each in answers) == [200, 403]


class TestACategoryThatIsRunOver:
    async def test_is_told_while_one_asks_to_who_answers_and_in_the_overview(
        self, crew: Crew, foreman: Desk, boss: Desk, code: str
    ) -> None:
        await budget_set(boss, crew, manpowerExternal="50")
        body = {"projectId": str(crew.jetty), "lines": [{"budgetCodeId": code, "amount": "60"}]}
        told = data(await foreman.send("POST", "PreviewBudgetRequest", body))
        assert told["overCategories"] == [{"name": "External people", "excess": "10.00"}]
        assert not told["lines"][0]["isOver"]
        request = await foreman.ask(crew.jetty, (code, "60"))
        assert (await boss.request(request["budgetRequestId"]))["overCategories"] == told["overCategories"]
        shown = await of_category(boss, crew, "manpowerExternal")
        assert (shown["left"], shown["alertPercent"], shown["usedPercent"]) == ("-10.00", 0, 120)
        data(await boss.answering(request, "approved"))
        assert (await of_category(boss, crew, "manpowerExternal"))["alertPercent"] == 100
        assert (await boss.request(request["budgetRequestId"]))["overCategories"] == []

    async def test_is_reckoned_without_codes_of_other_projects_and_what_it_holds_once(
        self, crew: Crew, foreman: Desk, boss: Desk, code: str
    ) -> None:
        await budget_set(boss, crew, manpowerExternal="50")
        request = await foreman.ask(crew.jetty, (code, "40"))
        body = {
            "projectId": str(crew.jetty),
            "budgetRequestId": request["budgetRequestId"],
            "lines": [{"budgetCodeId": code, "amount": "30"}] * 2,
        }
        told = data(await foreman.send("POST", "PreviewBudgetRequest", body))
        assert told["overCategories"] == [{"name": "External people", "excess": "10.00"}]

    async def test_is_none_where_nobody_has_set_the_budget(
        self, crew: Crew, foreman: Desk, code: str
    ) -> None:
        body = {"projectId": str(crew.jetty), "lines": [{"budgetCodeId": code, "amount": "60"}]}
        told = data(await foreman.send("POST", "PreviewBudgetRequest", body))
        assert told["overCategories"] == []
        assert (await of_category(foreman, crew, "manpowerExternal"))["alertPercent"] == 0


class TestAMark:
    async def test_goes_once_it_fits_again_and_comes_where_held_money_is_too_much(
        self, crew: Crew, foreman: Desk, boss: Desk, code: str
    ) -> None:
        request = await foreman.ask(crew.jetty, (code, "110"), overrunReason="Must be")
        overview = data(await boss.get("GetOverview", projectId=crew.jetty))
        assert [each["number"] for each in overview["alerts"]] == ["03-100"]
        found = (await boss.request(request["budgetRequestId"]), overview["waiting"][0])
        assert [each["isOverNow"] for each in found] == [True, True]
        shown = code_seen(await boss.code(code))
        data(await boss.send("PUT", "UpdateBudgetCode", shown | {"amount": "110"}))
        overview = data(await boss.get("GetOverview", projectId=crew.jetty))
        assert overview["alerts"] == []
        found = (await boss.request(request["budgetRequestId"]), overview["waiting"][0])
        assert [(each["isOverBudget"], each["isOverNow"]) for each in found] == [(True, False)] * 2
