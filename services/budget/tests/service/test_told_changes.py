"""What changes of the budget did is told with its sign; by which request, to who may see that."""

import csv
import io

import httpx
import pytest
from chassis.testing.people import Person
from identity_client.testing.crew import Crew

from services.budget.tests.service.chains import Approvers, at_the_jetty, chain_of_two
from services.budget.tests.service.desk import Body, Desk, data


async def _changed(foreman: Desk, boss: Desk, crew: Crew, more: str, less: str) -> Body:
    lines = [
        {"budgetCodeId": more, "amount": "40", "receives": True},
        {"budgetCodeId": less, "amount": "15", "receives": False},
    ]
    request = await foreman.ask(crew.jetty, kind="change", title="Variation 4", lines=lines)
    return data(await boss.answering(request, "approved"))


async def _planned(boss: Desk, crew: Crew) -> None:
    nothing = ("manpowerInternalBudget", "equipmentOwnedBudget", "equipmentRentalBudget")
    body = {"projectId": str(crew.jetty), "manpowerExternalBudget": "500", "revision": 0}
    data(await boss.send("PUT", "UpdateProjectBudget", body | dict.fromkeys(nothing, "0")))


async def test_lists_say_what_a_change_gives_as_the_request_itself_does(
    crew: Crew, foreman: Desk, boss: Desk, code: str
) -> None:
    other = (await boss.make_code(crew.jetty, number="03-200"))["budgetCodeId"]
    request = await _changed(foreman, boss, crew, code, other)
    assert (request["total"], request["addedTotal"]) == ("55.00", "40.00")
    groups = data(await boss.send("POST", "QueryBudgetRequestByFilterReturnGrouped", {}))
    listed = data(await boss.send("POST", "QueryBudgetRequestByFilter", {}))
    for (row,) in ([each for group in groups for each in group["requests"]], listed["data"]):
        assert (row["total"], row["addedTotal"]) == ("55.00", "40.00")
    money = await foreman.ask(crew.jetty, (code, "5"))
    assert money["addedTotal"] is None


async def test_the_report_of_a_code_and_the_file_of_codes_say_what_came_and_went(
    crew: Crew, foreman: Desk, boss: Desk, code: str
) -> None:
    other = (await boss.make_code(crew.jetty, number="03-200"))["budgetCodeId"]
    await _changed(foreman, boss, crew, code, other)
    data(await boss.answering(await foreman.ask(crew.jetty, (other, "30")), "approved"))
    taken = [("change", "-15.00"), ("money", "30.00")]
    for code_id, asked in ((code, [("change", "40.00")]), (other, taken)):
        report = data(await boss.get("GetBudgetCodeReport", budgetCodeId=code_id))
        assert [(each["kind"], each["approved"]) for each in report["requests"]] == asked
    file = (await boss.get("ExportBudgetCodes", projectId=crew.jetty)).text
    rows = csv.DictReader(io.StringIO(file.removeprefix("\ufeff")))
    parts = [[row[part] for part in ("amount", "transferred", "budget")] for row in rows]
    assert parts == [["100.00", "40.00", "140.00"], ["100.00", "-15.00", "85.00"]]


@pytest.fixture
async def chain(client: httpx.AsyncClient, crew: Crew, admin: Person) -> Approvers:
    return await chain_of_two(crew, client, admin)


async def test_a_code_s_entries_and_a_version_name_the_request_to_who_may_see_it(
    client: httpx.AsyncClient, crew: Crew, chain: Approvers, foreman: Desk, boss: Desk, code: str
) -> None:
    """Its author, the project's managers and who answers it; not a colleague of the same project."""
    await _planned(boss, crew)
    other = (await boss.make_code(crew.jetty, number="03-200"))["budgetCodeId"]
    colleague = at_the_jetty(crew, client, "Siti Rahim")
    passed_on = await _changed(foreman, chain.ana, crew, code, other)
    request = data(await chain.raj.answering(passed_on, "approved"))
    for desk, request_id, number in (
        (boss, request["budgetRequestId"], request["number"]),
        (foreman, request["budgetRequestId"], request["number"]),
        (chain.ana, request["budgetRequestId"], request["number"]),
        (colleague, None, None),
    ):
        entries = data(await desk.get("GetBudgetCodeHistoryListDetail", budgetCodeId=code))["data"]
        told = [each for each in entries if each["why"] == "budgetChanged"]
        assert [(each["budgetRequestId"], each["requestNumber"]) for each in told] == [(request_id, number)]
        newest = data(await desk.get("GetBudgetVersions", projectId=crew.jetty))[0]
        assert newest["budgetRequestId"] == request_id
