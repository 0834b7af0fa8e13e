import csv
import io
from uuid import uuid4

import httpx
from chassis.access import Role
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing import published
from chassis.testing.events import delete_company, told_anew
from chassis.testing.live import hub_of
from chassis.testing.people import COMPANY, Person
from contracts.budget.v1 import events_pb2
from identity_client.testing.crew import Crew

from services.budget.tests.service.desk import Body, Desk, code_seen, data, refused


def _amounts(**changes: str) -> Body:
    names = ("manpowerInternal", "manpowerExternal", "equipmentOwned", "equipmentRental")
    return {f"{name}Budget": changes.get(name, "0") for name in names}


async def _tree(desk: Desk, crew: Crew, **query: str) -> list[Body]:
    call = "QueryBudgetCodeByFilterReturnPercentageViewModel"
    codes: list[Body] = data(await desk.get(call, projectId=crew.jetty, **query))["codes"]
    return codes


class TestProjectBudget:
    async def test_is_set_by_category_and_seen_in_the_overview(
        self, client: httpx.AsyncClient, runtime: Runtime, crew: Crew, manager: Person, member: Person
    ) -> None:
        desk = Desk(client, manager)
        body = {"projectId": str(crew.jetty)} | _amounts(manpowerInternal="1000", equipmentRental="250.5")
        overview = data(await desk.send("PUT", "UpdateProjectBudget", body))
        await desk.make_code(crew.jetty, category="manpowerInternal", amount="400")
        overview = data(await Desk(client, member).get("GetOverview", projectId=crew.jetty))
        assert (overview["manpowerInternalBudget"], overview["equipmentRentalBudget"]) == (
            "1000.00",
            "250.50",
        )
        assert (overview["revision"], overview["mayEdit"], overview["codeCount"]) == (1, False, 1)
        own = overview["categories"][0]
        assert (own["name"], own["inCodes"], own["notInCodes"]) == ("Own people", "400.00", "600.00")
        assert overview["total"]["budget"] == "1250.50"
        *_, event = await published(runtime, events_pb2.ProjectBudgetChanged)
        assert (event.manpower_internal_minor, event.equipment_rental_minor) == (100000, 25050)

    async def test_of_two_who_set_it_the_second_is_told(
        self, client: httpx.AsyncClient, crew: Crew, admin: Person, manager: Person
    ) -> None:
        body = {"projectId": str(crew.jetty), "revision": 0}
        first, second = Desk(client, admin), Desk(client, manager)
        data(await first.send("PUT", "UpdateProjectBudget", body | _amounts(manpowerInternal="1")))
        late = await second.send("PUT", "UpdateProjectBudget", body | _amounts(manpowerInternal="2"))
        assert refused(late) == (409, "revision")

    async def test_keeps_its_currency_once_there_is_a_code(
        self, client: httpx.AsyncClient, crew: Crew, manager: Person
    ) -> None:
        desk = Desk(client, manager)
        yen = {"projectId": str(crew.jetty), "currency": "JPY"}
        assert data(await desk.send("PUT", "UpdateProjectBudget", yen | _amounts()))["currency"] == "JPY"
        code = await desk.make_code(crew.jetty, amount="500")
        assert (code["amount"], code["currency"]) == ("500", "JPY")
        seen = yen | {"revision": 1}
        cents = await desk.send("PUT", "UpdateProjectBudget", seen | _amounts(manpowerInternal="1.5"))
        assert refused(cents) == (422, "manpowerInternalBudget")
        euro = await desk.send("PUT", "UpdateProjectBudget", seen | {"currency": "EUR"} | _amounts())
        assert refused(euro) == (409, "currency")


class TestCodes:
    async def test_form_a_tree_with_what_is_left_of_each(
        self, client: httpx.AsyncClient, runtime: Runtime, crew: Crew, manager: Person, member: Person
    ) -> None:
        desk = Desk(client, manager)
        division = await desk.make_code(crew.jetty, number="03", name="Concrete", isDivision=True)
        below = {"divisionId": division["budgetCodeId"], "quantity": "12.5", "rate": "8", "amount": None}
        await desk.make_code(crew.jetty, **below, unit="m²")
        shown = await _tree(Desk(client, member), crew)
        assert [(each["number"], each["isDivision"], each["mayEdit"]) for each in shown] == [
            ("03", True, False),
            ("03-100", False, False),
        ]
        code = shown[1]
        assert (code["divisionId"], code["quantity"], code["rate"]) == (
            division["budgetCodeId"],
            "12.5",
            "8.00",
        )
        assert (code["amount"], code["left"], code["usedPercent"]) == ("100.00", "100.00", 0)
        *_, event = await published(runtime, events_pb2.BudgetCodeChanged)
        assert (event.number, event.budget_minor, event.quantity) == ("03-100", 10000, "12.5")

    async def test_have_a_number_of_their_own_in_their_project(
        self, client: httpx.AsyncClient, crew: Crew, manager: Person, neighbour: Person
    ) -> None:
        await Desk(client, manager).make_code(crew.jetty, number="a-1")
        body = {"projectId": str(crew.jetty), "number": "A-1", "name": "b", "category": "equipmentOwned"}
        again = await Desk(client, manager).send("POST", "CreateBudgetCode", body)
        assert refused(again) == (409, "number")
        await Desk(client, neighbour).make_code(crew.tower, number="a-1")

    async def test_are_changed_with_their_history_kept(
        self,
        client: httpx.AsyncClient,
        service: ServiceDefinition,
        runtime: Runtime,
        crew: Crew,
        manager: Person,
    ) -> None:
        desk = Desk(client, manager)
        code = await desk.make_code(crew.jetty)
        change = code_seen(code) | {"name": "Formwork, level 3", "amount": "120"}
        changed = data(await desk.send("PUT", "UpdateBudgetCode", change))
        assert (changed["name"], changed["amount"], changed["revision"]) == ("Formwork, level 3", "120.00", 2)
        history = data(await desk.get("GetBudgetCodeHistory", budgetCodeId=code["budgetCodeId"]))["data"]
        assert [each["action"] for each in history] == ["changed", "created"]
        assert [(each["field"], each["before"], each["after"]) for each in history[0]["changes"]] == [
            ("name", "Formwork", "Formwork, level 3"),
            ("amount", "100.00", "120.00"),
        ]
        assert history[0]["by"]["fullName"] == "Maya Ong"
        entries = data(await desk.get("GetBudgetCodeHistoryListDetail", budgetCodeId=code["budgetCodeId"]))
        assert [(each["kind"], each["amount"]) for each in entries["data"]] == [
            ("budget", "20.00"),
            ("budget", "100.00"),
        ]
        *_, event = await published(runtime, events_pb2.BudgetCodeChanged)
        assert await told_anew(service, runtime, events_pb2.BudgetCodeChanged) == {
            code["budgetCodeId"]: event
        }

    async def test_of_two_who_edit_one_the_second_is_told_who_saved(
        self, client: httpx.AsyncClient, crew: Crew, admin: Person, manager: Person
    ) -> None:
        desk = Desk(client, manager)
        code = await desk.make_code(crew.jetty)
        data(await Desk(client, admin).send("PUT", "UpdateBudgetCode", code_seen(code) | {"name": "B"}))
        late = await desk.send("PUT", "UpdateBudgetCode", code_seen(code) | {"name": "C"})
        assert late.json()["message"] == "Saved by Lim Wei just now. Take over or merge."

    async def test_an_amount_does_not_go_below_what_is_used(
        self, client: httpx.AsyncClient, crew: Crew, manager: Person, member: Person
    ) -> None:
        desk = Desk(client, manager)
        change = {"budgetCodeId": (await desk.make_code(crew.jetty))["budgetCodeId"], "amount": "59.99"}
        await Desk(client, member).ask(crew.jetty, (change["budgetCodeId"], "60"))
        refusal = await desk.send("PUT", "UpdateBudgetCode", change)
        assert "lower than SGD 60.00: SGD 60.00 of this code is held" in refusal.json()["message"]
        data(await desk.send("PUT", "UpdateBudgetCode", change | {"amount": "60"}))

    async def test_say_in_their_history_which_division_they_came_under(
        self, client: httpx.AsyncClient, crew: Crew, manager: Person
    ) -> None:
        desk = Desk(client, manager)
        code = await desk.make_code(crew.jetty)
        concrete = await desk.make_code(crew.jetty, number="03", name="Concrete", isDivision=True)
        await desk.send("PUT", "UpdateBudgetCode", code_seen(code) | {"divisionId": concrete["budgetCodeId"]})
        history = data(await desk.get("GetBudgetCodeHistory", budgetCodeId=code["budgetCodeId"]))
        assert history["data"][0]["changes"] == [
            {"field": "division", "before": None, "after": "03 Concrete"}
        ]

    async def test_with_history_are_archived_and_the_others_deleted(
        self, client: httpx.AsyncClient, crew: Crew, manager: Person, member: Person
    ) -> None:
        desk = Desk(client, manager)
        used, unused = await desk.make_code(crew.jetty), await desk.make_code(crew.jetty, number="x")
        request = await Desk(client, member).ask(crew.jetty, (used["budgetCodeId"], "60"))
        assert (await desk.code(used["budgetCodeId"]))["mayDelete"] is False
        kept = await desk.send("DELETE", "DeleteBudgetCode", {"budgetCodeId": used["budgetCodeId"]})
        assert kept.json()["data"]["fields"][0]["code"] == "archiveInstead"
        assert (await desk.send("DELETE", "DeleteBudgetCode", code_seen(unused))).status_code == 200
        archiving = {"budgetCodeId": used["budgetCodeId"]}
        assert (await desk.send("PUT", "ArchivedBudgetCode", archiving)).status_code == 409
        data(await desk.answering(request, "rejected"))
        assert data(await desk.send("PUT", "ArchivedBudgetCode", archiving))["isArchived"] is True
        assert await _tree(desk, crew) == []
        assert len(await _tree(desk, crew, isArchived="true")) == 1
        asking = await Desk(client, member).asking(crew.jetty, (used["budgetCodeId"], "1"))
        assert refused(asking) == (422, "lines.0.budgetCodeId")
        assert data(await desk.send("PUT", "UnarchivedBudgetCode", archiving))["isArchived"] is False

    async def test_a_division_goes_when_nothing_lies_under_it(
        self, client: httpx.AsyncClient, crew: Crew, manager: Person
    ) -> None:
        desk = Desk(client, manager)
        division = await desk.make_code(crew.jetty, number="03", isDivision=True)
        code = await desk.make_code(crew.jetty, divisionId=division["budgetCodeId"])
        for method, call in (("DELETE", "DeleteBudgetCode"), ("PUT", "ArchivedBudgetCode")):
            assert (await desk.send(method, call, code_seen(division))).status_code == 409
        data(await desk.send("DELETE", "DeleteBudgetCode", code_seen(code)))
        data(await desk.send("DELETE", "DeleteBudgetCode", code_seen(division)))


class TestWhoIsElsewhere:
    async def test_sees_and_changes_nothing(
        self, client: httpx.AsyncClient, crew: Crew, manager: Person, neighbour: Person, stranger: Person
    ) -> None:
        code = await Desk(client, manager).make_code(crew.jetty)
        reading = Desk(
            client, crew.person("Ana Cruz", Role.MANAGER, projects=(crew.jetty,), manages=(crew.tower,))
        )
        assert (await reading.send("PUT", "UpdateBudgetCode", code_seen(code))).status_code == 403
        for who in (neighbour, stranger):
            desk = Desk(client, who)
            assert refused(await desk.get("GetOverview", projectId=crew.jetty)) == (422, "projectId")
            assert refused(await desk.asking(crew.jetty, (code["budgetCodeId"], "1"))) == (422, "projectId")
            for call in ("GetBudgetCodeDetail", "GetBudgetCodeReport", "GetBudgetCodeHistory"):
                there = await desk.get(call, budgetCodeId=code["budgetCodeId"])
                nowhere = await desk.get(call, budgetCodeId=uuid4())
                assert (there.status_code, there.json()["message"]) == (404, nowhere.json()["message"])
            for method, call in (("PUT", "UpdateBudgetCode"), ("DELETE", "DeleteBudgetCode")):
                assert (await desk.send(method, call, code_seen(code))).status_code == 404

    async def test_hears_no_live_note(
        self,
        runtime: Runtime,
        client: httpx.AsyncClient,
        crew: Crew,
        manager: Person,
        member: Person,
        neighbour: Person,
    ) -> None:
        async with hub_of(runtime) as hub:
            listening, elsewhere = await hub.ear(member), await hub.ear(neighbour)
            await Desk(client, manager).make_code(crew.jetty)
            assert await listening.topics() == {"budget.codes"}
            assert await elsewhere.topics() == set()


class TestAnArchivedProject:
    async def test_is_read_and_not_changed(
        self, client: httpx.AsyncClient, runtime: Runtime, crew: Crew, admin: Person
    ) -> None:
        desk = Desk(client, admin)
        code = await desk.make_code(crew.jetty)
        await crew.archive(crew.jetty, runtime)
        for answer in (
            await desk.send("PUT", "UpdateBudgetCode", code_seen(code) | {"name": "B"}),
            await desk.asking(crew.jetty, (code["budgetCodeId"], "1")),
        ):
            assert (answer.status_code, "“Jetty 4” is archived" in answer.json()["message"]) == (409, True)
        assert (await desk.code(code["budgetCodeId"]))["mayEdit"] is False


class TestACsv:
    FILE = (
        "division,number,name,category,unit,quantity,rate,amount\n"
        ",03,Concrete,,,,,\n"
        "03,03-1,Formwork,External people,m²,10,4.5,\n"
        "03,03-2,=Rebar,manpowerExternal,,,,5\n"
    ).encode()

    async def test_is_tried_first_then_imported_and_exported_as_it_can_be_read_again(
        self, client: httpx.AsyncClient, crew: Crew, manager: Person, member: Person
    ) -> None:
        desk = Desk(client, manager)
        tried = data(await desk.upload("CheckBudgetCodesCsv", crew.jetty, self.FILE))
        assert [each["verdict"] for each in tried["rows"]] == ["create", "create", "invalid"]
        assert (tried["createCount"], tried["dryRun"], await _tree(desk, crew)) == (2, True, [])
        done = data(await desk.upload("ImportBudgetCodesCsv", crew.jetty, self.FILE))
        assert (done["createCount"], done["dryRun"]) == (2, False)
        concrete, formwork = await _tree(desk, crew)
        assert (formwork["divisionId"], formwork["amount"]) == (concrete["budgetCodeId"], "45.00")
        exported = await Desk(client, member).get("ExportBudgetCodes", projectId=crew.jetty)
        rows = [*csv.DictReader(io.StringIO(exported.text.removeprefix("\ufeff")))]
        said = [(row["division"], row["number"], row["amount"]) for row in rows]
        assert said == [("", "03", ""), ("03", "03-1", "45.00")]
        for table in ("csv", "xlsx"):
            exported = await desk.get("ExportBudgetCodes", projectId=crew.jetty, format=table)
            again = data(await desk.upload("CheckBudgetCodesCsv", crew.jetty, exported.content))
            assert [each["verdict"] for each in again["rows"]] == ["exists", "exists"]

    async def test_is_for_managers_of_the_project(
        self, client: httpx.AsyncClient, crew: Crew, member: Person, neighbour: Person
    ) -> None:
        for who, status in ((member, 403), (neighbour, 422)):
            for call in ("CheckBudgetCodesCsv", "ImportBudgetCodesCsv"):
                assert (await Desk(client, who).upload(call, crew.jetty, self.FILE)).status_code == status


class TestADeletedCompany:
    async def test_takes_all_of_it_along(
        self,
        client: httpx.AsyncClient,
        service: ServiceDefinition,
        runtime: Runtime,
        crew: Crew,
        manager: Person,
    ) -> None:
        desk = Desk(client, manager)
        division = await desk.make_code(crew.jetty, number="03", isDivision=True)
        code = await desk.make_code(crew.jetty, divisionId=division["budgetCodeId"])
        await desk.ask(crew.jetty, (code["budgetCodeId"], "5"))
        await delete_company(service, runtime, COMPANY)
        assert await _tree(desk, crew) == []
