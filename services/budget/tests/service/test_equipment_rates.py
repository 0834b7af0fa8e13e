"""What a day or an hour of a machine costs: who says it, and what follows from it for what is past."""

import httpx
from budget.ledger.verification import differences
from chassis.ids import new_id
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing import drain
from chassis.testing.people import Person
from identity_client.testing.crew import Crew

from services.budget.tests.service.desk import Body, Desk, data, refused
from services.budget.tests.service.machines import Machine, Stay, hear, name_codes, rate, spent, tell

TUE, WED = "2026-09-01", "2026-09-02"


class TestARate:
    async def test_from_a_past_day_moves_what_was_counted_by_explicit_entries(
        self,
        service: ServiceDefinition,
        runtime: Runtime,
        crew: Crew,
        head: Desk,
        boss: Desk,
        code: str,
        digger: Machine,
        stay: Stay,
    ) -> None:
        await rate(head, "10", category="earthworks")
        await name_codes(boss, crew.jetty, ownEquipmentCodeId=code)
        await tell(runtime, digger.told(), stay.told(f"{TUE}T01:00", f"{WED}T09:00"))
        own = await rate(head, "1.50", "hour", from_on=WED, equipmentId=str(digger.equipment_id))
        assert (own["name"], own["category"]) == ("Excavator 12", "Earthworks")
        await drain(service, runtime)
        assert await spent(boss, code) == "35.50"  # a day, and 17 hours of the next
        data(await head.send("POST", "TakeBackBudgetEquipmentRate", _named(own)))
        await drain(service, runtime)
        assert await spent(boss, code) == "20.00"
        assert (await head.send("POST", "TakeBackBudgetEquipmentRate", _named(own))).status_code == 404
        assert await differences(runtime.database) == []

    async def test_is_one_a_day_of_what_the_company_has(
        self, runtime: Runtime, head: Desk, digger: Machine
    ) -> None:
        await hear(runtime, digger.told())
        await rate(head, "10", category="Lifting")
        body: Body = {"amount": "10", "unit": "day", "fromOn": "2026-01-01", "category": "lifting"}
        assert refused(await head.send("POST", "CreateBudgetEquipmentRate", body)) == (409, "fromOn")
        for wrong, field in (
            ({"amount": "-1"}, "amount"),
            ({"amount": "9999999999999"}, "amount"),
            ({"amount": "1.001"}, "amount"),
            ({"unit": "week"}, "unit"),
            ({"fromOn": "1999-12-31"}, "fromOn"),
            ({"equipmentId": str(new_id())}, "equipmentId"),
        ):
            assert refused(await head.send("POST", "CreateBudgetEquipmentRate", body | wrong)) == (422, field)
        await rate(head, "0", category="Lifting", isRented=True)
        assert data(await head.get("GetBudgetMachineCategories")) == ["Earthworks"]
        (found,) = data(await head.send("POST", "QueryBudgetMachines", {"search": "excav"}))["data"]
        assert found["equipmentId"] == str(digger.equipment_id)

    async def test_is_set_by_admins_and_uses_are_shown_to_managers(
        self, client: httpx.AsyncClient, crew: Crew, head: Desk, boss: Desk, foreman: Desk, neighbour: Person
    ) -> None:
        made = await rate(head, "20")
        for desk in (boss, foreman):
            for call in ("QueryBudgetEquipmentRates", "CreateBudgetEquipmentRate", "QueryBudgetMachines"):
                assert (await desk.send("POST", call, {})).status_code == 403
            assert (await desk.send("POST", "TakeBackBudgetEquipmentRate", _named(made))).status_code == 403
        (listed,) = data(await head.send("POST", "QueryBudgetEquipmentRates", {}))["data"]
        assert (listed["amount"], listed["unit"], listed["name"]) == ("20.00", "day", None)
        of_jetty: Body = {"projectId": str(crew.jetty)}
        assert (await foreman.send("POST", "QueryBudgetEquipment", of_jetty)).status_code == 403
        theirs = Desk(client, neighbour)
        assert (await theirs.send("POST", "QueryBudgetEquipment", of_jetty)).status_code in (403, 422)


def _named(rate: Body) -> Body:
    return {"equipmentRateId": rate["equipmentRateId"]}
