"""Days that nobody checked out of: whom that is told, once, in the morning."""

import asyncio
from datetime import timedelta

import httpx
import pytest
from attendance.forgotten.repo import ForgottenRepo
from attendance.notice.service import mail_what_was_held
from attendance.tables.forgotten import ForgottenCheckOut
from chassis.access import Role
from chassis.runtime import Runtime
from chassis.testing import Inbox
from chassis.testing.people import COMPANY, Person
from identity_client.testing import AddressBook
from identity_client.testing.crew import Crew

from services.attendance.tests.asker import REJECTED, Asker
from services.attendance.tests.open_days import (
    BEGAN,
    BO,
    DAY,
    HOUR,
    MAYA,
    has_shift,
    morning,
    one,
    set_rules,
)
from services.attendance.tests.phone import BREAK, IN, OUT, data, noon


@pytest.fixture(autouse=True)
def managed(crew: Crew, manager: Person) -> None:
    crew.book.projects[str(crew.jetty)].manager_user_ids.append(str(manager.user_id))


@pytest.fixture
def office(client: httpx.AsyncClient, admin: Person) -> Asker:
    return Asker(client, admin)


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
        for each in hands:
            day = (await one(Asker(client, each)))["attendanceRecordId"]
            link = f"/attendance/timesheets?person={each.user_id}&day={day}"
            assert link in inbox.text(to_maya), "each of them is a press away"
        assert "Ana Cruz" not in inbox.text(to_maya)

    async def test_lists_no_day_that_its_person_has_asked_about_meanwhile(
        self, client: httpx.AsyncClient, runtime: Runtime, inbox: Inbox, crew: Crew, office: Asker
    ) -> None:
        await set_rules(office, reminds_at="00:00")
        asks, forgets = (
            crew.person(f"Hand {each}", Role.MEMBER, projects=(crew.jetty,)) for each in range(2)
        )
        for each in (asks, forgets):
            await Asker(client, each).work(crew.jetty, (IN, BEGAN))
        await morning(runtime)
        data(await Asker(client, asks).asking(crew.jetty))
        async with runtime.database.reading() as uow:
            listed = await ForgottenRepo(uow).still_open(COMPANY, (BEGAN - DAY).date(), 10)
        assert [each.owner_user_id for each in listed] == [forgets.user_id]

    async def test_lists_no_day_that_is_in_order(
        self, client: httpx.AsyncClient, runtime: Runtime, inbox: Inbox, crew: Crew, office: Asker
    ) -> None:
        """A break that was not ended, and a check-out: at once, or late, when the day was found already."""
        await set_rules(office)
        hands = [crew.person(f"Hand {each}", Role.MEMBER, projects=(crew.jetty,)) for each in range(3)]
        for each in hands[:2]:
            await Asker(client, each).work(crew.jetty, (IN, BEGAN), (BREAK, noon()), (OUT, noon() + HOUR))
        await Asker(client, hands[2]).work(crew.jetty, (IN, BEGAN))
        found = ForgottenCheckOut(
            company_id=COMPANY, owner_user_id=hands[1].user_id, project_id=crew.jetty, day=BEGAN.date()
        )
        async with runtime.database.unit_of_work() as uow:
            uow.add(found)
        await morning(runtime)
        (to_maya,) = [at for at, each in enumerate(inbox.mails) if each["To"] == MAYA]
        assert [f"Hand {each}" in inbox.text(to_maya) for each in range(3)] == [False, False, True]

    async def test_leaves_what_one_look_does_not_take_for_the_next(
        self,
        client: httpx.AsyncClient,
        runtime: Runtime,
        inbox: Inbox,
        crew: Crew,
        office: Asker,
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        monkeypatch.setattr("attendance.forgotten.telling.MOST_LISTED", 1)
        await set_rules(office)
        for each in range(2):
            hand = crew.person(f"Hand {each}", Role.MEMBER, projects=(crew.jetty,))
            await Asker(client, hand).work(crew.jetty, (IN, BEGAN))
        await morning(runtime)
        async with runtime.database.reading() as uow:
            (left, heard) = await ForgottenRepo(uow).still_open(COMPANY, (BEGAN - DAY).date(), 10)
            assert (left.listed_at, heard.listed_at is None) == (None, False)
            assert await ForgottenRepo(uow).companies_to_tell() == [COMPANY]
        assert [each["To"] for each in inbox.mails].count(MAYA) == 1

    async def test_tells_who_went_for_a_break_that_their_hours_count_until_then(
        self, runtime: Runtime, inbox: Inbox, crew: Crew, office: Asker, worker: Asker
    ) -> None:
        await has_shift(office)
        await set_rules(office)
        await worker.work(crew.jetty, (IN, BEGAN), (BREAK, noon()))
        assert (await one(worker))["workedSeconds"] == 4 * 3600
        await morning(runtime)
        (to_bo,) = [each for each in range(len(inbox.mails)) if inbox.mails[each]["To"] == BO]
        said = inbox.text(to_bo).replace("\u2060", "")
        assert ("12:00" in said, "count until then" in said, "no hours" in said) == (True, True, False)

    async def test_says_no_end_that_another_press_contradicts(
        self, runtime: Runtime, inbox: Inbox, crew: Crew, office: Asker, worker: Asker
    ) -> None:
        await has_shift(office)
        await set_rules(office)
        await worker.work(crew.jetty, (IN, BEGAN), (IN, noon()), (OUT, noon() + HOUR))
        asked = {"attendanceRecordId": (await one(worker))["attendanceRecordId"]}
        assert data(await worker.get("Clock/GetLikelyCheckOut", **asked))["endsAt"] is None
        await morning(runtime)
        (to_bo,) = [each for each in range(len(inbox.mails)) if inbox.mails[each]["To"] == BO]
        assert "17:00" not in inbox.text(to_bo).replace("\u2060", "")

    async def test_tells_whose_request_was_refused(
        self, runtime: Runtime, inbox: Inbox, crew: Crew, office: Asker, worker: Asker, desk: Asker
    ) -> None:
        await set_rules(office)
        await worker.work(crew.jetty, (IN, BEGAN))
        data(await worker.asking(crew.jetty))
        await morning(runtime)
        assert inbox.mails == []
        (asked,) = await desk.waiting(requestStatus=1)
        data(await desk.replying(asked, status=REJECTED, reason="You left at noon"))
        await morning(runtime)
        assert [mail["To"] for mail in inbox.mails if "check out" in mail["Subject"]] == [BO]

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

    async def test_tells_of_who_left_to_their_manager_alone(
        self, runtime: Runtime, inbox: Inbox, crew: Crew, office: Asker, worker: Asker
    ) -> None:
        await set_rules(office)
        await worker.work(crew.jetty, (IN, BEGAN))
        await crew.archive(crew.jetty, runtime)
        crew.book.add_user(worker.who.user_id, "Tan Bo", company_id=COMPANY, role=None)
        await morning(runtime)
        assert [mail["To"] for mail in inbox.mails] == [MAYA]

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
