"""Limits of a chain: in which currency, and what the audit log keeps of them."""

import httpx
import pytest
from chassis.runtime import Runtime
from chassis.testing import published
from chassis.testing.people import Person
from contracts.budget.v1 import events_pb2
from identity_client.testing.crew import Crew

from services.budget.tests.service.chains import Approvers, chain_of_two, step
from services.budget.tests.service.desk import Body, Desk, data


@pytest.fixture
async def approvers(crew: Crew, client: httpx.AsyncClient, admin: Person) -> Approvers:
    """Of a project that has no budget yet: its limits are in the currency that it then begins with."""
    return await chain_of_two(crew, client, admin)


async def _in_yen(crew: Crew, boss: Desk) -> None:
    names = [
        f"{each}Budget"
        for each in ("manpowerInternal", "manpowerExternal", "equipmentOwned", "equipmentRental")
    ]
    body: Body = {"projectId": str(crew.jetty), "currency": "JPY", **dict.fromkeys(names, "0")}
    data(await boss.send("PUT", "UpdateProjectBudget", body))


class TestLimits:
    async def test_of_another_currency_say_nothing_until_they_are_set_anew(
        self,
        client: httpx.AsyncClient,
        crew: Crew,
        foreman: Desk,
        boss: Desk,
        admin: Person,
        approvers: Approvers,
    ) -> None:
        await _in_yen(crew, boss)
        code = (await boss.make_code(crew.jetty, amount="9000"))["budgetCodeId"]
        request = await foreman.ask(crew.jetty, (code, "40"))
        assert len(request["turns"]) == 2
        office = Desk(client, admin)
        shown = data(await office.get("GetBudgetApprovalChain", projectId=crew.jetty))
        assert (shown["currency"], shown["limitsCurrency"]) == ("JPY", "SGD")
        assert [each["upTo"] for each in shown["steps"]] == ["50.00", None]
        steps = [step(approvers.ana, upTo="5000"), step(approvers.raj)]
        body = {"projectId": str(crew.jetty), "revision": shown["revision"], "steps": steps}
        saved = data(await office.send("PUT", "SetBudgetApprovalChain", body))
        assert (saved["limitsCurrency"], saved["steps"][0]["upTo"]) == ("JPY", "5000")
        assert len((await foreman.ask(crew.jetty, (code, "40")))["turns"]) == 1

    async def test_are_in_the_audit_log_as_they_were_and_as_they_are(
        self, runtime: Runtime, client: httpx.AsyncClient, crew: Crew, admin: Person, approvers: Approvers
    ) -> None:
        steps = [
            step(approvers.ana, upTo="10000000", categories=["equipmentOwned"]),
            step(approvers.raj),
        ]
        body = {"projectId": str(crew.jetty), "revision": 1, "steps": steps}
        data(await Desk(client, admin).send("PUT", "SetBudgetApprovalChain", body))
        first, second = [each.act for each in await published(runtime, events_pb2.ActRecorded)]
        assert [(each.field, each.before, each.after) for each in first.changes] == [
            ("step1", "", "Ana Cruz ≤ 50.00 SGD"),
            ("step2", "", "Raj Nair"),
        ]
        assert [(each.field, each.before, each.after) for each in second.changes] == [
            ("step1", "Ana Cruz ≤ 50.00 SGD", "Ana Cruz ≤ 10000000.00 SGD (equipmentOwned)")
        ]
