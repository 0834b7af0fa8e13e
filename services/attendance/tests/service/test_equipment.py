import asyncio
import threading
from typing import Any

import httpx
import pytest
from attendance.equipment import printing
from attendance.label.codes import PATH
from attendance.label.sheets import draw_sheet
from chassis.access import Role
from chassis.ids import new_id
from chassis.processes.costly import ExportTurns
from chassis.runtime import Runtime
from chassis.testing import published
from chassis.testing.people import Person
from contracts.attendance.v1 import events_pb2
from identity_client.testing.crew import Crew
from pypdfium2 import PdfDocument

from services.attendance.tests.machines import Yard, scan
from services.attendance.tests.phone import data

AVAILABLE, IN_USE, SERVICE, LOST, RETIRED = 1, 2, 3, 4, 5
EXPIRED = {"name": "Lifting", "expiresOn": "2020-01-31"}


@pytest.fixture
def yard(client: httpx.AsyncClient, manager: Person) -> Yard:
    return Yard(client, manager)


@pytest.fixture
def worker(client: httpx.AsyncClient, member: Person) -> Yard:
    return Yard(client, member)


class TestMaking:
    async def test_tells_it_keeps_who_and_gives_it_a_code(
        self, runtime: Runtime, crew: Crew, yard: Yard
    ) -> None:
        made = await yard.create(crew.jetty, serialNumber="CAT-1")
        assert (made["state"], len(made["code"]), made["mayEdit"]) == (AVAILABLE, 26, True)
        (told,) = await published(runtime, events_pb2.EquipmentChanged)
        assert (told.equipment_id, told.name) == (made["equipmentId"], "Excavator 12")
        (act,) = [each.act for each in await published(runtime, events_pb2.ActRecorded)]
        assert (act.action, act.subject_name) == ("equipment.created", "Excavator 12")
        history = data(await yard.get("Equipment/GetEquipmentHistory", equipmentId=made["equipmentId"]))
        assert [each["action"] for each in history["data"]] == ["created"]

    async def test_is_the_managers_of_its_home(
        self, client: httpx.AsyncClient, crew: Crew, yard: Yard, worker: Yard
    ) -> None:
        assert (await worker.creating(crew.jetty)).status_code == 403
        assert (await yard.creating(crew.tower)).status_code == 422

    async def test_of_rented_ones_says_from_whom(self, crew: Crew, yard: Yard) -> None:
        refused = await yard.creating(crew.jetty, isRented=True)
        assert refused.json()["data"]["fields"][0]["field"] == "supplier"
        made = await yard.create(crew.jetty, isRented=True, supplier="Hire Ltd", returnDue="2027-01-31")
        assert (made["supplier"], made["returnDue"]) == ("Hire Ltd", "2027-01-31")
        # A sign: whoever looks it up may read another language than who wrote it.
        history = data(await yard.get("Equipment/GetEquipmentHistory", equipmentId=made["equipmentId"]))
        assert {"field": "rented", "before": None, "after": "✓"} in history["data"][0]["changes"]

    async def test_tells_what_its_hire_costs_to_managers_of_its_home_alone(
        self, crew: Crew, yard: Yard, worker: Yard
    ) -> None:
        rented = {"isRented": True, "supplier": "Hire Ltd", "rentalRate": "S$ 210 / day"}
        made = await yard.create(crew.jetty, **rented)
        data(await yard.updating(made, rentalRate="S$ 250 / day"))
        for who, rate, is_shown in ((yard, "S$ 250 / day", True), (worker, "", False)):
            (listed,) = await who.listed()
            assert (listed["supplier"], listed["rentalRate"]) == ("Hire Ltd", rate)
            assert data(await who.getting(made))["rentalRate"] == rate
            history = await who.get("Equipment/GetEquipmentHistory", equipmentId=made["equipmentId"])
            table = await who.get("Equipment/ExportEquipment", projectId=str(crew.jetty))
            assert {"S$" in answer.text for answer in (history, table)} == {is_shown}


class TestChanging:
    async def test_undoes_nothing_that_was_not_seen(
        self, client: httpx.AsyncClient, crew: Crew, yard: Yard, admin: Person
    ) -> None:
        made = await yard.create(crew.jetty)
        changed = data(await yard.updating(made, name="Excavator 13", certificates=[EXPIRED]))
        assert (changed["name"], changed["revision"], changed["standing"]) == ("Excavator 13", 2, 1)
        late = await Yard(client, admin).updating(made, name="Digger")
        assert (late.status_code, "Maya Ong" in late.json()["message"]) == (409, True)
        assert data(await yard.updating(changed, name="Excavator 13"))["revision"] == 2

    async def test_is_nobody_elses(
        self,
        client: httpx.AsyncClient,
        crew: Crew,
        yard: Yard,
        worker: Yard,
        neighbour: Person,
        stranger: Person,
    ) -> None:
        made = await yard.create(crew.jetty)
        assert (await worker.updating(made, name="Mine")).status_code == 403
        for who in (neighbour, stranger):
            elsewhere = Yard(client, who)
            assert (await elsewhere.getting(made)).status_code == 404
            assert (await elsewhere.updating(made, name="Mine")).status_code == 404
            assert await elsewhere.listed() == []
        assert data(await worker.getting(made))["code"] == ""

    async def test_to_another_home_needs_both(
        self, client: httpx.AsyncClient, crew: Crew, yard: Yard, admin: Person
    ) -> None:
        made = await yard.create(crew.jetty)
        assert (await yard.updating(made, projectId=str(crew.tower))).status_code == 422
        moved = data(await Yard(client, admin).updating(made, projectId=str(crew.tower)))
        assert moved["projectId"] == str(crew.tower)
        assert await yard.listed() == []

    async def test_of_its_code_makes_the_old_label_worthless(self, crew: Crew, yard: Yard) -> None:
        made = await yard.create(crew.jetty)
        body = {"equipmentId": made["equipmentId"], "revision": made["revision"]}
        replaced = data(await yard.call("PUT", "Equipment/ReplaceEquipmentCode", body))
        assert replaced["code"] != made["code"]
        old = await yard.get("Equipment/GetEquipmentByCode", code=made["code"])
        assert (old.status_code, old.json()["errorCode"]) == (404, 6)
        assert data(await yard.get("Equipment/GetEquipmentByCode", code=replaced["code"]))


class TestTheList:
    async def test_is_searched_filtered_and_paged(self, crew: Crew, yard: Yard) -> None:
        crane = await yard.create(crew.jetty, name="Crane", category="Lifting", certificates=[EXPIRED])
        await yard.create(crew.jetty, name="Mixer", isRented=True, supplier="Hire Ltd")
        gone = await yard.create(crew.jetty, name="Saw")
        await yard.updating(gone, condition=RETIRED)
        await yard.scan(scan(crane["code"], crew.jetty))

        async def names(**wanted: Any) -> list[str]:
            return [each["name"] for each in await yard.listed(**wanted)]

        assert await names() == ["Crane", "Mixer"]
        assert await names(search="HIRE") == ["Mixer"]
        assert await names(category="lifting") == ["Crane"]
        assert await names(state=IN_USE) == ["Crane"]
        assert await names(state=AVAILABLE) == ["Mixer"]
        assert await names(state=RETIRED) == ["Saw"]
        assert await names(standing=1) == ["Crane"]
        assert await names(isRented=True) == ["Mixer"]
        assert await names(projectId=str(crew.tower)) == []
        assert await names(pageCount=1, pageNumber=2) == ["Mixer"]


class TestLabels:
    async def test_are_a_pdf_of_what_was_chosen(
        self, client: httpx.AsyncClient, crew: Crew, yard: Yard, neighbour: Person
    ) -> None:
        machines = [await yard.create(crew.jetty, name=f"Drill {number}") for number in range(3)]
        ids = ",".join(each["equipmentId"] for each in machines)
        path = "Equipment/PrintEquipmentLabels"
        printed = await yard.get(path, equipmentIds=ids, size="2x4")
        assert printed.headers["content-type"] == "application/pdf"
        shown = str(PdfDocument(printed.content)[0].get_textpage().get_text_range())
        assert [name in shown for name in ("Drill 0", "Drill 1", "Drill 2")] == [True] * 3
        refused = await Yard(client, neighbour).get(path, equipmentIds=ids)
        assert refused.status_code == 404
        for wrong in ("", "x", ids + f",{ids}" * 40):
            assert (await yard.get(path, equipmentIds=wrong)).status_code == 422

    async def test_of_many_hold_up_no_few_of_another_company(
        self,
        client: httpx.AsyncClient,
        runtime: Runtime,
        crew: Crew,
        yard: Yard,
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        elsewhere = new_id()
        dock = crew.book.add_project("Dry dock", company_id=elsewhere)
        other = Yard(client, crew.person("Lim", Role.ADMIN, manages=(dock,), company_id=elsewhere))
        many = ",".join([(await yard.create(crew.jetty))["equipmentId"] for _ in range(17)])
        few = (await other.create(dock))["equipmentId"]
        path, drawing, go_on = "Equipment/PrintEquipmentLabels", threading.Event(), threading.Event()

        def draw_slowly(sheet: Any, grid: Any) -> bytes:
            drawing.set()
            assert go_on.wait(20)
            return draw_sheet(sheet, grid)

        monkeypatch.setattr(printing, "draw_sheet", draw_slowly)
        # More than there are connections: whoever waits holds none.
        size = runtime.database.shares.reads + runtime.database.shares.transactions
        crowd = [asyncio.create_task(yard.get(path, equipmentIds=many, size="2x4")) for _ in range(size)]
        assert await asyncio.to_thread(drawing.wait, 20)
        passing = asyncio.create_task(other.get(path, equipmentIds=few))
        async with asyncio.timeout(20):
            while len(runtime.of(ExportTurns)._waiting) < size:  # pyright: ignore[reportPrivateUsage]
                await asyncio.sleep(0.01)
        go_on.set()
        assert (await passing).is_success
        assert not any(each.done() for each in crowd)
        assert all(each.is_success for each in await asyncio.gather(*crowd))

    async def test_are_refused_for_a_moment_where_too_many_wait(
        self, runtime: Runtime, crew: Crew, yard: Yard, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        made = await yard.create(crew.jetty)
        monkeypatch.setattr(runtime.of(ExportTurns), "_most_waiting", 0)
        async with runtime.of(ExportTurns).turn("somebody else"):
            refused = await yard.get("Equipment/PrintEquipmentLabels", equipmentIds=made["equipmentId"])
        assert (refused.status_code, refused.headers["Retry-After"]) == (503, "2")


class TestACard:
    async def test_is_for_whoever_finds_it_and_says_no_more_than_it_must(
        self, client: httpx.AsyncClient, crew: Crew, yard: Yard, stranger: Person
    ) -> None:
        made = await yard.create(crew.jetty, contact="Yard, +65 6123 4567", serialNumber="SECRET-1")
        found = await client.get(
            "/api/Equipment/GetEquipmentCard", params={"code": f"https://x.example{PATH}{made['code']}"}
        )
        card = data(found)
        assert (card["name"], card["contact"]) == ("Excavator 12", "Yard, +65 6123 4567")
        assert {*card} == {"name", "category", "companyName", "contact"}
        theirs = await Yard(client, stranger).get("Equipment/GetEquipmentByCode", code=made["code"])
        assert (theirs.status_code, theirs.json()["errorCode"]) == (403, 7)

    async def test_of_no_code_is_6_and_guessers_wait(self, client: httpx.AsyncClient, crew: Crew) -> None:
        answers = [
            await client.get("/api/Equipment/GetEquipmentCard", params={"code": f"{number:026}"})
            for number in range(21)
        ]
        first, last = answers[0], answers[-1]
        assert (first.status_code, first.json()["errorCode"]) == (404, 6)
        assert first.json()["message"] == "The equipment scanned was not found. Scan a valid QR code."
        assert (last.status_code, "retry-after" in last.headers) == (429, True)


class TestATable:
    async def test_is_judged_first_and_then_taken_and_comes_back(self, crew: Crew, yard: Yard) -> None:
        await yard.create(crew.jetty, name="Crane", serialNumber="C-1")
        table = (
            "name,serialNumber,supplier,certificate,expiresOn\n"
            "Crane,C-1,,,\nMixer,M-1,Hire Ltd,Safety,2027-03-01\nMixer,m-1,,,\n"
            "Saw,S-1,,Safety,soon\n=1+1,,,,\n"
        )

        expected = ["exists", "create", "duplicate", "invalid", "invalid"]
        dry = await yard.importing("CheckEquipmentCsv", crew.jetty, table)
        assert ([each["verdict"] for each in dry["rows"]], len(await yard.listed())) == (expected, 1)
        real = await yard.importing("ImportEquipmentCsv", crew.jetty, table)
        assert ([each["verdict"] for each in real["rows"]], real["createCount"]) == (expected, 1)
        (_, mixer) = await yard.listed()
        assert (mixer["isRented"], mixer["expiresOn"]) == (True, "2027-03-01")
        for kind in ("csv", "xlsx"):
            exported = await yard.get("Equipment/ExportEquipment", projectId=str(crew.jetty), format=kind)
            again = await yard.importing("CheckEquipmentCsv", crew.jetty, exported.content)
            assert [each["verdict"] for each in again["rows"]] == ["exists", "exists"]
