import asyncio
import random
from datetime import datetime, timedelta
from typing import Any
from uuid import uuid4

import httpx
import pytest
from attendance.hours.facts import PunchFact
from attendance.record.counting import count_person
from attendance.record.facts_repo import FactsRepo
from chassis.access import Access, Role
from chassis.clock import now
from chassis.runtime import Runtime
from chassis.testing import counted_statements, published
from chassis.testing.people import Person
from contracts.attendance.v1 import events_pb2
from identity_client.testing.crew import Crew

from services.attendance.tests.phone import BACK, BREAK, IN, OUT, Phone, a_day, data, fence, noon, punch

HOUR = timedelta(hours=1)


class TestCreatePunches:
    async def test_a_day_at_work_is_recorded_and_told(
        self, client: httpx.AsyncClient, runtime: Runtime, crew: Crew, member: Person
    ) -> None:
        phone, middle = Phone(client, member), noon()
        await phone.work(
            crew.jetty,
            (IN, middle - 4 * HOUR),
            (BREAK, middle),
            (BACK, middle + HOUR),
            (OUT, middle + 5 * HOUR),
        )
        (record,) = await phone.own()
        assert (record["workedSeconds"], record["breakSeconds"], record["issues"]) == (8 * 3600, 3600, [])
        assert (record["projectName"], record["timeZone"]) == ("Jetty 4", "Asia/Singapore")
        assert record["ownerUserId"] == str(member.user_id)
        punches = await published(runtime, events_pb2.PunchRecorded)
        assert sorted(each.check_type for each in punches) == [IN, OUT, BREAK, BACK]
        *_, told = await published(runtime, events_pb2.AttendanceRecordChanged)
        assert (told.attendance_record_id, told.worked_seconds) == (record["attendanceRecordId"], 8 * 3600)

    async def test_sent_again_it_counts_once_and_says_so(
        self, client: httpx.AsyncClient, crew: Crew, member: Person
    ) -> None:
        phone = Phone(client, member)
        sent = [punch(crew.jetty, check, at) for check, at in a_day()]
        answers = await asyncio.gather(*(phone.sending(*sent) for _ in range(8)))
        verdicts = [each["verdict"] for answer in answers for each in data(answer)["verdicts"]]
        assert sorted(verdicts) == ["known"] * 14 + ["stored"] * 2
        (record,) = await phone.own()
        assert len(data(await phone.detail(record))["punches"]) == 2

    async def test_the_same_one_twice_in_a_batch_is_one(
        self, client: httpx.AsyncClient, crew: Crew, member: Person
    ) -> None:
        one = punch(crew.jetty, IN, noon())
        assert [each["verdict"] for each in await Phone(client, member).send(one, one)] == ["stored", "known"]

    async def test_each_has_a_verdict_of_its_own(
        self, client: httpx.AsyncClient, crew: Crew, member: Person, stranger: Person
    ) -> None:
        elsewhere = crew.book.add_project("Foreign pier", company_id=stranger.company_id)
        sent = [punch(each, IN, noon()) for each in (crew.jetty, crew.tower, elsewhere, uuid4())]
        verdicts = await Phone(client, member).send(*sent)
        assert [each["verdict"] for each in verdicts] == ["stored", "refused", "refused", "refused"]
        assert len({each["reason"] for each in verdicts[1:]}) == 1, "what is there is told apart"

    async def test_of_another_company_is_neither_taken_nor_refused_for_ever(
        self, client: httpx.AsyncClient, crew: Crew, member: Person, stranger: Person
    ) -> None:
        phone, made = Phone(client, member), punch(crew.jetty, IN, noon())
        for status, company_id in ((403, stranger.company_id), (201, member.company_id)):
            answer = await phone.sending(made, groupId=str(company_id))
            assert answer.status_code == status

    async def test_of_many_projects_are_asked_about_at_once(
        self, client: httpx.AsyncClient, crew: Crew, member: Person
    ) -> None:
        await Phone(client, member).send(*(punch(uuid4(), IN, noon()) for _ in range(100)))
        assert crew.book.asked["GetProjects"] == 1

    async def test_somebody_else_s_id_is_taken_and_tells_nothing(
        self, client: httpx.AsyncClient, crew: Crew, member: Person, manager: Person, stranger: Person
    ) -> None:
        made = punch(crew.jetty, IN, noon())
        await Phone(client, member).send(made)
        elsewhere = crew.book.add_project("Foreign pier", company_id=stranger.company_id)
        for who, project in ((manager, crew.jetty), (stranger, elsewhere)):
            (verdict,) = await Phone(client, who).send(made | {"projectId": str(project)})
            assert (verdict["verdict"], verdict["at"], verdict["marks"]) == ("refused", None, [])

    async def test_many_late_phones_in_any_order_make_the_same_days(
        self, client: httpx.AsyncClient, crew: Crew
    ) -> None:
        people = [crew.person(f"Worker {each}", Role.MEMBER, projects=(crew.jetty,)) for each in range(6)]
        chance = random.Random(7)
        batches: list[tuple[Phone, list[dict[str, object]]]] = []
        phones = [Phone(client, each) for each in people]
        for phone in phones:
            made = [punch(crew.jetty, check, at) for ago in range(2, 12) for check, at in a_day(ago)]
            chance.shuffle(made)
            batches += [(phone, made[start : start + 5]) for start in range(0, len(made), 5)]
        sent = batches + chance.sample(batches, len(batches) // 2)
        chance.shuffle(sent)
        await asyncio.gather(*(phone.send(*made) for phone, made in sent))
        for phone in phones:
            records = await phone.own(pageCount=100)
            assert [each["workedSeconds"] for each in records] == [8 * 3600] * 10
            assert {issue for each in records for issue in each["issues"]} == {"cameLate"}

    async def test_of_a_day_are_no_more_than_anybody_presses(
        self, client: httpx.AsyncClient, crew: Crew, member: Person
    ) -> None:
        phone, presses = Phone(client, member), [IN, OUT] * 30
        await phone.work(crew.jetty, *((check, noon()) for check in presses))
        verdicts = await phone.send(punch(crew.jetty, IN, noon()), punch(crew.jetty, IN, noon(3)))
        assert [each["verdict"] for each in verdicts] == ["refused", "stored"]
        assert verdicts[0]["reason"].startswith("More was pressed")
        (alone,) = await phone.send(punch(crew.jetty, OUT, noon()))
        assert (alone["verdict"], alone["reason"]) == ("refused", verdicts[0]["reason"])

    async def test_of_one_press_are_one_statement_and_sent_again_it_is_looked_for(
        self, client: httpx.AsyncClient, runtime: Runtime, crew: Crew, member: Person
    ) -> None:
        phone, pressed = Phone(client, member), punch(crew.jetty, IN, noon())
        with counted_statements(runtime.database) as statements:
            first = await phone.send(pressed)
        assert len(statements) == 1
        assert [each["verdict"] for each in [*first, *await phone.send(pressed)]] == ["stored", "known"]
        answers = await asyncio.gather(*(phone.sending(punch(crew.jetty, OUT, noon())) for _ in range(8)))
        assert {each["verdict"] for answer in answers for each in data(answer)["verdicts"]} == {"stored"}
        (record,) = await phone.own()
        assert len(data(await phone.detail(record))["punches"]) == 9

    async def test_read_no_more_for_all_that_was_pressed_weeks_ago(
        self,
        client: httpx.AsyncClient,
        runtime: Runtime,
        crew: Crew,
        member: Person,
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        """Also by somebody who only ever checks out, whose shifts never begin."""
        phone, read = Phone(client, member), list[int]()
        reading = FactsRepo.punches_around

        async def noted(*wanted: Any) -> list[PunchFact]:
            found = await reading(*wanted)
            read.append(len(found))
            return found

        monkeypatch.setattr(FactsRepo, "punches_around", noted)
        for weeks in (3, 6):
            days = range(7 * weeks, 7 * (weeks - 3), -1)
            for day in days:
                await phone.work(crew.jetty, *((OUT, noon(day)) for _ in range(20)))
                await count_person(runtime.database, member.user_id)
            await phone.work(crew.jetty, (OUT, noon()))
            await count_person(runtime.database, member.user_id)
        after_three, after_six = read[21], read[43]
        assert after_six == after_three + 1


class TestWhatWasTrueWhenItHappened:
    async def test_is_recorded_of_a_project_that_is_archived_by_now(
        self, client: httpx.AsyncClient, runtime: Runtime, crew: Crew, member: Person
    ) -> None:
        await crew.archive(crew.jetty, runtime)
        phone = Phone(client, member)
        await phone.work(crew.jetty, *a_day())
        (record,) = await phone.own(hasIssues=True)
        assert (record["workedSeconds"], record["marks"]) == (8 * 3600, ["projectArchived", "sentLate"])

    async def test_is_recorded_of_a_project_that_its_worker_has_left(
        self, client: httpx.AsyncClient, runtime: Runtime, crew: Crew, member: Person
    ) -> None:
        phone = Phone(client, member)
        (begun, ended) = a_day()
        await phone.work(crew.jetty, begun)
        member.set(Access(session_active=True, role=Role.MEMBER))
        runtime.access.forget_user(member.user_id)
        await phone.work(crew.jetty, ended)
        (record,) = await phone.own()
        assert (record["workedSeconds"], record["marks"]) == (8 * 3600, ["notInProject", "sentLate"])
        shown = data(await phone.detail(record))
        assert [each["marks"] for each in shown["punches"]] == [["sentLate"], ["sentLate", "notInProject"]]


class TestTime:
    async def test_of_a_phone_that_is_a_day_off_is_the_server_s(
        self, client: httpx.AsyncClient, crew: Crew, member: Person
    ) -> None:
        phone, begun = Phone(client, member), now()
        for skew in (timedelta(days=-1), timedelta(days=1)):
            said = now() + skew
            sent = punch(crew.jetty, IN, said - HOUR, elapsedMs=3_600_000)
            (verdict,) = data(await phone.sending(sent, sent_at=said))["verdicts"]
            assert verdict["marks"] == ["clockOff", "sentLate"]
            assert (
                begun - HOUR <= datetime.fromisoformat(verdict["at"]) <= now() - HOUR + timedelta(seconds=1)
            )

    async def test_that_no_calendar_has_breaks_nothing(
        self, client: httpx.AsyncClient, crew: Crew, member: Person
    ) -> None:
        phone = Phone(client, member)
        for strange in ("0001-01-01T00:00:00+14:00", "9999-12-31T23:59:59-12:00", "1970-01-01T00:00:00Z"):
            sent = punch(crew.jetty, IN, now()) | {"deviceTime": strange}
            (verdict,) = await phone.send(sent)
            assert (verdict["verdict"], verdict["marks"]) == ("stored", ["clockChanged"])


class TestAFence:
    async def test_is_no_gate(self, client: httpx.AsyncClient, crew: Crew, member: Person) -> None:
        fence(crew)
        near = {"latitude": 1.4067, "longitude": 103.9022, "accuracyMeters": 8}
        phone = Phone(client, member)
        verdicts = await phone.send(
            punch(crew.jetty, IN, now() - 3 * HOUR, position=near),
            punch(crew.jetty, IN, now() - 2 * HOUR, position=near | {"latitude": 1.5}),
            punch(crew.jetty, IN, now() - HOUR),
        )
        assert [(each["verdict"], each["marks"]) for each in verdicts] == [
            ("stored", ["sentLate"]),
            ("stored", ["sentLate", "outsideFence"]),
            ("stored", ["sentLate", "noPosition"]),
        ]
        looked_at = await phone.own(hasIssues=True)
        assert "outsideFence" in [mark for each in looked_at for mark in each["marks"]]

    async def test_is_asked_for_only_where_there_is_one(
        self, client: httpx.AsyncClient, crew: Crew, member: Person
    ) -> None:
        phone = Phone(client, member)
        assert (await phone.brief())["isPositionAsked"] is False
        # Nor is kept what a phone tells all the same.
        near = {"latitude": 1.4067, "longitude": 103.9022, "accuracyMeters": 8, "isMock": True}
        (verdict,) = await phone.send(punch(crew.jetty, IN, now(), position=near))
        assert verdict["marks"] == []
        (record,) = await phone.own()
        (kept,) = data(await phone.detail(record))["punches"]
        assert (kept["latitude"], kept["longitude"], kept["accuracyMeters"]) == (None, None, None)

    async def test_is_asked_for_where_there_is_one(
        self, client: httpx.AsyncClient, crew: Crew, member: Person
    ) -> None:
        fence(crew)
        assert (await Phone(client, member).brief())["isPositionAsked"] is True
