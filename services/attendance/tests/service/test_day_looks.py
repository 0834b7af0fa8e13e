"""Whoever opens somebody else's day and is shown where they pressed, or a photo, is written down for them."""

from datetime import timedelta
from typing import Any
from uuid import UUID, uuid4

import httpx
import pytest
from attendance.look.repo import LookRepo
from attendance.tables.position_look import DayLook
from chassis.access import Access, Role
from chassis.clock import now
from chassis.runtime import Runtime
from chassis.testing.people import COMPANY, Person
from identity_client.testing.crew import Crew
from sqlalchemy import update

from services.attendance.tests.asker import Asker
from services.attendance.tests.care import photo
from services.attendance.tests.machines import Yard, scan, today
from services.attendance.tests.phone import IN, OUT, data, fence, punch

HOUR = timedelta(hours=1)
PLACE = {"latitude": 1.4067, "longitude": 103.9022, "accuracyMeters": 9}


@pytest.fixture
def office(client: httpx.AsyncClient, admin: Person) -> Asker:
    return Asker(client, admin)


async def looks_at(who: Asker, **wanted: Any) -> list[dict[str, Any]]:
    found = data(await who.call("POST", "Track/QuerySelfPositionLooks", wanted))
    rows: list[dict[str, Any]] = found["data"]
    return rows


async def placed_day(crew: Crew, worker: Asker) -> dict[str, Any]:
    fence(crew)
    await worker.send(punch(crew.jetty, IN, now() - HOUR, position=PLACE))
    (record,) = await worker.own()
    return record


async def test_who_and_when_is_told_to_the_person_and_to_nobody_else(
    crew: Crew, worker: Asker, desk: Asker, office: Asker
) -> None:
    record = await placed_day(crew, worker)
    data(await desk.detail(record))
    (kept,) = await looks_at(worker)
    assert kept["lookedBy"]["userId"] == str(desk.who.user_id)
    assert (kept["projectName"], kept["ofDay"]) == ("Jetty 4", record["date"])
    assert (kept["showsPlace"], kept["showsPhoto"]) == (True, False)
    assert kept["firstAt"] == kept["lastAt"]
    for other in (desk, office):
        assert await looks_at(other) == []


async def test_by_either_call_and_with_what_a_correction_answers(
    crew: Crew, worker: Asker, desk: Asker, office: Asker
) -> None:
    record = await placed_day(crew, worker)
    asked = {"AttendanceRecordId": record["attendanceRecordId"]}
    data(await office.get("TimeSheet/GetAttendanceRecordDetail", **asked))
    until = now()
    said = {
        "attendanceRecordId": record["attendanceRecordId"],
        "revision": record["revision"],
        "intervals": [{"startsAt": (until - HOUR).isoformat(), "endsAt": until.isoformat()}],
        "reason": "Went home",
    }
    data(await desk.call("PUT", "TimeSheet/UpdateAttendanceRecord", said))
    by = [each["lookedBy"]["userId"] for each in await looks_at(worker)]
    assert by == [str(each.who.user_id) for each in (desk, office)]


async def test_by_a_correction_that_is_sent_again_too(
    client: httpx.AsyncClient, runtime: Runtime, crew: Crew, worker: Asker, desk: Asker
) -> None:
    record = await placed_day(crew, worker)
    until = now()
    said = {
        "attendanceRecordId": record["attendanceRecordId"],
        "revision": record["revision"],
        "intervals": [{"startsAt": (until - HOUR).isoformat(), "endsAt": until.isoformat()}],
        "reason": "Went home",
    }
    headers = {**desk.who.headers, "Idempotency-Key": str(uuid4())}
    path = "/api/TimeSheet/UpdateAttendanceRecord"
    first = await client.put(path, json=said, headers=headers)
    (kept,) = await looks_at(worker)
    async with runtime.database.unit_of_work() as uow:
        earlier = {each: getattr(DayLook, each) - HOUR for each in ("hour", "first_at", "last_at")}
        await uow.execute(update(DayLook).values(earlier))
    again = await client.put(path, json=said, headers=headers)
    assert (data(again), again.headers["Idempotency-Replayed"]) == (data(first), "true")
    newest, older = await looks_at(worker)
    assert newest["lookedBy"]["userId"] == older["lookedBy"]["userId"] == str(desk.who.user_id)
    assert newest["firstAt"] >= kept["firstAt"]


async def test_by_managers_who_read_where_a_machine_was_scanned(
    client: httpx.AsyncClient, crew: Crew, worker: Asker, desk: Asker, office: Asker, member: Person
) -> None:
    crane = await Yard(client, desk.who).create(crew.jetty)
    await Yard(client, member).scan(scan(crane["code"], crew.jetty, position=PLACE))
    await Yard(client, desk.who).scan(scan(crane["code"], crew.jetty, OUT))
    (record,) = await Yard(client, member).records()
    assert [each["userId"] for each in record["users"]] == [str(member.user_id)]
    assert await looks_at(worker) == [], "who looks at their own is told nothing"
    for who in (desk, desk, office):
        (record,) = await Yard(client, who.who).records()
        assert len(record["users"]) == 2
    kept = await looks_at(worker)
    assert [each["lookedBy"]["userId"] for each in kept] == [str(each.who.user_id) for each in (office, desk)]
    assert (kept[0]["ofDay"], kept[0]["positionAt"]) == (str(today()), record["checkInAt"])
    assert await looks_at(desk) == [], "whose scan says no place"


async def test_once_an_hour_however_often_it_is_opened(
    runtime: Runtime, crew: Crew, worker: Asker, desk: Asker, office: Asker
) -> None:
    record = await placed_day(crew, worker)
    for _ in range(3):
        data(await desk.detail(record))
    (kept,) = await looks_at(worker)
    assert kept["lastAt"] > kept["firstAt"]
    data(await office.detail(record))
    assert len(await looks_at(worker)) == 2
    async with runtime.database.unit_of_work() as uow:
        earlier = {each: getattr(DayLook, each) - HOUR for each in ("hour", "first_at", "last_at")}
        await uow.execute(update(DayLook).values(earlier))
    data(await desk.detail(record))
    assert len(await looks_at(worker)) == 3
    newest, *_ = await looks_at(worker, pageCount=1)
    assert newest["lookedBy"]["userId"] == str(desk.who.user_id)
    assert len(await looks_at(worker, pageCount=2, pageNumber=2)) == 1


async def test_a_photo_is_looked_at_too(
    client: httpx.AsyncClient, crew: Crew, worker: Asker, desk: Asker
) -> None:
    """Where no place is asked there may be a photo."""
    made = punch(crew.jetty, IN, now() - HOUR)
    await worker.send(made)
    (record,) = await worker.own()
    data(await desk.detail(record))
    assert await looks_at(worker) == [], "neither was there"
    ids = {"punchId": made["punchId"], "photoId": str(uuid4())}
    path = "/api/Clock/UploadPunchPhoto"
    data(await client.post(path, files={"file": ("me.jpg", photo())}, data=ids, headers=worker.who.headers))
    data(await desk.detail(record))
    (kept,) = await looks_at(worker)
    assert (kept["showsPlace"], kept["showsPhoto"]) == (False, True)


async def test_a_place_that_was_not_shown_was_not_looked_at(crew: Crew, worker: Asker, desk: Asker) -> None:
    """They went home from another project, whose managers alone are told where."""
    await worker.send(punch(crew.jetty, IN, now() - HOUR))
    fence(crew)
    both = frozenset({crew.jetty, crew.tower})
    worker.who.set(Access(session_active=True, role=Role.MEMBER, project_ids=both))
    await worker.send(punch(crew.tower, OUT, now(), position=PLACE))
    (record,) = await worker.own()
    data(await desk.detail(record))
    assert await looks_at(worker) == []


async def test_ones_own_day_is_no_look(crew: Crew, worker: Asker) -> None:
    record = await placed_day(crew, worker)
    data(await worker.detail(record))
    assert await looks_at(worker) == []


async def test_the_day_is_shown_also_where_the_look_cannot_be_kept(
    crew: Crew, worker: Asker, desk: Asker, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    record = await placed_day(crew, worker)

    async def fail(*_: Any, **__: Any) -> None:
        raise ConnectionError

    monkeypatch.setattr(LookRepo, "keep_day", fail)
    assert data(await desk.detail(record))["punches"]
    assert "is not kept" in caplog.text
    assert await looks_at(worker) == []


async def test_is_kept_by_company(runtime: Runtime, crew: Crew, worker: Asker, desk: Asker) -> None:
    data(await desk.detail(await placed_day(crew, worker)))
    async with runtime.database.unit_of_work() as uow:
        await uow.execute(update(DayLook).values(company_id=UUID(int=COMPANY.int ^ 1)))
    assert await looks_at(worker) == []
