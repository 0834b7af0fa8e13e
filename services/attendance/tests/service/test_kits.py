"""Kits: what goes together is scanned together."""

from typing import Any

import httpx
import pytest
from chassis.access import Role
from chassis.runtime import Runtime
from chassis.testing import published
from chassis.testing.people import Person
from contracts.attendance.v1 import events_pb2
from identity_client.testing.crew import Crew

from services.attendance.tests.machines import Yard, scan
from services.attendance.tests.phone import IN, OUT, data

RETIRED = 5


class Store(Yard):
    async def putting(self, part: dict[str, Any], kit: dict[str, Any] | None) -> httpx.Response:
        body = {"equipmentId": part["equipmentId"], "kitId": kit["equipmentId"] if kit else None}
        return await self.call("PUT", "Equipment/SetEquipmentKit", body)

    async def put(self, part: dict[str, Any], kit: dict[str, Any] | None) -> dict[str, Any]:
        placed: dict[str, Any] = data(await self.putting(part, kit))
        return placed

    async def at(self, machine: dict[str, Any]) -> str | None:
        found: str | None = data(await self.getting(machine))["atProjectId"]
        return found


@pytest.fixture
def store(client: httpx.AsyncClient, manager: Person) -> Store:
    return Store(client, manager)


@pytest.fixture
async def kit(crew: Crew, store: Store) -> dict[str, Any]:
    return await store.create(crew.jetty, name="Survey kit")


@pytest.fixture
async def parts(crew: Crew, store: Store, kit: dict[str, Any]) -> list[dict[str, Any]]:
    made = [await store.create(crew.jetty, name=name) for name in ("Level", "Staff", "Tripod")]
    return [await store.put(each, kit) for each in made]


async def test_all_parts_go_with_the_kit_and_come_back_with_it(
    crew: Crew, store: Store, kit: dict[str, Any], parts: list[dict[str, Any]]
) -> None:
    (verdict,) = await store.scan(scan(kit["code"], crew.jetty))
    assert (verdict["verdict"], verdict["partsCount"]) == ("stored", 3)
    assert {await store.at(each) for each in (kit, *parts)} == {str(crew.jetty)}
    await store.scan(scan(kit["code"], crew.jetty, OUT))
    assert {await store.at(each) for each in (kit, *parts)} == {None}


async def test_a_kit_sent_again_moves_nothing_twice(
    crew: Crew, store: Store, kit: dict[str, Any], parts: list[dict[str, Any]]
) -> None:
    sent = scan(kit["code"], crew.jetty)
    await store.scan(sent)
    (again,) = await store.scan(sent)
    assert again["verdict"] == "known"
    for each in (kit, *parts):
        assert len(await store.records(equipmentId=each["equipmentId"])) == 1


async def test_a_part_still_goes_alone(
    crew: Crew, store: Store, kit: dict[str, Any], parts: list[dict[str, Any]]
) -> None:
    await store.scan(scan(kit["code"], crew.jetty))
    await store.scan(scan(parts[0]["code"], crew.jetty, OUT))
    assert [await store.at(each) is None for each in (parts[0], parts[1])] == [True, False]


async def test_what_is_retired_or_taken_out_stays_behind(
    crew: Crew, store: Store, kit: dict[str, Any], parts: list[dict[str, Any]]
) -> None:
    retired, taken_out, stays = parts
    await store.updating(retired, condition=RETIRED)
    await store.put(taken_out, None)
    (verdict,) = await store.scan(scan(kit["code"], crew.jetty))
    assert verdict["partsCount"] == 1
    assert [await store.at(each) is None for each in (retired, taken_out, stays)] == [True, True, False]


async def test_an_expired_part_holds_the_kit_up_and_is_named(
    crew: Crew, store: Store, kit: dict[str, Any], parts: list[dict[str, Any]]
) -> None:
    certificates = [{"name": "Calibration", "expiresOn": "2020-01-01"}]
    await store.updating(parts[1], certificates=certificates, blocksWhenExpired=True)
    (verdict,) = await store.scan(scan(kit["code"], crew.jetty))
    assert verdict["verdict"] == "refused"
    assert "Calibration" in verdict["reason"]
    assert "Staff" in verdict["reason"]
    assert await store.at(kit) is None


async def test_parts_are_listed_and_in_the_history(
    runtime: Runtime, store: Store, kit: dict[str, Any], parts: list[dict[str, Any]]
) -> None:
    listed = await store.listed(kitId=kit["equipmentId"])
    assert [each["name"] for each in listed] == ["Level", "Staff", "Tripod"]
    await store.put(parts[0], None)
    await store.put(parts[0], None)
    act = (await published(runtime, events_pb2.ActRecorded))[-1].act
    assert [(each.field, each.before, each.after) for each in act.changes] == [("kit", "Survey kit", "")]


class TestIsRefused:
    async def test_more_scans_of_a_kit_than_there_are_ways_on_a_day(
        self,
        crew: Crew,
        store: Store,
        kit: dict[str, Any],
        parts: list[dict[str, Any]],
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        monkeypatch.setattr("attendance.equipment.scanning.MOST_OF_A_KIT_A_DAY", 2)
        verdicts = await store.scan(*(scan(kit["code"], crew.jetty, check) for check in (IN, OUT, IN)))
        assert [each["verdict"] for each in verdicts] == ["stored", "stored", "refused"]
        (alone,) = await store.scan(scan(parts[0]["code"], crew.jetty))
        assert alone["verdict"] == "stored"

    async def test_more_of_a_part_alone_and_with_its_kit(
        self,
        crew: Crew,
        store: Store,
        kit: dict[str, Any],
        parts: list[dict[str, Any]],
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        monkeypatch.setattr("attendance.equipment.scanning.MOST_A_DAY", 3)
        codes = [kit["code"], parts[0]["code"], kit["code"], parts[0]["code"], parts[1]["code"]]
        verdicts = await store.scan(*(scan(code, crew.jetty) for code in codes))
        assert [each["verdict"] for each in verdicts] == ["stored"] * 3 + ["refused", "stored"]

    async def test_a_kit_in_a_kit(
        self, crew: Crew, store: Store, kit: dict[str, Any], parts: list[dict[str, Any]]
    ) -> None:
        other = await store.create(crew.jetty, name="Container")
        assert (await store.putting(kit, other)).status_code == 409
        assert (await store.putting(other, parts[0])).status_code == 409
        assert (await store.putting(other, other)).status_code == 422

    async def test_more_than_fit(
        self,
        crew: Crew,
        store: Store,
        kit: dict[str, Any],
        parts: list[dict[str, Any]],
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        monkeypatch.setattr("attendance.equipment.kits.MOST_PARTS", len(parts))
        one_more = await store.create(crew.jetty, name="Prism")
        assert (await store.putting(one_more, kit)).status_code == 409

    async def test_to_whoever_does_not_manage_both(
        self, client: httpx.AsyncClient, crew: Crew, store: Store, kit: dict[str, Any], member: Person
    ) -> None:
        both = crew.person("Aini Rahman", Role.MANAGER, projects=(crew.jetty,), manages=(crew.tower,))
        theirs = Store(client, both)
        part = await theirs.create(crew.tower, name="Prism")
        assert (await theirs.putting(part, kit)).status_code == 403
        assert (await Store(client, member).putting(part, kit)).status_code == 403

    async def test_to_another_company(
        self, client: httpx.AsyncClient, kit: dict[str, Any], parts: list[dict[str, Any]], stranger: Person
    ) -> None:
        assert (await Store(client, stranger).putting(parts[0], kit)).status_code in {403, 404}
