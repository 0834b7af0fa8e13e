import asyncio
from collections.abc import Iterable
from contextvars import Context
from datetime import timedelta
from typing import Any

import httpx
import pytest
from attendance.equipment.repo import EquipmentRepo
from chassis.access import Role
from chassis.clock import now
from chassis.errors import ErrorCode
from chassis.ids import new_id
from chassis.runtime import Runtime
from chassis.testing import counted_statements, published
from chassis.testing.people import Person
from contracts.attendance.v1 import events_pb2
from identity_client.testing.crew import Crew

from services.attendance.tests.machines import IN, OUT, Yard, scan
from services.attendance.tests.phone import data

HOUR = timedelta(hours=1)
EXPIRED = {"name": "Lifting", "expiresOn": "2020-01-31"}


@pytest.fixture
def yard(client: httpx.AsyncClient, manager: Person) -> Yard:
    return Yard(client, manager)


@pytest.fixture
def worker(client: httpx.AsyncClient, member: Person) -> Yard:
    return Yard(client, member)


def instants(records: list[dict[str, Any]]) -> list[tuple[bool, bool, list[str]]]:
    return [(bool(each["checkInAt"]), bool(each["checkOutAt"]), each["issues"]) for each in records]


class TestAScan:
    async def test_checks_in_and_out_and_makes_a_record(
        self, runtime: Runtime, crew: Crew, yard: Yard, worker: Yard
    ) -> None:
        crane = await yard.create(crew.jetty, name="Crane")
        place = {"latitude": 1.4, "longitude": 103.9, "accuracyMeters": 8}
        (came,) = await worker.scan(scan(crane["code"], crew.jetty, at=now() - HOUR, position=place))
        assert (came["verdict"], came["name"], came["errorCode"]) == ("stored", "Crane", 1)
        found = data(await worker.getting(crane))
        assert (found["state"], found["atProjectName"]) == (2, "Jetty 4")
        (left,) = await yard.scan(scan(crane["code"], crew.jetty, OUT))
        assert left["verdict"] == "stored"
        (record,) = await worker.records(equipmentId=crane["equipmentId"])
        assert (record["projectName"], record["equipmentName"]) == ("Jetty 4", "Crane")
        assert (record["checkInLatitude"], record["checkOutLatitude"]) == (1.4, None)
        assert [each["fullName"] for each in record["users"]] == ["Tan Bo"], "one's own"
        (record,) = await yard.records(equipmentId=crane["equipmentId"])
        assert [each["fullName"] for each in record["users"]] == ["Tan Bo", "Maya Ong"]
        assert data(await worker.getting(crane))["state"] == 1
        told = await published(runtime, events_pb2.EquipmentAttendanceRecordChanged)
        assert [each.HasField("check_out_at") for each in told] == [False, True]

    async def test_sent_again_counts_once(self, runtime: Runtime, crew: Crew, yard: Yard) -> None:
        crane = await yard.create(crew.jetty)
        sent = scan(crane["code"], crew.jetty)
        verdicts = [*await yard.scan(sent, sent), *await yard.scan(sent)]
        assert [each["verdict"] for each in verdicts] == ["stored", "known", "known"]
        assert {each["equipmentId"] for each in verdicts} == {crane["equipmentId"]}
        assert len(await yard.records()) == 1
        assert len(await published(runtime, events_pb2.EquipmentAttendanceRecordChanged)) == 1

    async def test_with_many_others_takes_no_more_statements_than_alone(
        self, runtime: Runtime, crew: Crew, yard: Yard
    ) -> None:
        async def scanning(*machines: dict[str, Any]) -> int:
            before = [scan(each["code"], crew.jetty, at=now() - HOUR) for each in machines]
            with counted_statements(runtime.database) as statements:
                taken = await yard.scan(*before, *(scan(each["code"], crew.jetty, OUT) for each in machines))
            assert {each["verdict"] for each in taken} == {"stored"}
            return len(statements)

        crane, *others = [await yard.create(crew.jetty) for _ in range(6)]
        alone = await scanning(crane)
        assert await scanning(*others) <= alone
        assert instants(await yard.records()) == [(True, True, [])] * 6

    async def test_of_a_label_that_is_replaced_meanwhile_is_refused(
        self, crew: Crew, yard: Yard, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        crane = await yard.create(crew.jetty)
        look_up = EquipmentRepo.with_codes

        async def look_up_then_replace(repo: EquipmentRepo, codes: Iterable[str]) -> dict[str, Any]:
            monkeypatch.setattr(EquipmentRepo, "with_codes", look_up)
            found = await look_up(repo, codes)
            body = {"equipmentId": crane["equipmentId"], "revision": crane["revision"]}
            replacing = yard.call("PUT", "Equipment/ReplaceEquipmentCode", body)
            data(await asyncio.create_task(replacing, context=Context()))
            return found

        monkeypatch.setattr(EquipmentRepo, "with_codes", look_up_then_replace)
        (verdict,) = await yard.scan(scan(crane["code"], crew.jetty))
        assert (verdict["verdict"], verdict["errorCode"]) == ("refused", ErrorCode.EQUIPMENT_NOT_FOUND)
        assert await yard.records() == []

    async def test_under_somebody_elses_id_is_refused(self, crew: Crew, yard: Yard, worker: Yard) -> None:
        crane = await yard.create(crew.jetty)
        sent = scan(crane["code"], crew.jetty)
        await yard.scan(sent)
        (verdict,) = await worker.scan(sent)
        assert (verdict["verdict"], verdict["name"]) == ("refused", "")

    async def test_moves_it_to_where_it_turned_up(
        self, client: httpx.AsyncClient, crew: Crew, yard: Yard, neighbour: Person
    ) -> None:
        crane = await yard.create(crew.jetty)
        await yard.scan(scan(crane["code"], crew.jetty, at=now() - 2 * HOUR))
        tower = Yard(client, neighbour)
        assert await tower.listed() == []
        await tower.scan(scan(crane["code"], crew.tower))
        (seen,) = await tower.listed()
        assert (seen["atProjectName"], seen["mayEdit"], seen["code"]) == ("Tower B", False, "")
        # Each sees the records of their own projects.
        assert instants(await yard.records()) == [(True, True, ["missingCheckOut"])]
        assert instants(await tower.records()) == [(True, False, [])]
        assert data(await yard.getting(crane))["atProjectId"] == str(crew.tower)

    async def test_out_of_nowhere_is_taken_and_says_so(self, crew: Crew, yard: Yard) -> None:
        crane, mixer = await yard.create(crew.jetty), await yard.create(crew.jetty)
        out_of_nowhere, _, out = await yard.scan(
            scan(crane["code"], crew.jetty, OUT),
            scan(mixer["code"], crew.jetty, at=now() - HOUR),
            scan(mixer["code"], crew.jetty, OUT),
        )
        assert out_of_nowhere["verdict"] == "stored"
        assert ("wasNotIn" in out_of_nowhere["marks"], "wasNotIn" in out["marks"]) == (True, False)

    async def test_that_comes_late_finds_its_place(self, runtime: Runtime, crew: Crew, yard: Yard) -> None:
        """Sent in any order the records are the same."""
        crane = await yard.create(crew.jetty)
        begin = now() - 10 * HOUR
        scans = [
            scan(crane["code"], crew.jetty, check, begin + number * HOUR)
            for number, check in enumerate((IN, OUT, IN, IN, OUT, OUT, IN))
        ]
        for number in (5, 2, 0, 6, 3, 1, 4):
            await yard.scan(scans[number])
        records = await yard.records(pageCount=100)
        starts = [scans[number]["scanId"] for number in (6, 2, 0)]
        assert [each["equipmentAttendanceRecordId"] for each in records] == starts
        assert instants(records) == [(True, False, []), (True, True, []), (True, True, [])]
        state = data(await yard.getting(crane))
        assert (state["state"], state["atSince"][:19]) == (2, records[0]["checkInAt"][:19])


class TestABatch:
    async def test_takes_what_it_can_and_says_of_the_rest_why(
        self, client: httpx.AsyncClient, crew: Crew, yard: Yard
    ) -> None:
        other = new_id()
        theirs = crew.book.add_project("Elsewhere", company_id=other)
        rival = crew.person("Ed Else", Role.MANAGER, manages=(theirs,), company_id=other)
        foreign = await Yard(client, rival).create(theirs)
        crane = await yard.create(crew.jetty)
        verdicts = await yard.scan(
            scan("https://example.com/menu", crew.jetty),
            scan(foreign["code"], crew.jetty),
            scan(crane["code"], crew.tower),
            scan(crane["code"], crew.jetty),
        )
        assert [each["errorCode"] for each in verdicts] == [6, 7, 4, 1]
        assert [each["verdict"] for each in verdicts] == ["refused", "refused", "refused", "stored"]
        assert verdicts[0]["reason"] == "The equipment scanned was not found. Scan a valid QR code."
        said = "This equipment belongs to another company. Scan your own company's QR code."
        assert verdicts[1]["reason"] == said
        assert (verdicts[1]["name"], verdicts[1]["equipmentId"]) == ("", None)

    async def test_of_many_machines_is_one_call(self, crew: Crew, yard: Yard) -> None:
        codes = [(await yard.create(crew.jetty, name=f"Drill {number}"))["code"] for number in range(5)]
        verdicts = await yard.scan(*(scan(code, crew.jetty) for code in codes))
        assert {each["verdict"] for each in verdicts} == {"stored"}
        assert len(await yard.records(isOpen=True)) == 5

    async def test_of_a_phone_whose_clock_is_off_by_a_day_is_right(self, crew: Crew, yard: Yard) -> None:
        crane = await yard.create(crew.jetty)
        wrong = now() + timedelta(days=1)
        sent = scan(crane["code"], crew.jetty, at=wrong - HOUR)
        (verdict,) = data(await yard.scanning(sent, sent_at=wrong))["verdicts"]
        assert "clockOff" in verdict["marks"]
        assert verdict["at"] < now().isoformat()


class TestAnExpiredCertificate:
    async def test_warns(self, crew: Crew, yard: Yard) -> None:
        crane = await yard.create(crew.jetty, certificates=[EXPIRED])
        (verdict,) = await yard.scan(scan(crane["code"], crew.jetty))
        assert (verdict["verdict"], "certificateExpired" in verdict["marks"]) == ("stored", True)

    async def test_blocks_where_that_is_set_but_lets_it_leave(self, crew: Crew, yard: Yard) -> None:
        crane = await yard.create(crew.jetty, name="Crane")
        await yard.scan(scan(crane["code"], crew.jetty, at=now() - HOUR))
        await yard.updating(crane, certificates=[EXPIRED], blocksWhenExpired=True)
        comes, leaves = await yard.scan(scan(crane["code"], crew.jetty), scan(crane["code"], crew.jetty, OUT))
        assert (comes["verdict"], leaves["verdict"]) == ("refused", "stored")
        assert comes["reason"].startswith("“Lifting” of Crane has expired")

    async def test_of_something_lost_is_said(self, crew: Crew, yard: Yard) -> None:
        crane = await yard.create(crew.jetty)
        await yard.updating(crane, condition=4)
        (verdict,) = await yard.scan(scan(crane["code"], crew.jetty))
        assert (verdict["verdict"], verdict["marks"]) == ("stored", ["lost"])
