"""Photos, hour meters and defects of machines: who brings and changes what, once."""

import io
from datetime import timedelta
from typing import Any
from uuid import UUID, uuid4

import httpx
import pytest
from attendance.machine_file import service as machine_file
from attendance.machine_file.repo import EquipmentFileRepo
from attendance.machine_file.service import delete_of_company
from attendance.tables.equipment_care import MeterReading
from chassis.clock import now
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.storage import FileNotFound
from chassis.testing import counted_statements, published
from chassis.testing.events import drain
from chassis.testing.people import COMPANY, Person
from contracts.attendance.v1 import events_pb2
from identity_client.testing.crew import Crew
from PIL import Image
from sqlalchemy import update

from services.attendance.tests.care import Hand, located_photo, must_be_bare, photo
from services.attendance.tests.machines import scan
from services.attendance.tests.phone import data

OPEN, IN_WORK, DONE = 1, 2, 3
AVAILABLE, IN_USE, SERVICE = 1, 2, 3


@pytest.fixture
def boss(client: httpx.AsyncClient, manager: Person) -> Hand:
    return Hand(client, manager)


@pytest.fixture
def hand(client: httpx.AsyncClient, member: Person) -> Hand:
    return Hand(client, member)


@pytest.fixture
def next_door(client: httpx.AsyncClient, neighbour: Person) -> Hand:
    return Hand(client, neighbour)


@pytest.fixture
def outsider(client: httpx.AsyncClient, stranger: Person) -> Hand:
    return Hand(client, stranger)


@pytest.fixture
async def crane(crew: Crew, boss: Hand) -> dict[str, Any]:
    return await boss.create(crew.jetty, name="Crane")


class TestAPhoto:
    async def test_is_shown_small_and_whole_to_whoever_sees_the_machine(
        self, client: httpx.AsyncClient, boss: Hand, hand: Hand, crane: dict[str, Any]
    ) -> None:
        data(await boss.adding_photo(crane))
        shown = await hand.photos(crane)
        (one,) = shown["photos"]
        assert (one["name"], shown["mayEdit"]) == ("side.jpg", False)
        assert (await client.get(one["url"])).content == photo()
        small = Image.open(io.BytesIO((await client.get(one["thumbnailUrl"])).content))
        assert small.size == (480, 360)

    @pytest.mark.parametrize("kind", ["JPEG", "PNG", "WEBP"])
    async def test_tells_nobody_where_it_was_taken(
        self, client: httpx.AsyncClient, boss: Hand, crane: dict[str, Any], kind: str
    ) -> None:
        told = located_photo(kind)
        made = data(await boss.adding_photo(crane, f"side.{kind.lower()}", told))
        stored = (await client.get(made["url"])).content
        must_be_bare(stored, told)
        assert made["size"] == len(stored)

    async def test_of_a_defect_tells_nobody_where_it_was_taken(
        self, client: httpx.AsyncClient, hand: Hand, crane: dict[str, Any]
    ) -> None:
        told = located_photo("JPEG")
        made = data(await hand.adding_defect_photo(await hand.report(crane), content=told))
        must_be_bare((await client.get(made["url"])).content, told)

    async def test_that_can_be_told_nothing_of_is_refused(self, boss: Hand, crane: dict[str, Any]) -> None:
        broken = photo()[:40]
        assert (await boss.adding_photo(crane, content=broken)).status_code == 422

    async def test_sent_again_is_there_once(self, boss: Hand, crane: dict[str, Any]) -> None:
        photo_id = str(uuid4())
        for _ in range(2):
            assert data(await boss.adding_photo(crane, photo_id=photo_id))["photoId"] == photo_id
        assert len((await boss.photos(crane))["photos"]) == 1
        other = await boss.create(UUID(crane["projectId"]), name="Drill")
        assert (await boss.adding_photo(other, photo_id=photo_id)).status_code == 409

    async def test_is_brought_and_taken_away_by_managers_of_its_home_alone(
        self, runtime: Runtime, crew: Crew, boss: Hand, hand: Hand, next_door: Hand, crane: dict[str, Any]
    ) -> None:
        made = data(await boss.adding_photo(crane))
        away = {"equipmentId": crane["equipmentId"], "photoId": made["photoId"]}
        for who, status in ((hand, 403), (next_door, 404)):
            assert (await who.adding_photo(crane)).status_code == status
            assert (await who.call("DELETE", "Equipment/DeleteEquipmentPhoto", away)).status_code == status
        assert (await next_door.get("Equipment/GetEquipmentPhotos", **away)).status_code == 404
        assert (await boss.call("DELETE", "Equipment/DeleteEquipmentPhoto", away)).is_success
        assert (await boss.photos(crane))["photos"] == []
        await crew.archive(crew.jetty, runtime)
        assert (await boss.adding_photo(crane)).status_code == 409
        assert (await boss.photos(crane))["mayEdit"] is False

    async def test_what_is_no_picture_is_refused(self, boss: Hand, crane: dict[str, Any]) -> None:
        for name, content in (("side.jpg", b"<script>"), ("quote.pdf", b"%PDF-1.7"), ("a.svg", b"<svg/>")):
            assert (await boss.adding_photo(crane, name, content)).status_code == 422

    async def test_there_are_so_many_at_most(
        self, boss: Hand, crane: dict[str, Any], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(machine_file, "MOST_PHOTOS", 1)
        assert (await boss.adding_photo(crane)).is_success
        refused = await boss.adding_photo(crane)
        assert refused.json()["data"]["fields"][0]["field"] == "file"

    async def test_its_files_go_with_its_row_and_with_its_company(
        self, service: ServiceDefinition, runtime: Runtime, boss: Hand, crane: dict[str, Any]
    ) -> None:
        made = data(await boss.adding_photo(crane))
        data(await boss.adding_photo(crane))
        async with runtime.database.reading() as uow:
            keys = await EquipmentFileRepo(uow).keys_of([UUID(crane["equipmentId"])])
        assert len(keys) == 4
        away = {"equipmentId": crane["equipmentId"], "photoId": made["photoId"]}
        assert (await boss.call("DELETE", "Equipment/DeleteEquipmentPhoto", away)).is_success
        async with runtime.database.unit_of_work() as uow:
            assert await delete_of_company(uow, COMPANY, 100) == 1
        await drain(service, runtime)
        for key in keys:
            with pytest.raises(FileNotFound):
                await runtime.storage.read(key)


class TestAnHourMeter:
    async def test_is_read_by_whoever_sees_the_machine(
        self, boss: Hand, hand: Hand, next_door: Hand, outsider: Hand, crane: dict[str, Any]
    ) -> None:
        first = data(await hand.reading(crane, 1200.25))
        assert (first["hours"], first["by"]["fullName"], first["reason"]) == (1200.2, "Tan Bo", "")
        assert data(await boss.getting(crane))["meterHours"] == 1200.2
        assert [each["hours"] for each in await boss.readings(crane)] == [1200.2]
        for who in (next_door, outsider):
            assert (await who.reading(crane, 1300)).status_code == 404

    async def test_goes_back_only_with_a_reason_which_the_log_keeps(
        self, runtime: Runtime, hand: Hand, boss: Hand, crane: dict[str, Any]
    ) -> None:
        data(await hand.reading(crane, 1200))
        refused = await hand.reading(crane, 12)
        assert refused.status_code == 422
        assert refused.json()["data"]["fields"][0]["field"] == "reason"
        assert data(await hand.reading(crane, 12, "New meter after repair"))["hours"] == 12
        assert data(await boss.getting(crane))["meterHours"] == 12
        (act,) = [
            each.act
            for each in await published(runtime, events_pb2.ActRecorded)
            if each.act.action == "equipment.meter_set"
        ]
        assert {each.field: (each.before, each.after) for each in act.changes}["meter"] == ("1200.0", "12.0")

    async def test_runs_no_faster_than_time_without_a_reason(self, hand: Hand, crane: dict[str, Any]) -> None:
        data(await hand.reading(crane, 1200))
        assert (await hand.reading(crane, 1200.5, "Never asked")).json()["data"]["reason"] == ""
        assert (await hand.reading(crane, 1300)).status_code == 422
        assert (await hand.reading(crane, 1300, "The one before was misread")).is_success

    async def test_sent_again_counts_once(self, hand: Hand, boss: Hand, crane: dict[str, Any]) -> None:
        reading_id = str(uuid4())
        for _ in range(2):
            assert data(await hand.reading(crane, 10, reading_id=reading_id))["hours"] == 10
        assert len(await hand.readings(crane)) == 1
        assert (await boss.reading(crane, 10, reading_id=reading_id)).status_code == 409

    async def test_tells_how_much_it_is_used(
        self, runtime: Runtime, crew: Crew, hand: Hand, crane: dict[str, Any]
    ) -> None:
        await hand.scan(scan(crane["code"], crew.jetty, at=now() - timedelta(days=4)))
        assert await hand.use(crane) == {
            "equipmentId": crane["equipmentId"],
            "days": 30,
            "daysThere": 5,
            "daysUsed": None,
            "hours": None,
        }
        data(await hand.reading(crane, 100))
        async with runtime.database.unit_of_work() as uow:
            await uow.execute(update(MeterReading).values(read_at=now() - timedelta(days=4)))
        data(await hand.reading(crane, 101.5, "Read after days"))
        used = await hand.use(crane)
        assert (used["daysUsed"], used["hours"]) == (2, 1.5)


class TestADefect:
    async def test_is_reported_worked_on_and_done(
        self, runtime: Runtime, boss: Hand, hand: Hand, crane: dict[str, Any]
    ) -> None:
        made = await hand.report(crane, description="Under the boom")
        assert (made["state"], made["reportedBy"]["fullName"], made["mayChange"]) == (OPEN, "Tan Bo", False)
        (shown,) = await boss.defects(equipmentId=crane["equipmentId"])
        working = data(await boss.changing(shown, state=IN_WORK))
        refused = await boss.changing(working, state=DONE)
        assert refused.json()["data"]["fields"][0]["field"] == "note"
        done = data(await boss.changing(working, state=DONE, note="New seal"))
        assert (done["state"], done["note"], done["changedBy"]["fullName"]) == (DONE, "New seal", "Maya Ong")
        assert await boss.defects(isDone=False) == []
        acts = [each.act.action for each in await published(runtime, events_pb2.ActRecorded)]
        assert acts.count("equipment.defect_changed") == 2

    async def test_that_blocks_puts_the_machine_into_service_until_it_is_done(
        self, crew: Crew, boss: Hand, hand: Hand, crane: dict[str, Any]
    ) -> None:
        await hand.scan(scan(crane["code"], crew.jetty))
        await hand.report(crane)
        assert await boss.state(crane) == IN_USE
        first, second = [await hand.report(crane, isBlocking=True) for _ in range(2)]
        assert await boss.state(crane) == SERVICE
        assert [each["name"] for each in await boss.listed(state=SERVICE)] == ["Crane"]
        assert await boss.listed(state=IN_USE) == []
        (verdict,) = await hand.scan(scan(crane["code"], crew.jetty))
        assert "inService" in verdict["marks"]
        card = data(await hand.get("Equipment/GetEquipmentByCode", code=crane["code"]))
        assert (card["mustNotBeUsed"], card["defects"]) == (True, [first["title"], second["title"]])
        assert card["equipmentId"] == crane["equipmentId"]
        anybodys = data(await hand.get("Equipment/GetEquipmentCard", code=crane["code"]))
        assert not {"mustNotBeUsed", "defects", "equipmentId"} & {*anybodys}
        assert (await boss.changing(first, state=DONE, note="Repaired")).is_success
        assert await boss.state(crane) == SERVICE
        assert (await boss.changing(second, isBlocking=False)).is_success
        assert await boss.state(crane) == IN_USE

    async def test_sent_again_is_one(self, boss: Hand, hand: Hand, crane: dict[str, Any]) -> None:
        defect_id = str(uuid4())
        for _ in range(2):
            await hand.report(crane, equipmentDefectId=defect_id)
        assert len(await hand.defects()) == 1
        assert (await boss.reporting(crane, equipmentDefectId=defect_id)).status_code == 409

    async def test_is_changed_as_it_was_seen_by_managers_of_its_home_alone(
        self, boss: Hand, hand: Hand, next_door: Hand, outsider: Hand, crane: dict[str, Any]
    ) -> None:
        made = await hand.report(crane)
        assert (await hand.changing(made, state=DONE, note="Me")).status_code == 403
        for who in (next_door, outsider):
            assert (await who.changing(made, state=IN_WORK)).status_code in (403, 404)
            assert await who.defects() == []
            assert (await who.reporting(crane)).status_code == 404
        assert (await boss.changing(made, state=IN_WORK)).is_success
        assert (await boss.changing(made, state=OPEN)).status_code == 409

    async def test_has_photos_of_who_reported_it_and_of_managers_until_it_is_done(
        self, client: httpx.AsyncClient, boss: Hand, hand: Hand, next_door: Hand, crane: dict[str, Any]
    ) -> None:
        made = await hand.report(crane)
        photo_id = str(uuid4())
        for who in (hand, hand, boss):
            assert (await who.adding_defect_photo(made, photo_id if who is hand else None)).is_success
        (shown,) = await hand.defects()
        assert [each["name"] for each in shown["photos"]] == ["leak.jpg", "leak.jpg"]
        assert (await client.get(shown["photos"][0]["url"])).content == photo()
        assert (await boss.photos(crane))["photos"] == []
        assert (await next_door.adding_defect_photo(made)).status_code == 404
        of_boss = await boss.report(crane)
        assert (await hand.adding_defect_photo(of_boss)).status_code == 409
        assert (await boss.changing(made, state=DONE, note="Done")).is_success
        assert (await hand.adding_defect_photo(made)).status_code == 409

    async def test_a_page_of_them_takes_no_more_statements_than_one(
        self, runtime: Runtime, hand: Hand, crane: dict[str, Any]
    ) -> None:
        async def asked() -> int:
            with counted_statements(runtime.database) as statements:
                assert await hand.defects()
            return len(statements)

        data(await hand.adding_defect_photo(await hand.report(crane)))
        await asked()
        one = await asked()
        for _ in range(3):
            data(await hand.adding_defect_photo(await hand.report(crane)))
        assert await asked() == one

    async def test_of_an_archived_projects_machine_is_reported_by_nobody(
        self, runtime: Runtime, crew: Crew, hand: Hand, crane: dict[str, Any]
    ) -> None:
        await crew.archive(crew.jetty, runtime)
        assert (await hand.reporting(crane)).status_code == 409
        assert (await hand.reading(crane, 5)).status_code == 409
