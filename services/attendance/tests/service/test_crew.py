import asyncio
from datetime import datetime, timedelta
from uuid import uuid4

import httpx
import pytest
from chassis.access import Role
from chassis.clock import now
from chassis.runtime import Runtime
from chassis.testing import published
from chassis.testing.people import COMPANY, Person
from contracts.attendance.v1 import events_pb2
from identity_client.testing.crew import Crew

from services.attendance.tests.asker import APPROVED, Asker
from services.attendance.tests.foreman import Foreman, of
from services.attendance.tests.phone import IN, OUT, Phone, a_day, data, fence, punch

HOUR = timedelta(hours=1)


class TestClockingACrew:
    async def test_makes_each_one_s_own_day_which_says_who_pressed(
        self, client: httpx.AsyncClient, runtime: Runtime, crew: Crew, foreman: Foreman, hands: list[Person]
    ) -> None:
        presses = [of(each, crew.jetty, check, at) for each in hands for check, at in a_day()]
        assert {each["verdict"] for each in await foreman.clock(*presses)} == {"stored"}
        for who in hands:
            phone = Phone(client, who)
            (record,) = await phone.own()
            assert (record["workedSeconds"], record["issues"], record["marks"]) == (
                8 * 3600,
                [],
                ["sentLate"],
            )
            punches = data(await phone.detail(record))["punches"]
            assert {(each["source"], each["by"]["userId"]) for each in punches} == {
                (3, str(foreman.who.user_id))
            }
        told = await published(runtime, events_pb2.PunchRecorded)
        assert len({each.owner_user_id for each in told}) == len(hands)

    async def test_takes_another_time_for_whom_it_differs(
        self, client: httpx.AsyncClient, crew: Crew, foreman: Foreman, hands: list[Person]
    ) -> None:
        pressed = now() - timedelta(minutes=10)
        earlier = pressed - timedelta(minutes=25)
        usual, other = hands[:2]
        verdicts = await foreman.clock(
            of(usual, crew.jetty, IN, pressed),
            of(other, crew.jetty, IN, pressed, statedTime=earlier.isoformat()),
        )
        at = [datetime.fromisoformat(each["at"]) for each in verdicts]
        assert at[0] - at[1] == timedelta(minutes=25)
        (record,) = await Phone(client, other).own()
        (made,) = data(await Phone(client, other).detail(record))["punches"]
        assert datetime.fromisoformat(made["pressedAt"]) == at[0]
        (record,) = await Phone(client, usual).own()
        assert data(await Phone(client, usual).detail(record))["punches"][0]["pressedAt"] is None

    async def test_a_stated_time_is_as_far_back_as_the_phone_says_whatever_its_clock(
        self, crew: Crew, foreman: Foreman, hands: list[Person]
    ) -> None:
        wrong = now() + timedelta(days=1)
        made = of(hands[0], crew.jetty, IN, wrong, statedTime=(wrong - HOUR).isoformat())
        (verdict,) = data(await foreman.clocking(made, sentAt=wrong.isoformat()))["verdicts"]
        ago = now() - datetime.fromisoformat(verdict["at"])
        assert HOUR <= ago < 2 * HOUR

    async def test_sent_again_by_many_tries_each_counts_once(
        self, client: httpx.AsyncClient, crew: Crew, foreman: Foreman, hands: list[Person]
    ) -> None:
        presses = [of(each, crew.jetty, IN, now() - HOUR) for each in hands]
        answers = await asyncio.gather(*(foreman.clocking(*presses) for _ in range(6)))
        verdicts = [each["verdict"] for answer in answers for each in data(answer)["verdicts"]]
        assert sorted(verdicts) == ["known"] * 15 + ["stored"] * 3
        for who in hands:
            (record,) = await Phone(client, who).own()
            assert len(data(await Phone(client, who).detail(record))["punches"]) == 1

    async def test_who_checked_in_themselves_is_at_work_since_then(
        self, client: httpx.AsyncClient, crew: Crew, foreman: Foreman, hands: list[Person]
    ) -> None:
        begun = now() - 3 * HOUR
        own = Phone(client, hands[0])
        await own.work(crew.jetty, (IN, begun))
        await foreman.clock(*(of(each, crew.jetty, IN, begun + HOUR) for each in hands))
        (record,) = await own.own()
        assert (record["state"], record["issues"]) == ("in", [])
        assert datetime.fromisoformat((await own.brief())["since"]) == datetime.fromisoformat(
            record["intervals"][0]["startsAt"]
        )
        assert len(record["intervals"]) == 1

    async def test_stands_in_the_audit_log_by_person(
        self, runtime: Runtime, crew: Crew, foreman: Foreman, hands: list[Person]
    ) -> None:
        await foreman.clock(of(hands[0], crew.jetty, OUT, now() - HOUR), of(hands[0], crew.jetty, IN, now()))
        acts = [each.act for each in await published(runtime, events_pb2.ActRecorded)]
        assert sorted(each.action for each in acts) == [
            "attendance_crew.checked_in",
            "attendance_crew.checked_out",
        ]
        assert {change.after for act in acts for change in act.changes if change.field == "person"} == {
            str(hands[0].user_id)
        }

    async def test_its_worker_may_object(
        self, client: httpx.AsyncClient, crew: Crew, foreman: Foreman, hands: list[Person]
    ) -> None:
        (_, begun), (_, ended) = a_day()
        await foreman.clock(of(hands[0], crew.jetty, IN, begun + HOUR), of(hands[0], crew.jetty, OUT, ended))
        worker = Asker(client, hands[0])
        assert (await worker.asking(crew.jetty, reason="I was there from eight")).status_code == 201
        await foreman.replying(*await foreman.waiting(), status=APPROVED)
        (record,) = await worker.own()
        assert (record["workedSeconds"], record["isCorrected"]) == (8 * 3600, True)

    async def test_has_the_place_of_the_phone_that_pressed(
        self, client: httpx.AsyncClient, crew: Crew, foreman: Foreman, hands: list[Person]
    ) -> None:
        fence(crew)
        there = {"latitude": 1.4067, "longitude": 103.95, "accuracyMeters": 10}
        await foreman.clock(of(hands[0], crew.jetty, IN, now() - HOUR, position=there))
        (record,) = await Phone(client, hands[0]).own()
        assert "outsideFence" in record["marks"]
        assert data(await Phone(client, hands[0]).detail(record))["punches"][0]["latitude"] == 1.4067


class TestWhomItCanNotBe:
    async def test_is_refused_by_name_and_holds_up_nobody(
        self, client: httpx.AsyncClient, crew: Crew, foreman: Foreman, hands: list[Person], neighbour: Person
    ) -> None:
        foreign = crew.book.add_project("Foreign pier", company_id=uuid4())
        at = now() - HOUR
        verdicts = await foreman.clock(
            of(hands[0], crew.jetty, IN, at),
            of(neighbour, crew.jetty, IN, at),
            of(hands[0], crew.tower, IN, at),
            of(hands[0], foreign, IN, at),
            of(foreman.who, crew.jetty, IN, at),
            of(hands[1], crew.jetty, IN, at, statedTime=(at + HOUR).isoformat()),
            of(hands[1], crew.jetty, IN, at, statedTime=(at - 25 * HOUR).isoformat()),
            of(hands[2], crew.jetty, IN, at),
        )
        assert [each["verdict"] for each in verdicts] == ["stored", *["refused"] * 6, "stored"]
        reasons = [each["reason"] for each in verdicts]
        assert reasons[1] == "This person is not in the project. Choose somebody who is."
        assert reasons[2] == reasons[3], "what is there is told apart"
        for who in (neighbour, hands[1], foreman.who):
            assert await Phone(client, who).own() == []

    @pytest.mark.parametrize("stated", [(), ("statedTime",)])
    async def test_of_weeks_ago_is_for_the_timesheet_whatever_the_phone_says_of_its_clock(
        self,
        client: httpx.AsyncClient,
        crew: Crew,
        foreman: Foreman,
        hands: list[Person],
        stated: tuple[str, ...],
    ) -> None:
        ago = {days: now() - timedelta(days=days) for days in (6, 8)}
        verdicts = await foreman.clock(
            *(
                of(hands[0], crew.jetty, IN, at, **{name: (at - HOUR).isoformat() for name in stated})
                for at in ago.values()
            )
        )
        assert [each["verdict"] for each in verdicts] == ["stored", "refused"]
        assert "timesheet" in verdicts[1]["reason"]
        assert len(await Phone(client, hands[0]).own()) == 1

    async def test_is_nobody_of_another_company(
        self, client: httpx.AsyncClient, crew: Crew, hands: list[Person], foreman: Foreman, stranger: Person
    ) -> None:
        at = now() - HOUR
        theirs = crew.book.add_project("Foreign pier", company_id=stranger.company_id)
        boss = crew.person("Zoe Hart", Role.OWNER, company_id=stranger.company_id)
        abroad = Foreman(client, boss)
        verdicts = await abroad.clock(of(hands[0], theirs, IN, at), of(hands[0], crew.jetty, IN, at))
        assert [each["verdict"] for each in verdicts] == ["refused"] * 2
        (verdict,) = await foreman.clock(of(stranger, crew.jetty, IN, at))
        assert verdict["verdict"] == "refused"
        assert (await abroad.crew(crew.jetty)).status_code == 422
        assert (await abroad.clocking(of(hands[0], theirs, IN, at), groupId=str(COMPANY))).status_code == 403
        assert await Phone(client, hands[0]).own() == []

    async def test_needs_a_manager_of_the_project(
        self, client: httpx.AsyncClient, crew: Crew, hands: list[Person], admin: Person
    ) -> None:
        pressed = of(hands[0], crew.jetty, IN, now() - HOUR)
        colleague = Foreman(client, hands[1])
        assert (await colleague.clocking(pressed)).status_code == 403
        assert (await colleague.crew(crew.jetty)).status_code == 403
        sees = Foreman(
            client, crew.person("Wu Fan", Role.MANAGER, projects=(crew.jetty,), manages=(crew.tower,))
        )
        (verdict,) = await sees.clock(pressed)
        assert verdict["verdict"] == "refused"
        assert (await sees.crew(crew.jetty)).status_code == 403
        (verdict,) = await Foreman(client, admin).clock(pressed)
        assert verdict["verdict"] == "stored"

    async def test_an_id_that_somebody_else_s_punch_has_is_taken(
        self, client: httpx.AsyncClient, crew: Crew, hands: list[Person], foreman: Foreman, admin: Person
    ) -> None:
        pressed = of(hands[0], crew.jetty, IN, now() - HOUR)
        await foreman.clock(pressed)
        own = punch(crew.jetty, IN, now() - HOUR)
        await Phone(client, hands[1]).send(own)
        taken = pressed | {"userId": str(hands[1].user_id)}
        for who, again in (
            (foreman, taken),
            (Foreman(client, admin), pressed),
            (foreman, own | {"userId": str(hands[1].user_id)}),
        ):
            (verdict,) = await who.clock(again)
            assert (verdict["verdict"], verdict["at"]) == ("refused", None)

    async def test_two_under_one_id_have_a_verdict_each(
        self, crew: Crew, foreman: Foreman, hands: list[Person]
    ) -> None:
        at = now() - timedelta(minutes=5)
        good = of(hands[0], crew.jetty, IN, at)
        of_nowhere = of(hands[1], uuid4(), IN, at) | {"punchId": good["punchId"]}
        of_another = of(hands[1], crew.jetty, IN, at) | {"punchId": good["punchId"]}
        answer = await foreman.clocking(of_nowhere, good, of_another)
        assert answer.status_code == 201, answer.text
        told = [each["verdict"] for each in answer.json()["data"]["verdicts"]]
        assert told == ["refused", "stored", "refused"]

    async def test_who_has_left_since_was_at_work_all_the_same(
        self, runtime: Runtime, crew: Crew, hands: list[Person], foreman: Foreman
    ) -> None:
        await foreman.clock(of(hands[0], crew.jetty, IN, now() - 3 * HOUR))
        for left in hands[:2]:
            crew.book.projects[str(crew.jetty)].member_user_ids.remove(str(left.user_id))
        await crew.archive(crew.jetty, runtime, is_archived=False)
        verdicts = await foreman.clock(*(of(each, crew.jetty, OUT, now() - HOUR) for each in hands[:2]))
        assert [each["verdict"] for each in verdicts] == ["stored", "refused"]
        assert "notInProject" in verdicts[0]["marks"]
