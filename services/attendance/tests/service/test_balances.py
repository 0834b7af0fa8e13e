"""What is left of leave: earned by rule, put right by managers, never below zero unless the type says so."""

from datetime import date, timedelta
from typing import Any

import httpx
import pytest
from chassis.runtime import Runtime
from chassis.testing import published
from chassis.testing.people import Person
from chassis.wall_clock import DaysText
from contracts.attendance.v1 import events_pb2
from identity_client.testing.crew import Crew

from services.attendance.tests.asker import APPROVED, Asker
from services.attendance.tests.phone import data, noon

PAID, UNPAID = 3, 2
DAY = timedelta(days=1)
TODAY = noon(0).date()
YEAR = TODAY.year
ASK, CHECK, OWN = "Clock/CreateLeaveRequest", "Clock/CheckLeaveRequest", "Clock/GetSelfLeaveBalances"
SET, ADJUST = "GroupSetting/SetLeaveEntitlement", "TimeSheet/AdjustLeave"
LIST, ACCOUNT, START = "TimeSheet/QueryLeaveBalances", "TimeSheet/GetLeaveAccount", "TimeSheet/SetLeaveStart"


def entitlement(**more: Any) -> dict[str, Any]:
    given = {"recordType": PAID, "fromYear": YEAR, "yearDays": 3, "accrual": "atOnce"}
    return given | {"mostCarriedDays": 0, "mayGoBelow": False, "revision": 0, **more}


def leave(crew: Crew, first: date, days: int = 1, **more: Any) -> dict[str, Any]:
    last = first + (days - 1) * DAY
    given: dict[str, Any] = {"projectId": str(crew.jetty), "recordType": PAID, "daysOff": [], "reason": ""}
    return given | {"firstDate": first.isoformat(), "lastDate": last.isoformat(), **more}


async def checking(who: Asker, body: dict[str, Any]) -> dict[str, Any]:
    sent = {name: value for name, value in body.items() if name not in {"projectId", "reason"}}
    return dict(data(await who.call("POST", CHECK, sent)))


def adjusting(crew: Crew, who: Asker, days: float, **more: Any) -> dict[str, Any]:
    whose = {"projectId": str(crew.jetty), "userId": str(who.who.user_id), "recordType": PAID}
    return whose | {"date": TODAY.isoformat(), "days": days, "reason": "From the old system", **more}


@pytest.fixture(autouse=True)
def at_the_jetty(crew: Crew, member: Person, manager: Person) -> None:
    project = crew.book.projects[str(crew.jetty)]
    project.member_user_ids.append(str(member.user_id))
    project.manager_user_ids.append(str(manager.user_id))


@pytest.fixture
def office(client: httpx.AsyncClient, admin: Person) -> Asker:
    return Asker(client, admin)


@pytest.fixture
def monday() -> date:
    """Of a week in this year, whatever day it is: the third one of March."""
    day = date(YEAR, 3, 15)
    return day - timedelta(days=day.weekday())


async def paid_of(who: Asker) -> dict[str, Any]:
    (found,) = data(await who.get(OWN))["balances"]
    return dict(found)


class TestAnEntitlement:
    async def test_makes_a_balance_of_everybody_and_none_before_it_is_set(
        self, runtime: Runtime, crew: Crew, office: Asker, worker: Asker
    ) -> None:
        assert data(await worker.get(OWN))["balances"] == []
        saved = data(await office.call("POST", SET, entitlement(yearDays=14)))
        assert (saved["yearDays"], saved["revision"], saved["name"]) == (14, 1, "Paid leave")
        paid = await paid_of(worker)
        assert (paid["balanceDays"], paid["accruedDays"], paid["takenDays"]) == (14, 14, 0)
        (act,) = [each.act for each in await published(runtime, events_pb2.ActRecorded)]
        assert (act.action, act.subject_name) == ("leave_entitlement.set", f"Paid leave {YEAR}")

    async def test_is_changed_by_who_has_seen_it(self, crew: Crew, office: Asker) -> None:
        await office.call("POST", SET, entitlement())
        assert (await office.call("POST", SET, entitlement(yearDays=9))).status_code == 409
        assert (await office.call("POST", SET, entitlement(fromYear=YEAR + 1, revision=3))).status_code == 404
        assert data(await office.call("POST", SET, entitlement(yearDays=9, revision=1)))["revision"] == 2
        (row,) = data(await office.get("GroupSetting/QueryLeaveEntitlements"))
        assert (row["yearDays"], row["fromYear"]) == (9, YEAR)

    async def test_is_the_admins_and_of_days_that_there_are(
        self, crew: Crew, office: Asker, desk: Asker, worker: Asker
    ) -> None:
        for who in (desk, worker):
            assert (await who.call("POST", SET, entitlement())).status_code == 403
        for wrong in ({"yearDays": -1}, {"yearDays": 367}, {"yearDays": 1.005}, {"fromYear": 1999}):
            assert (await office.call("POST", SET, entitlement(**wrong))).status_code == 422
        assert (await office.call("POST", SET, entitlement(recordType=1))).status_code == 422
        assert (await office.call("POST", SET, entitlement(recordType=77))).status_code == 422


class TestAsking:
    async def test_says_what_is_left_before_and_after(
        self, crew: Crew, office: Asker, worker: Asker, monday: date
    ) -> None:
        await office.call("POST", SET, entitlement())
        checked = await checking(worker, leave(crew, monday, 2))
        assert (checked["days"], checked["after"]["haveDays"], checked["after"]["afterDays"]) == (2, 3, 1)
        assert (await checking(worker, leave(crew, monday, recordType=UNPAID)))["after"] is None
        asked = data(await worker.call("POST", ASK, leave(crew, monday, 2)))
        assert asked["leave"]["after"]["afterDays"] == 1
        paid = await paid_of(worker)
        assert (paid["waitingDays"], paid["balanceDays"]) == (2, 3), "nobody has granted it"

    async def test_for_more_than_there_is_is_refused_with_what_waits_counted(
        self, crew: Crew, office: Asker, worker: Asker, desk: Asker, monday: date
    ) -> None:
        await office.call("POST", SET, entitlement())
        await worker.call("POST", ASK, leave(crew, monday, 2))
        more = leave(crew, monday + 7 * DAY, 2)
        short = (await checking(worker, more))["after"]
        assert (short["haveDays"], short["afterDays"], short["shortDays"]) == (1, -1, 1)
        refused = await worker.call("POST", ASK, more)
        assert (refused.status_code, refused.json()["data"]["fields"][0]["field"]) == (409, "lastDate")
        assert (
            f"On {DaysText.of(monday + 8 * DAY)} you would have taken more than is yours (days: 1)"
            in refused.json()["message"]
        )
        assert (await worker.call("POST", ASK, leave(crew, monday + 7 * DAY))).status_code == 201

    async def test_may_go_below_where_the_type_says_so(
        self, crew: Crew, office: Asker, worker: Asker, desk: Asker, monday: date
    ) -> None:
        await office.call("POST", SET, entitlement(mayGoBelow=True))
        await worker.call("POST", ASK, leave(crew, monday, 4))
        (waits,) = await desk.waiting()
        assert data(await desk.replying(waits, status=APPROVED))["notReplied"] == []
        paid = await paid_of(worker)
        assert (paid["takenDays"] + paid["plannedDays"], paid["mayGoBelow"]) == (4, True)

    async def test_that_was_granted_can_be_taken_back_and_asked_for_again(
        self, crew: Crew, office: Asker, worker: Asker, desk: Asker, monday: date
    ) -> None:
        await office.call("POST", SET, entitlement())
        asked = data(await worker.call("POST", ASK, leave(crew, monday, 3)))
        await desk.replying(asked, status=APPROVED)
        assert (await worker.call("POST", ASK, leave(crew, monday + 7 * DAY))).status_code == 409
        (mine,) = await desk.waiting(requestStatus=APPROVED)
        seen = {name: mine[name] for name in ("attendanceRecordRequestId", "revision")}
        await desk.call("POST", "Clock/TakeBackLeaveRequest", seen | {"reason": "We need you"})
        assert (await worker.call("POST", ASK, leave(crew, monday + 7 * DAY))).status_code == 201


class TestAnAnswer:
    async def test_is_no_longer_yes_where_less_is_left_than_when_it_was_asked(
        self, crew: Crew, office: Asker, worker: Asker, desk: Asker, monday: date
    ) -> None:
        await office.call("POST", SET, entitlement())
        asked = data(await worker.call("POST", ASK, leave(crew, monday, 3)))
        fewer = adjusting(crew, worker, -1, date=f"{YEAR}-01-01", reason="Paid out")
        data(await desk.call("POST", ADJUST, fewer))
        answer = data(await desk.replying(asked, status=APPROVED))
        assert "more than is theirs (days: 1)" in answer["notReplied"][0]["reason"]
        data(await desk.call("POST", ADJUST, fewer | {"days": 1}))
        assert data(await desk.replying(asked, status=APPROVED))["notReplied"] == []


class TestAManager:
    async def test_puts_a_balance_right_with_a_reason(
        self, runtime: Runtime, crew: Crew, office: Asker, worker: Asker, desk: Asker
    ) -> None:
        await office.call("POST", SET, entitlement())
        account = data(await desk.call("POST", ADJUST, adjusting(crew, worker, 2.25)))
        assert [(each["days"], each["reason"]) for each in account["adjustments"]] == [
            (2.25, "From the old system")
        ]
        paid = await paid_of(worker)
        assert (paid["adjustedDays"], paid["balanceDays"]) == (2.25, 5.25)
        last = [each.act for each in await published(runtime, events_pb2.ActRecorded)][-1]
        assert last.action == "leave_balance.adjusted"
        assert (await desk.call("POST", ADJUST, adjusting(crew, worker, 1, reason=""))).status_code == 422
        before = adjusting(crew, worker, 1, date=f"{YEAR - 1}-12-31")
        assert (await desk.call("POST", ADJUST, before)).status_code == 422
        uncounted = adjusting(crew, worker, 1, recordType=UNPAID)
        assert (await desk.call("POST", ADJUST, uncounted)).status_code == 422

    async def test_never_their_own_and_of_their_projects_alone(
        self, crew: Crew, office: Asker, worker: Asker, desk: Asker
    ) -> None:
        await office.call("POST", SET, entitlement())
        assert (await desk.call("POST", ADJUST, adjusting(crew, desk, 1))).status_code == 403
        elsewhere = adjusting(crew, worker, 1, projectId=str(crew.tower))
        assert (await desk.call("POST", ADJUST, elsewhere)).status_code in {403, 422}
        assert (await worker.call("POST", ADJUST, adjusting(crew, worker, 1))).status_code == 403

    async def test_says_since_when_somebody_is_here(
        self, crew: Crew, office: Asker, worker: Asker, desk: Asker
    ) -> None:
        await office.call("POST", SET, entitlement(yearDays=12))
        whose = {"projectId": str(crew.jetty), "userId": str(worker.who.user_id)}
        start = whose | {"startsOn": f"{YEAR}-07-10", "seen": None}
        account = data(await desk.call("POST", START, start))
        assert (account["startsOn"], account["balances"][0]["yearDays"]) == (f"{YEAR}-07-10", 6)
        assert (await desk.call("POST", START, start | {"startsOn": f"{YEAR}-08-01"})).status_code == 409

    async def test_reads_those_of_the_people_of_a_project(
        self,
        crew: Crew,
        client: httpx.AsyncClient,
        office: Asker,
        worker: Asker,
        desk: Asker,
        stranger: Person,
    ) -> None:
        await office.call("POST", SET, entitlement())
        wanted = {"projectId": str(crew.jetty)}
        page = data(await desk.call("POST", LIST, wanted))
        mine = next(each for each in page["data"] if each["ownerUserId"] == str(worker.who.user_id))
        assert (mine["balances"][0]["balanceDays"], mine["mayChange"]) == (3, True)
        own = next(each for each in page["data"] if each["ownerUserId"] == str(desk.who.user_id))
        assert own["mayChange"] is False
        asked = wanted | {"userId": str(worker.who.user_id)}
        assert data(await desk.get(ACCOUNT, **asked))["adjustments"] == []
        assert (await worker.call("POST", LIST, wanted)).status_code == 403
        assert (await Asker(client, stranger).call("POST", LIST, wanted)).status_code in {403, 404, 422}
        assert (await desk.get(ACCOUNT, **asked | {"projectId": str(crew.tower)})).status_code != 200
