"""Which codes can be deleted, and what the others say."""

import pytest
from chassis.runtime import Runtime
from identity_client.testing.crew import Crew

from services.budget.tests.service import machines, worked
from services.budget.tests.service.desk import Body, Desk, data
from services.budget.tests.service.machines import Machine, Stay
from services.budget.tests.service.worked import APPROVED, Week

MON = "2026-08-31"


async def deleting(desk: Desk, code_id: str) -> Body:
    answer = await desk.send("DELETE", "DeleteBudgetCode", {"budgetCodeId": code_id})
    return {"status": answer.status_code} | answer.json()


class TestACodeWhoseCostsAreZero:
    """No entry of the ledger tells of them."""

    @pytest.fixture(params=["hours", "equipment"])
    async def costed(
        self,
        request: pytest.FixtureRequest,
        runtime: Runtime,
        crew: Crew,
        head: Desk,
        boss: Desk,
        foreman: Desk,
        code: str,
        digger: Machine,
        stay: Stay,
    ) -> str:
        if request.param == "hours":
            await worked.rate(head, "0")
            await machines.name_codes(boss, crew.jetty, ownCodeId=code)
            week = Week(crew.jetty, foreman.who.user_id, boss.who.user_id)
            await worked.tell(runtime, week.changed(APPROVED, {MON: 8}))
        else:
            await machines.rate(head, "0")
            await machines.name_codes(boss, crew.jetty, ownEquipmentCodeId=code)
            await machines.tell(runtime, digger.told(), stay.told(f"{MON}T01:00", f"{MON}T09:00"))
        await machines.name_codes(boss, crew.jetty, revision=1, ownCodeId=None, ownEquipmentCodeId=None)
        return code

    async def test_is_archived_and_not_deleted(self, boss: Desk, costed: str) -> None:
        assert (await boss.code(costed))["mayDelete"] is False
        refused = await deleting(boss, costed)
        assert (refused["status"], refused["data"]["fields"][0]["code"]) == (409, "archiveInstead")


class TestACodeThatHoursOrMachinesAreSpentOf:
    @pytest.mark.parametrize(
        "named_as", ["ownCodeId", "externalCodeId", "ownEquipmentCodeId", "rentedEquipmentCodeId"]
    )
    async def test_stays_until_another_one_is_named(
        self, crew: Crew, boss: Desk, code: str, named_as: str
    ) -> None:
        async def name(code_id: str | None, revision: int) -> Body:
            body = {"projectId": str(crew.jetty), "revision": revision, named_as: code_id}
            return data(await boss.send("PUT", "SetBudgetHoursCodes", body))

        before = await name(code, revision=0)
        refused = await deleting(boss, code)
        assert (refused["status"], refused["data"]["fields"][0]["code"]) == (409, "takesCosts")
        assert "“Codes for hours and equipment”" in refused["message"]
        assert data(await boss.get("GetBudgetHoursCodes", projectId=crew.jetty)) == before
        await name(None, revision=1)
        assert (await deleting(boss, code))["status"] == 200
