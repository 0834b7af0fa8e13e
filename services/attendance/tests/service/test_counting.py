"""A press is answered before its day is counted: nobody notices but by the clock."""

import asyncio
from collections import Counter
from contextvars import Context
from datetime import datetime, timedelta
from random import Random
from typing import Any

import httpx
import pytest
from attendance.punch.service import keep_to_be_counted
from attendance.record import counting
from attendance.record.counting import alone_with, count_company, count_person, count_what_waits
from attendance.record.counting_repo import CountingRepo
from chassis.access import Role
from chassis.acting import acting_for
from chassis.clock import now
from chassis.db.statements import select
from chassis.db.tables import OutboxEvent
from chassis.event_contract import subject_of
from chassis.ids import new_id
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing import counted_statements, drain, published
from chassis.testing.people import Person
from chassis.wall_clock import day_at, zone_of
from contracts.attendance.v1 import events_pb2
from identity_client.testing.crew import Crew

from services.attendance.tests.asker import Asker
from services.attendance.tests.facts import computed, correct, kept, some_correction, some_punch
from services.attendance.tests.phone import IN, Phone, a_day, data, noon


async def behind(runtime: Runtime) -> int:
    async with runtime.database.reading() as uow:
        return len(await CountingRepo(uow).behind(100))


async def told(runtime: Runtime) -> list[events_pb2.AttendanceRecordChanged]:
    return [*await published(runtime, events_pb2.AttendanceRecordChanged)]


def failing_of(person: Person, error: Exception) -> Any:
    recompute = counting.recompute

    async def failing(uow: Any, company_id: Any, owner: Any, *instants: Any) -> Any:
        if owner == person.user_id:
            raise error
        return await recompute(uow, company_id, owner, *instants)

    return failing


class TestWhoeverReadsRightAfterAPress:
    @pytest.mark.parametrize("path", ["brief", "own", "summary", "of", "crew", "sheets", "map"])
    async def test_sees_it(
        self, client: httpx.AsyncClient, runtime: Runtime, crew: Crew, desk: Asker, path: str
    ) -> None:
        worker = crew.person("Ana Cruz", Role.MEMBER, projects=(crew.jetty,))
        crew.book.projects[str(crew.jetty)].member_user_ids.append(str(worker.user_id))
        phone, office = Phone(client, worker), Phone(client, desk.who)
        await phone.work(crew.jetty, (IN, now() - timedelta(minutes=2)))
        assert (await behind(runtime), await told(runtime)) == (1, [])
        week = {"day": str(day_at(now(), zone_of("Asia/Singapore")))}
        match path:
            case "brief":
                assert (await phone.brief())["state"] == "in"
            case "own":
                assert len(await phone.own()) == 1
            case "summary":
                assert [each["isAtWork"] for each in await office.summary()] == [True]
            case "of":
                assert len(await office.of(worker.user_id)) == 1
            case "crew":
                people = data(await office.get("TimeSheet/GetCrew", projectId=str(crew.jetty)))["people"]
                assert [each["state"] for each in people if each["ownerUserId"] == str(worker.user_id)] == [
                    "in"
                ]
            case "sheets":
                sheets = data(await office.call("POST", "TimeSheet/QueryPeriodSheets", week))["data"]
                assert len(sheets) == 1
            case _:
                assert len(data(await office.call("POST", "Track/QueryTrackPeople", {}))["data"]) == 1
        assert await behind(runtime) == 0

    async def test_who_corrects_the_day_has_seen_it(
        self, client: httpx.AsyncClient, crew: Crew, member: Person, desk: Asker
    ) -> None:
        """By the revision that was seen before the press: it is another day by now."""
        phone, (begun, ended) = Phone(client, member), a_day()
        await phone.work(crew.jetty, begun)
        (seen,) = await phone.own()
        await phone.work(crew.jetty, ended)
        said: dict[str, Any] = {
            "attendanceRecordId": seen["attendanceRecordId"],
            "revision": seen["revision"],
            "intervals": [{"startsAt": begun[1].isoformat(), "endsAt": ended[1].isoformat(), "breaks": []}],
            "reason": "They were not there",
        }
        refused = await desk.call("PUT", "TimeSheet/UpdateAttendanceRecord", said)
        assert refused.status_code == 409

    async def test_the_event_is_of_who_pressed_and_not_of_who_looked(
        self, client: httpx.AsyncClient, runtime: Runtime, crew: Crew, member: Person, desk: Asker
    ) -> None:
        await Phone(client, member).work(crew.jetty, *a_day())
        await Phone(client, desk.who).summary()
        async with runtime.database.reading() as uow:
            subject = subject_of(events_pb2.AttendanceRecordChanged)
            found = await uow.execute(select(OutboxEvent.actor).where(OutboxEvent.subject == subject))
            assert {*found.scalars()} == {member.user_id}


class TestCounting:
    async def test_goes_on_where_a_process_died(
        self,
        client: httpx.AsyncClient,
        service: ServiceDefinition,
        runtime: Runtime,
        crew: Crew,
        member: Person,
    ) -> None:
        """The answer was out, and nothing else was done: what is to be counted is written down with it."""
        await Phone(client, member).work(crew.jetty, *a_day())
        assert await told(runtime) == []
        await drain(service, runtime)
        assert [each.worked_seconds for each in await told(runtime)] == [8 * 3600]
        assert await behind(runtime) == 0

    async def test_is_done_once_by_however_many(
        self, client: httpx.AsyncClient, runtime: Runtime, crew: Crew, member: Person
    ) -> None:
        phone = Phone(client, member)
        for ago in range(2, 8):
            await phone.work(crew.jetty, *a_day(ago))
            await asyncio.gather(
                *(count_person(runtime.database, member.user_id) for _ in range(4)),
                *(count_what_waits(runtime.database) for _ in range(2)),
                count_company(runtime.database, member.company_id),
            )
        revisions = Counter((each.attendance_record_id, each.revision) for each in await told(runtime))
        assert [*revisions.values()] == [1] * 6

    async def test_asks_for_the_presses_and_the_days_around_them_once_each(
        self, client: httpx.AsyncClient, runtime: Runtime, crew: Crew, member: Person
    ) -> None:
        phone = Phone(client, member)
        await phone.work(crew.jetty, *a_day())
        with counted_statements(runtime.database) as statements:
            async with runtime.database.unit_of_work() as uow:
                await alone_with(uow, member.user_id)
        lock, taken, presses, days, kept_with_events = statements
        assert "advisory" in lock
        assert "uncounted_punch" in taken
        assert "max(" in presses
        assert "attendance_record" in days
        assert "outbox_event" in kept_with_events
        (record,) = await phone.own()
        assert record["workedSeconds"] == 8 * 3600

    async def test_one_that_fails_keeps_nobody_else_waiting(
        self,
        client: httpx.AsyncClient,
        runtime: Runtime,
        crew: Crew,
        member: Person,
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        other = crew.person("Somebody else", Role.MEMBER, projects=(crew.jetty,))
        for each in (member, other):
            await Phone(client, each).work(crew.jetty, *a_day())
        with monkeypatch.context() as broken:
            broken.setattr(counting, "recompute", failing_of(member, ValueError("a bug")))
            await count_what_waits(runtime.database)
        assert [each.owner_user_id for each in await told(runtime)] == [str(other.user_id)]
        await count_what_waits(runtime.database)
        assert len(await told(runtime)) == 2

    async def test_one_that_fails_keeps_no_list_from_whoever_reads_it(
        self,
        client: httpx.AsyncClient,
        crew: Crew,
        member: Person,
        desk: Asker,
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        other = crew.person("Somebody else", Role.MEMBER, projects=(crew.jetty,))
        for each in (member, other):
            await Phone(client, each).work(crew.jetty, *a_day())
        office = Phone(client, desk.who)
        with monkeypatch.context() as broken:
            broken.setattr(counting, "recompute", failing_of(member, ValueError("a bug")))
            assert [each["ownerUserId"] for each in await office.summary()] == [str(other.user_id)]
        assert len(await office.summary()) == 2

    async def test_that_waits_for_the_database_is_told_to_whoever_reads(
        self, client: httpx.AsyncClient, runtime: Runtime, crew: Crew, member: Person, monkeypatch: Any
    ) -> None:
        await Phone(client, member).work(crew.jetty, *a_day())
        monkeypatch.setattr(counting, "recompute", failing_of(member, ConnectionRefusedError()))
        with pytest.raises(ConnectionRefusedError):
            await count_company(runtime.database, member.company_id)

    async def test_of_a_press_while_a_day_is_corrected_holds_up_none_and_is_seen_after_it(
        self, client: httpx.AsyncClient, runtime: Runtime, crew: Crew, member: Person
    ) -> None:
        """It came in before, but whoever corrected could not see it: else it counted as one that they had."""
        phone = Phone(client, member)
        async with runtime.database.unit_of_work() as uow:
            await alone_with(uow, member.user_id)
            # Not of this unit of work, as a request of its own is not.
            await asyncio.create_task(phone.work(crew.jetty, (IN, noon())), context=Context())
            said = some_correction(Random(1), member.company_id, member.user_id)
            uow.insert(said)
        (record,) = [each for each in await phone.own() if each["projectId"] == str(crew.jetty)]
        (seen,) = data(await phone.detail(record))["punches"]
        assert datetime.fromisoformat(seen["receivedAt"]) > said.created_at


@pytest.mark.parametrize("seed", range(6))
async def test_days_are_those_of_all_facts_whenever_they_are_counted(runtime: Runtime, seed: int) -> None:
    chance, company_id, owner = Random(seed), new_id(), new_id()
    punches, corrections = list[Any](), list[Any]()
    for _ in range(30):
        with acting_for(owner):
            async with runtime.database.unit_of_work() as uow:
                for _ in range(chance.randrange(1, 4)):
                    punches.append(made := some_punch(chance, company_id, owner))
                    keep_to_be_counted(uow, made)
            if chance.random() < 0.2:
                async with runtime.database.unit_of_work() as uow:
                    await alone_with(uow, owner)
                    corrections.append(said := some_correction(chance, company_id, owner))
                    await correct(uow, said)
        if chance.random() < 0.4:
            await count_person(runtime.database, owner)
            async with runtime.database.reading() as uow:
                assert await kept(uow, owner) == computed(punches, corrections)
    await count_person(runtime.database, owner)
    async with runtime.database.reading() as uow:
        assert await kept(uow, owner) == computed(punches, corrections)
