"""A company's rule closes days that nobody checked out of: a fact that gives way to presses and to people."""

import asyncio

import httpx
import pytest
from attendance.correction import service as correcting
from attendance.forgotten.closing import close_days_of
from attendance.forgotten.repo import ForgottenRepo
from attendance.record.counting import count_what_waits
from attendance.tables.correction import Correction
from chassis.clock import now
from chassis.db.statements import select
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing import Inbox, housekeep, published
from chassis.testing.people import Person
from contracts.attendance.v1 import events_pb2
from identity_client.testing.crew import Crew

from services.attendance.tests.asker import Asker
from services.attendance.tests.open_days import (
    AFTER_A_DAY,
    BEGAN,
    BO,
    DAY,
    HOUR,
    closes,
    closing,
    has_shift,
    morning,
    one,
    set_rules,
)
from services.attendance.tests.phone import BREAK, IN, OUT, data, noon, punch
from services.attendance.tests.service.test_sheets import MONDAY, approve, sheets


@pytest.fixture(autouse=True)
def managed(crew: Crew, manager: Person) -> None:
    crew.book.projects[str(crew.jetty)].manager_user_ids.append(str(manager.user_id))


@pytest.fixture
def office(client: httpx.AsyncClient, admin: Person) -> Asker:
    return Asker(client, admin)


class TestADayThatARuleCloses:
    async def test_has_hours_says_so_and_is_told_as_such(
        self, runtime: Runtime, crew: Crew, office: Asker, worker: Asker
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

    async def test_is_told_as_such_in_the_same_hour(
        self,
        service: ServiceDefinition,
        runtime: Runtime,
        inbox: Inbox,
        crew: Crew,
        office: Asker,
        worker: Asker,
    ) -> None:
        await has_shift(office)
        await closes(office, runtime)
        await worker.work(crew.jetty, (IN, BEGAN))
        assert (await one(worker))["issues"] == ["missingCheckOut"]
        await housekeep(service, runtime)
        assert len(inbox.mails) == 2
        assert all("rule" in inbox.text(each) for each in range(2))

    async def test_later_than_it_was_told_as_open_is_told_with_its_hours_once(
        self, runtime: Runtime, inbox: Inbox, crew: Crew, office: Asker, worker: Asker
    ) -> None:
        await has_shift(office)
        await set_rules(office)
        await worker.work(crew.jetty, (IN, BEGAN))
        await morning(runtime)
        await closes(office, runtime)
        for _ in range(2):
            await closing(runtime)
            await morning(runtime)
        to_bo = [inbox.text(at) for at, each in enumerate(inbox.mails) if each["To"] == BO]
        assert ["rule" in each for each in to_bo] == [False, True]

    async def test_is_none_once_the_rule_was_switched_off_meanwhile(
        self, runtime: Runtime, crew: Crew, office: Asker, worker: Asker
    ) -> None:
        await has_shift(office)
        await closes(office, runtime)
        await worker.work(crew.jetty, (IN, BEGAN))
        await count_what_waits(runtime.database)
        async with runtime.database.reading() as uow:
            (as_it_was,) = await ForgottenRepo(uow).closing_rules()
        await set_rules(office)
        await close_days_of(runtime.database, as_it_was)
        assert (await one(worker))["issues"] == ["missingCheckOut"]

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

    async def test_as_often_as_may_be_takes_no_correction_from_people(
        self,
        runtime: Runtime,
        crew: Crew,
        office: Asker,
        worker: Asker,
        desk: Asker,
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        monkeypatch.setattr(correcting, "MOST_OF_A_DAY", 1)
        await has_shift(office)
        await closes(office, runtime)
        await worker.work(crew.jetty, (IN, BEGAN))
        await closing(runtime)
        data(await worker.asking(crew.jetty))
        data(await desk.replying(*await desk.waiting(requestStatus=1), status=2))
        assert (await one(worker))["isCorrected"]

    async def test_is_none_that_nothing_says_the_end_of_nor_one_that_began_before_the_rule(
        self, client: httpx.AsyncClient, runtime: Runtime, crew: Crew, office: Asker, worker: Asker
    ) -> None:
        await has_shift(office, projectId=str(crew.tower))
        await closes(office, runtime)  # but no shift is set where they work
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

    async def test_is_not_touched_once_its_week_is_approved_and_shows_what_comes_in_late(
        self, runtime: Runtime, crew: Crew, office: Asker, worker: Asker, desk: Asker
    ) -> None:
        """The delta is as of any late press."""
        await has_shift(office)
        await closes(office, runtime)
        began = MONDAY - 4 * HOUR
        await worker.work(crew.jetty, (IN, began))
        await closing(runtime)
        (sheet,) = await sheets(desk)
        assert sheet["workedSeconds"] == 9 * 3600
        await approve(desk, sheet)
        await worker.send(punch(crew.jetty, OUT, began + 11 * HOUR))
        await worker.work(crew.jetty, (IN, began + DAY))
        await closing(runtime)
        (approved,) = await sheets(desk)
        (change, *_) = approved["changes"]
        assert (change["secondsThen"], change["secondsNow"]) == (9 * 3600, 11 * 3600)
        issues = {each["date"]: each["issues"] for each in await worker.own()}
        tuesday = issues[(MONDAY + DAY).date().isoformat()]
        assert "missingCheckOut" in tuesday, "in an approved week nothing is closed"
