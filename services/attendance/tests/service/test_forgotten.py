"""Days that nobody checked out of: whom that is told, once, and what a company's rule makes of them."""

import asyncio
from datetime import timedelta
from typing import Any

import httpx
import pytest
from attendance.forgotten.closing import close_open_days
from attendance.notice.service import mail_open_days, mail_what_was_held
from attendance.record.counting import count_what_waits
from attendance.tables.correction import Correction
from attendance.tables.forgotten import OpenDayRules
from chassis.access import Role
from chassis.clock import now
from chassis.db.statements import select
from chassis.runtime import Runtime
from chassis.testing import Inbox, published
from chassis.testing.people import Person
from contracts.attendance.v1 import events_pb2
from identity_client.testing import AddressBook
from identity_client.testing.crew import Crew
from sqlalchemy import update

from services.attendance.tests.asker import Asker
from services.attendance.tests.phone import BREAK, IN, OUT, data, noon, punch

HOUR, DAY = timedelta(hours=1), timedelta(days=1)
MAYA, BO = "maya.ong@example.test", "tan.bo@example.test"
SHIFT = {"startsAt": "08:00", "endsAt": "17:00"}
AFTER_A_DAY = {"afterHours": 24, "at": None, "endsWith": "shiftEnd"}
BEGAN = noon() - 4 * HOUR


@pytest.fixture(autouse=True)
def managed(crew: Crew, manager: Person) -> None:
    crew.book.projects[str(crew.jetty)].manager_user_ids.append(str(manager.user_id))


@pytest.fixture
def office(client: httpx.AsyncClient, admin: Person) -> Asker:
    return Asker(client, admin)


async def set_rules(office: Asker, closing: Any = None, reminds_at: str | None = "00:00") -> None:
    body = {"remindsAt": reminds_at, "closing": closing}
    data(await office.call("PUT", "GroupSetting/SetOpenDayRules", body))


async def closes(office: Asker, runtime: Runtime, **changes: Any) -> None:
    """And did so long before."""
    await set_rules(office, AFTER_A_DAY | changes)
    async with runtime.database.unit_of_work() as uow:
        await uow.execute(update(OpenDayRules).values(closes_since=BEGAN - 30 * DAY))


async def closing(runtime: Runtime) -> None:
    await count_what_waits(runtime.database)  # as the relay does each second
    await close_open_days(runtime)


async def morning(runtime: Runtime) -> None:
    await count_what_waits(runtime.database)
    await mail_open_days(runtime)


async def has_shift(office: Asker) -> None:
    body = {"fromDate": "2026-01-01", "rules": {"shift": SHIFT}}
    data(await office.call("POST", "GroupSetting/SetPayRules", body))


async def one(who: Asker) -> dict[str, Any]:
    (record,) = await who.own()
    shown: dict[str, Any] = data(await who.detail(record))
    return shown


class TestTheRules:
    async def test_are_an_admin_s_and_told_once(
        self, runtime: Runtime, office: Asker, desk: Asker, worker: Asker
    ) -> None:
        body = {"remindsAt": "07:30", "closing": AFTER_A_DAY}
        for who in (desk, worker):
            assert (await who.call("PUT", "GroupSetting/SetOpenDayRules", body)).status_code == 403
            assert (await who.get("GroupSetting/GetOpenDayRules")).status_code == 403
        asked = data(await office.get("GroupSetting/GetOpenDayRules"))
        assert asked == {"remindsAt": "08:00", "closing": None}
        for _ in range(2):
            data(await office.call("PUT", "GroupSetting/SetOpenDayRules", body))
        assert data(await office.get("GroupSetting/GetOpenDayRules")) == body
        told = [each.act.action for each in await published(runtime, events_pb2.ActRecorded)]
        assert told.count("open_day_rules.set") == 1

    @pytest.mark.parametrize("wrong", [{"afterHours": 14}, {"at": "08:00"}, {"afterHours": None}])
    async def test_end_nothing_while_somebody_may_be_at_work(
        self, office: Asker, wrong: dict[str, Any]
    ) -> None:
        body = {"remindsAt": None, "closing": AFTER_A_DAY | wrong}
        assert (await office.call("PUT", "GroupSetting/SetOpenDayRules", body)).status_code == 422


class TestAMorning:
    async def test_tells_the_worker_and_their_manager_once(
        self, runtime: Runtime, inbox: Inbox, crew: Crew, office: Asker, worker: Asker
    ) -> None:
        await has_shift(office)
        await set_rules(office)
        await worker.work(crew.jetty, (IN, BEGAN))
        for _ in range(3):
            await morning(runtime)
        record = await one(worker)
        assert sorted(mail["To"] for mail in inbox.mails) == [MAYA, BO]
        (to_bo,) = [each for each in range(2) if inbox.mails[each]["To"] == BO]
        assert f"/attendance?record={record['attendanceRecordId']}" in inbox.text(to_bo)
        assert "17:00" in inbox.text(to_bo).replace("\u2060", "")
        assert "Tan Bo" in inbox.text(1 - to_bo)
        asked = {"attendanceRecordId": record["attendanceRecordId"]}
        likely = data(await worker.get("Clock/GetLikelyCheckOut", **asked))["endsAt"]
        assert likely == (BEGAN + 9 * HOUR).isoformat().replace("+00:00", "Z")

    async def test_tells_in_the_language_of_whoever_reads(
        self, runtime: Runtime, inbox: Inbox, crew: Crew, office: Asker, worker: Asker
    ) -> None:
        crew.book.users[str(worker.who.user_id)].language = "zh-CN"
        await set_rules(office)
        await worker.work(crew.jetty, (IN, BEGAN))
        await morning(runtime)
        (to_bo,) = [each for each in range(2) if inbox.mails[each]["To"] == BO]
        assert "下班时间不明" in inbox.text(to_bo)

    async def test_tells_a_manager_of_all_in_one_mail_and_of_nobody_s_elsewhere(
        self, client: httpx.AsyncClient, runtime: Runtime, inbox: Inbox, crew: Crew, office: Asker
    ) -> None:
        await set_rules(office)
        hands = [crew.person(f"Hand {each}", Role.MEMBER, projects=(crew.jetty,)) for each in range(3)]
        for each in hands:
            await Asker(client, each).work(crew.jetty, (IN, BEGAN))
        elsewhere = crew.person("Ana Cruz", Role.MEMBER, projects=(crew.tower,))
        await Asker(client, elsewhere).work(crew.tower, (IN, BEGAN))
        await morning(runtime)
        (to_maya,) = [at for at, each in enumerate(inbox.mails) if each["To"] == MAYA]
        assert all(f"Hand {each}" in inbox.text(to_maya) for each in range(3))
        assert "Ana Cruz" not in inbox.text(to_maya)

    async def test_by_two_processes_at_once_is_one_mail_each(
        self, runtime: Runtime, inbox: Inbox, crew: Crew, office: Asker, worker: Asker
    ) -> None:
        await set_rules(office)
        await worker.work(crew.jetty, (IN, BEGAN))
        await asyncio.gather(morning(runtime), morning(runtime))
        assert sorted(mail["To"] for mail in inbox.mails) == [MAYA, BO]

    async def test_that_has_not_come_there_tells_nobody(
        self,
        runtime: Runtime,
        inbox: Inbox,
        crew: Crew,
        office: Asker,
        worker: Asker,
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        await set_rules(office, reminds_at="08:00")
        await worker.work(crew.jetty, (IN, BEGAN))
        for hours, mails in ((23.9, 0), (24.1, 1)):
            moment = BEGAN + hours * HOUR
            monkeypatch.setattr("attendance.forgotten.telling.now", lambda moment=moment: moment)
            monkeypatch.setattr("attendance.record.today.now", lambda moment=moment: moment)
            monkeypatch.setattr("attendance.forgotten.repo.now", lambda moment=moment: moment)
            await morning(runtime)
            assert len([each for each in inbox.mails if each["To"] == BO]) == mails

    async def test_says_nothing_of_who_checked_out_asked_or_is_not_to_be_told(
        self, client: httpx.AsyncClient, runtime: Runtime, inbox: Inbox, crew: Crew, office: Asker
    ) -> None:
        out, asks = (crew.person(f"Hand {each}", Role.MEMBER, projects=(crew.jetty,)) for each in range(2))
        await Asker(client, out).work(crew.jetty, (IN, BEGAN), (BREAK, noon()), (OUT, noon() + HOUR))
        await Asker(client, asks).work(crew.jetty, (IN, BEGAN))
        data(await Asker(client, asks).asking(crew.jetty))
        await set_rules(office)
        await morning(runtime)
        assert inbox.mails == []
        await set_rules(office, reminds_at=None)
        third = crew.person("Hand 3", Role.MEMBER, projects=(crew.jetty,))
        await Asker(client, third).work(crew.jetty, (IN, BEGAN))
        await morning(runtime)
        await set_rules(office)
        await morning(runtime)
        assert inbox.mails == [], "nobody is told of old days by switching it on"

    async def test_over_the_budget_waits_and_goes_when_it_may(
        self,
        runtime: Runtime,
        inbox: Inbox,
        book: AddressBook,
        crew: Crew,
        office: Asker,
        worker: Asker,
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        monkeypatch.setattr("identity_client.notices._RETRY", timedelta())
        await set_rules(office)
        await worker.work(crew.jetty, (IN, BEGAN))
        book.is_over_budget = True
        await morning(runtime)
        book.is_over_budget = False
        await mail_what_was_held(runtime)
        assert [mail["To"] for mail in inbox.mails if mail["To"] == BO] == [BO]


async def test_the_likely_end_is_for_its_worker_and_their_manager(
    client: httpx.AsyncClient, crew: Crew, office: Asker, worker: Asker, desk: Asker, neighbour: Person
) -> None:
    await has_shift(office)
    await worker.work(crew.jetty, (IN, BEGAN))
    asked = {"attendanceRecordId": (await one(worker))["attendanceRecordId"]}
    assert data(await desk.get("Clock/GetLikelyCheckOut", **asked))["endsAt"]
    colleague = crew.person("Ana Cruz", Role.MEMBER, projects=(crew.jetty,))
    for who in (colleague, neighbour):
        assert (await Asker(client, who).get("Clock/GetLikelyCheckOut", **asked)).status_code == 404


class TestADayThatARuleCloses:
    async def test_has_hours_says_so_and_is_told_as_such(
        self, runtime: Runtime, inbox: Inbox, crew: Crew, office: Asker, worker: Asker
    ) -> None:
        await has_shift(office)
        await closes(office, runtime)
        await worker.work(crew.jetty, (IN, BEGAN))
        for _ in range(2):
            await closing(runtime)
        day = await one(worker)
        assert (day["workedSeconds"], day["issues"], day["isCorrected"]) == (
            9 * 3600,
            ["closedByRule"],
            False,
        )
        (said,) = day["corrections"]
        assert (said["by"], said["before"][0]["endsAt"]) == (None, None)
        assert said["after"] == day["intervals"]
        assert said["rule"] == {"endsWith": "shiftEnd", "afterHours": 24, "at": None}
        acts = [each.act for each in await published(runtime, events_pb2.ActRecorded)]
        assert [each.action for each in acts].count("attendance_record.closed_by_rule") == 1
        await morning(runtime)
        assert len(inbox.mails) == 2
        assert all("rule" in inbox.text(each) for each in range(2))

    async def test_gives_way_to_a_check_out_that_comes_in_late(
        self, runtime: Runtime, crew: Crew, office: Asker, worker: Asker
    ) -> None:
        await has_shift(office)
        await closes(office, runtime)
        await worker.work(crew.jetty, (IN, BEGAN))
        await closing(runtime)
        await worker.send(punch(crew.jetty, OUT, BEGAN + 11 * HOUR))
        await closing(runtime)
        day = await one(worker)
        assert (day["workedSeconds"], day["issues"]) == (11 * 3600, [])
        assert len(day["corrections"]) == 1, "that it was closed stays a fact"

    async def test_gives_way_to_its_worker_s_request(
        self, runtime: Runtime, crew: Crew, office: Asker, worker: Asker, desk: Asker
    ) -> None:
        await has_shift(office)
        await closes(office, runtime)
        await worker.work(crew.jetty, (IN, BEGAN))
        await closing(runtime)
        data(await worker.asking(crew.jetty))
        data(await desk.replying(*await desk.waiting(requestStatus=1), status=2))
        await closing(runtime)
        day = await one(worker)
        assert (day["workedSeconds"], day["issues"], day["isCorrected"]) == (8 * 3600, [], True)

    async def test_by_two_processes_at_once_is_one_fact(
        self, runtime: Runtime, crew: Crew, office: Asker, worker: Asker
    ) -> None:
        await has_shift(office)
        await closes(office, runtime)
        await worker.work(crew.jetty, (IN, BEGAN))
        await asyncio.gather(*(closing(runtime) for _ in range(3)))
        async with runtime.database.reading() as uow:
            assert len((await uow.execute(select(Correction.id))).all()) == 1

    async def test_ends_with_the_last_press_where_the_rule_says_so(
        self, runtime: Runtime, crew: Crew, office: Asker, worker: Asker
    ) -> None:
        await closes(office, runtime, endsWith="lastPunch", afterHours=None, at="06:00")
        await worker.work(crew.jetty, (IN, BEGAN), (BREAK, noon()), (4, noon() + HOUR))
        await closing(runtime)
        day = await one(worker)
        assert (day["workedSeconds"], day["issues"]) == (4 * 3600, ["closedByRule"])

    async def test_is_none_that_nothing_says_the_end_of_nor_one_that_began_before_the_rule(
        self, client: httpx.AsyncClient, runtime: Runtime, crew: Crew, office: Asker, worker: Asker
    ) -> None:
        await closes(office, runtime)  # but no shift is set
        await worker.work(crew.jetty, (IN, BEGAN))
        await closing(runtime)
        assert (await one(worker))["issues"] == ["missingCheckOut"]
        await has_shift(office)
        await set_rules(office, AFTER_A_DAY | {"afterHours": 20})
        await closing(runtime)
        assert (await one(worker))["issues"] == ["missingCheckOut"]

    async def test_is_not_a_night_shift_that_goes_on(
        self, runtime: Runtime, crew: Crew, office: Asker, worker: Asker, inbox: Inbox
    ) -> None:
        await closes(office, runtime, endsWith="lastPunch", afterHours=16)
        await worker.work(crew.jetty, (IN, now() - 12 * HOUR))
        await closing(runtime)
        await morning(runtime)
        assert ((await one(worker))["state"], inbox.mails) == ("in", [])
