from typing import Any

import httpx
import pytest
from chassis.runtime import Runtime
from chassis.testing import published
from chassis.testing.people import Person
from contracts.attendance.v1 import events_pb2
from identity_client.testing.crew import Crew

from services.attendance.tests.phone import Phone, data

TRAINING = {"name": "Training", "color": "#2F7D5B", "isPaid": True, "dayMinutes": 480, "needsApproval": False}
CREATE = "GroupSetting/CreateGroupSettingAttendanceRecordType"
UPDATE = "GroupSetting/UpdateGroupSettingAttendanceRecordType"


@pytest.fixture
def office(client: httpx.AsyncClient, admin: Person) -> Phone:
    return Phone(client, admin)


async def usable(phone: Phone) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = data(await phone.get("GroupSetting/GroupAttendanceRecordTypes"))
    return found


class TestATypeOfOnesOwn:
    async def test_stands_beside_those_of_everybody(
        self, runtime: Runtime, crew: Crew, client: httpx.AsyncClient, office: Phone, member: Person
    ) -> None:
        created = data(await office.call("POST", CREATE, TRAINING))
        assert (created["value"], created["color"], created["isOwn"]) == (4, "#2f7d5b", True)
        shown = [(each["value"], each["name"]) for each in await usable(Phone(client, member))]
        assert shown == [(1, "Time at work"), (2, "Unpaid leave"), (3, "Paid leave"), (4, "Training")]
        page = data(await office.get("GroupSetting/QueryGroupSettingAttendanceRecordTypesByFilter"))
        assert [each["name"] for each in page["data"]] == ["Training"]
        (told,) = await published(runtime, events_pb2.AttendanceRecordTypeChanged)
        assert (told.value, told.day_minutes) == (4, 480)
        (act,) = [each.act for each in await published(runtime, events_pb2.ActRecorded)]
        assert (act.action, act.subject_name) == ("attendance_record_type.created", "Training")

    async def test_is_changed_and_archived_by_who_has_seen_it(
        self, runtime: Runtime, crew: Crew, office: Phone
    ) -> None:
        created = data(await office.call("POST", CREATE, TRAINING))
        body = TRAINING | {"value": 4, "revision": 1, "name": "Course", "isArchived": True}
        changed = data(await office.call("PUT", UPDATE, body))
        assert (changed["revision"], changed["isArchived"]) == (created["revision"] + 1, True)
        assert (await office.call("PUT", UPDATE, body)).status_code == 409
        assert [each["value"] for each in await usable(office)] == [1, 2, 3]
        last = [each.act for each in await published(runtime, events_pb2.ActRecorded)][-1]
        assert {each.field for each in last.changes} == {"name", "isArchived"}

    async def test_has_a_name_of_its_own(self, crew: Crew, office: Phone) -> None:
        await office.call("POST", CREATE, TRAINING)
        taken = await office.call("POST", CREATE, TRAINING | {"name": "training"})
        assert (taken.status_code, taken.json()["data"]["fields"][0]["field"]) == (409, "name")

    async def test_is_the_admins_alone(
        self,
        crew: Crew,
        client: httpx.AsyncClient,
        office: Phone,
        manager: Person,
        member: Person,
        stranger: Person,
    ) -> None:
        for who in (manager, member):
            assert (await Phone(client, who).call("POST", CREATE, TRAINING)).status_code == 403
        await office.call("POST", CREATE, TRAINING)
        elsewhere = Phone(client, stranger)
        body = TRAINING | {"value": 4, "revision": 1}
        assert (await elsewhere.call("PUT", UPDATE, body)).status_code == 404
        assert [each["value"] for each in await usable(elsewhere)] == [1, 2, 3]

    async def test_that_is_not_paid_counts_as_no_work(self, office: Phone) -> None:
        unpaid = TRAINING | {"isPaid": False}
        refused = await office.call("POST", CREATE, unpaid)
        assert (refused.status_code, "counts as no work" in refused.text) == (422, True)
        assert (await office.call("POST", CREATE, unpaid | {"dayMinutes": 0})).is_success

    @pytest.mark.parametrize("value", [-(2**63), 1, 4, 2**31, 10**30])
    async def test_that_nobody_made_is_not_there(self, crew: Crew, office: Phone, value: int) -> None:
        body = TRAINING | {"value": value, "revision": 1}
        assert (await office.call("PUT", UPDATE, body)).status_code == 404

    async def test_of_a_colour_that_is_none_is_refused(self, crew: Crew, office: Phone) -> None:
        for wrong in ({"color": "red"}, {"name": " "}, {"dayMinutes": -1}, {"dayMinutes": 1441}):
            assert (await office.call("POST", CREATE, TRAINING | wrong)).status_code == 422
