"""Who asked first is not over what there is because somebody asked later: in the list, in the request, and in
what its categories come to. Before and after are as of now all the same."""

from typing import Any

import httpx
import pytest
from chassis.testing.people import Person
from identity_client.testing.crew import Crew

from services.budget.tests.service.chains import Approvers, chain_of_two
from services.budget.tests.service.desk import Body, Desk, code_seen, data, seen
from services.budget.tests.service.test_changes import budget_set


async def marks(desk: Desk, crew: Crew, *requests: Body) -> list[tuple[bool, bool, bool]]:
    """Of each: the list's, the request's, and that of its line."""
    groups = data(await desk.send("POST", "QueryBudgetRequestByFilterReturnGrouped", {}))
    listed = {each["budgetRequestId"]: each for group in groups for each in group["requests"]}
    found: list[tuple[bool, bool, bool]] = []
    for each in requests:
        shown = await desk.request(each["budgetRequestId"])
        in_list = listed[each["budgetRequestId"]]["isOverNow"]
        found.append((in_list, shown["isOverNow"], shown["lines"][0]["impact"]["isOver"]))
    return found


async def impact(desk: Desk, request: Body) -> Any:
    return (await desk.request(request["budgetRequestId"]))["lines"][0]["impact"]


@pytest.fixture
async def approvers(crew: Crew, client: httpx.AsyncClient, admin: Person) -> Approvers:
    return await chain_of_two(crew, client, admin)


OVER, FITS = (True, True, True), (False, False, False)


class TestWhoCameFirst:
    async def test_is_not_over_by_what_is_asked_for_later(
        self, crew: Crew, foreman: Desk, boss: Desk, code: str
    ) -> None:
        first = await foreman.ask(crew.jetty, (code, "80"))
        later = await foreman.ask(crew.jetty, (code, "70"), overrunReason="Must be")
        assert await marks(boss, crew, first, later) == [FITS, OVER]
        told = await impact(boss, first)
        assert (told["left"], told["leftAfter"]) == ("30.00", "-50.00"), "as of now"
        assert (told["heldByOthers"], told["heldLater"]) == ("70.00", "70.00")
        told = await impact(boss, later)
        assert (told["leftAfter"], told["heldByOthers"], told["heldLater"]) == ("-50.00", "80.00", "0.00")

    async def test_comes_last_once_it_was_withdrawn_and_sent_again(
        self, crew: Crew, foreman: Desk, boss: Desk, code: str
    ) -> None:
        first = await foreman.ask(crew.jetty, (code, "80"))
        later = await foreman.ask(crew.jetty, (code, "70"), overrunReason="Must be")
        draft = data(await foreman.send("POST", "WithdrawBudgetRequest", seen(first)))
        again = seen(draft) | {"overrunReason": "Again", "submit": True}
        data(await foreman.send("PUT", "UpdateBudgetRequest", again))
        assert await marks(boss, crew, first, later) == [OVER, FITS]

    async def test_is_over_where_the_code_has_less_or_more_is_spent_of_it(
        self, crew: Crew, foreman: Desk, boss: Desk, code: str
    ) -> None:
        first = await foreman.ask(crew.jetty, (code, "80"))
        await foreman.ask(crew.jetty, (code, "10"))
        await boss.spend(crew.jetty, code, "30")
        assert await marks(boss, crew, first) == [OVER]
        shown = code_seen(await boss.code(code))
        data(await boss.send("PUT", "UpdateBudgetCode", shown | {"amount": "120"}))
        assert await marks(boss, crew, first) == [FITS]

    async def test_is_of_another_code_or_gets_money_and_is_not_in_the_way(
        self, crew: Crew, foreman: Desk, boss: Desk, code: str
    ) -> None:
        other = (await boss.make_code(crew.jetty, number="03-2"))["budgetCodeId"]
        first = await foreman.ask(crew.jetty, (code, "110"), overrunReason="Must be")
        await foreman.ask(crew.jetty, (other, "100"))
        receiving = {"budgetCodeId": code, "amount": "50", "receives": True}
        await foreman.ask(crew.jetty, kind="change", lines=[receiving])
        assert await marks(boss, crew, first) == [OVER]

    async def test_fits_by_the_part_that_those_before_agreed_to(
        self, crew: Crew, foreman: Desk, approvers: Approvers, code: str
    ) -> None:
        request = await foreman.ask(crew.jetty, (code, "110"), overrunReason="Must be")
        assert await marks(foreman, crew, request) == [OVER]
        line = request["lines"][0]["budgetRequestLineId"]
        part = [{"budgetRequestLineId": line, "amount": "90"}]
        data(await approvers.ana.answering(request, "partlyApproved", lines=part))
        assert await marks(foreman, crew, request) == [FITS]

    async def test_leaves_its_category_as_it_found_it(
        self, crew: Crew, foreman: Desk, boss: Desk, code: str
    ) -> None:
        await budget_set(boss, crew, manpowerExternal="100")
        other = (await boss.make_code(crew.jetty, number="03-2"))["budgetCodeId"]
        first = await foreman.ask(crew.jetty, (code, "80"))
        later = await foreman.ask(crew.jetty, (other, "70"))
        over = [(await boss.request(each["budgetRequestId"]))["overCategories"] for each in (first, later)]
        assert over == [[], [{"name": "External people", "excess": "50.00"}]]


class TestACodeWhoseCategoryIsRunOver:
    async def test_says_so_in_its_row_and_in_its_pane(
        self, crew: Crew, foreman: Desk, boss: Desk, code: str
    ) -> None:
        call = "QueryBudgetCodeByFilterReturnPercentageViewModel"
        assert data(await foreman.get(call, projectId=crew.jetty))["categories"] == []
        assert (await foreman.code(code))["categoryState"] is None
        await budget_set(boss, crew, manpowerExternal="70")
        other = (await boss.make_code(crew.jetty, number="03-2"))["budgetCodeId"]
        await boss.spend(crew.jetty, other, "90")
        state = {"category": "manpowerExternal", "name": "External people"}
        state |= {"left": "-20.00", "notInCodes": "-130.00"}
        assert (await foreman.code(code))["categoryState"] == state
        tree = data(await foreman.get(call, projectId=crew.jetty))
        assert state in tree["categories"]
        assert len(tree["categories"]) == 4

    async def test_and_the_category_says_how_many_codes_are_over(
        self, crew: Crew, boss: Desk, code: str
    ) -> None:
        await budget_set(boss, crew, manpowerExternal="500")
        await boss.spend(crew.jetty, code, "130")
        overview = data(await boss.get("GetOverview", projectId=crew.jetty))
        assert [each["codesOver"] for each in overview["categories"]] == [0, 1, 0, 0]
        assert (overview["total"]["codesOver"], overview["categories"][1]["left"]) == (1, "370.00")
