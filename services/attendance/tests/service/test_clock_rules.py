"""A company may ask for a photo with each press. Nobody is kept from pressing by it."""

from datetime import timedelta
from typing import Any
from uuid import uuid4

import httpx
import pytest
from chassis.access import Role
from chassis.clock import now
from chassis.runtime import Runtime
from chassis.testing import published
from chassis.testing.people import Person
from contracts.attendance.v1 import events_pb2
from identity_client.testing.crew import Crew

from services.attendance.tests.asker import Asker
from services.attendance.tests.care import photo
from services.attendance.tests.phone import IN, OUT, data, punch

HOUR = timedelta(hours=1)


@pytest.fixture
def office(client: httpx.AsyncClient, admin: Person) -> Asker:
    return Asker(client, admin)


async def ask(office: Asker, *, asked: bool = True) -> None:
    data(await office.call("PUT", "GroupSetting/SetClockRules", {"isPhotoAsked": asked}))


async def bring(client: httpx.AsyncClient, who: Asker, made: dict[str, Any]) -> None:
    ids = {"punchId": made["punchId"], "photoId": str(uuid4())}
    path = "/api/Clock/UploadPunchPhoto"
    data(await client.post(path, files={"file": ("me.jpg", photo())}, data=ids, headers=who.who.headers))


async def issues(who: Asker) -> list[str]:
    (record,) = await who.own()
    found: list[str] = record["issues"]
    return found


async def test_is_asked_by_admins_alone_and_told_once(
    runtime: Runtime, office: Asker, desk: Asker, worker: Asker
) -> None:
    for who in (desk, worker):
        refused = await who.call("PUT", "GroupSetting/SetClockRules", {"isPhotoAsked": True})
        assert refused.status_code == 403
    assert data(await office.get("GroupSetting/GetClockRules")) == {"isPhotoAsked": False}
    assert (await worker.brief())["isPhotoAsked"] is False
    for _ in range(2):
        await ask(office)
    assert data(await office.get("GroupSetting/GetClockRules")) == {"isPhotoAsked": True}
    assert (await worker.brief())["isPhotoAsked"] is True
    told = [each.act.action for each in await published(runtime, events_pb2.ActRecorded)]
    assert told.count("clock_rules.set") == 1


async def test_a_press_without_one_counts_and_is_to_look_at_until_it_comes(
    client: httpx.AsyncClient, crew: Crew, office: Asker, worker: Asker
) -> None:
    await ask(office)
    came, went = punch(crew.jetty, IN, now() - 2 * HOUR), punch(crew.jetty, OUT, now() - HOUR)
    assert {each["verdict"] for each in await worker.send(came, went)} == {"stored"}
    assert await issues(worker) == ["noPhoto"]
    await bring(client, worker, came)
    assert await issues(worker) == ["noPhoto"], "that of the other is missing still"
    await bring(client, worker, went)
    (record,) = await worker.own()
    assert (record["issues"], record["workedSeconds"]) == ([], 3600)


async def test_what_was_pressed_before_or_after_it_was_asked_for_lacks_none(
    crew: Crew, office: Asker, worker: Asker
) -> None:
    await worker.send(punch(crew.jetty, IN, now() - 2 * HOUR))
    await ask(office)
    assert await issues(worker) == []
    await ask(office, asked=False)
    await worker.send(punch(crew.jetty, OUT, now() - HOUR))
    assert await issues(worker) == []


async def test_a_manager_who_has_looked_ends_it(
    crew: Crew, office: Asker, worker: Asker, desk: Asker
) -> None:
    await ask(office)
    await worker.send(punch(crew.jetty, IN, now() - 2 * HOUR), punch(crew.jetty, OUT, now() - HOUR))
    (record,) = await worker.own()
    (span,) = record["intervals"]
    said = {
        "attendanceRecordId": record["attendanceRecordId"],
        "revision": record["revision"],
        "intervals": [{"startsAt": span["startsAt"], "endsAt": span["endsAt"]}],
        "reason": "They were here",
    }
    data(await desk.call("PUT", "TimeSheet/UpdateAttendanceRecord", said))
    assert await issues(worker) == []


async def test_one_of_a_crew_is_of_all_but_whom_another_time_was_said(
    client: httpx.AsyncClient, crew: Crew, office: Asker, desk: Asker
) -> None:
    await ask(office)
    hands = [crew.person(f"Hand {each}", Role.MEMBER, projects=(crew.jetty,)) for each in range(3)]
    crew.book.projects[str(crew.jetty)].member_user_ids.extend(str(each.user_id) for each in hands)
    pressed = now()
    made = [punch(crew.jetty, IN, pressed, userId=str(each.user_id)) for each in hands]
    made[2]["statedTime"] = (pressed - HOUR).isoformat()
    batch = {"deviceId": desk.device_id, "sentAt": now().isoformat(), "punches": made}
    data(await desk.call("POST", "TimeSheet/CreateCrewPunches", batch))
    assert [await issues(Asker(client, each)) for each in hands] == [["noPhoto"], ["noPhoto"], []]
    ids = {"punchIds": [each["punchId"] for each in made], "photoId": str(uuid4())}
    path = "/api/TimeSheet/UploadCrewPhoto"
    files = {"file": ("crew.jpg", photo())}
    data(await client.post(path, files=files, data=ids, headers=desk.who.headers))
    assert [await issues(Asker(client, each)) for each in hands] == [[], [], []]
    shown = data(await desk.get("TimeSheet/GetCrew", projectId=str(crew.jetty)))
    assert shown["isPhotoAsked"] is True
