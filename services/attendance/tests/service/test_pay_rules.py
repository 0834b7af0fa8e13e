from datetime import date, timedelta
from typing import Any

import httpx
import pytest
from attendance.pay.repo import PayRepo
from chassis.clock import now
from chassis.runtime import Runtime
from chassis.testing import published
from chassis.testing.people import COMPANY, Person
from contracts.attendance.v1 import events_pb2
from identity_client.testing.crew import Crew

from services.attendance.tests.asker import Asker
from services.attendance.tests.phone import data
from services.attendance.tests.service.test_sheets import DAY, MONDAY, WEEK, approve, day, opening, sheets

QUERY, SET = "GroupSetting/QueryPayRules", "GroupSetting/SetPayRules"
PREVIEW, WITHDRAW = "GroupSetting/PreviewPayRules", "GroupSetting/WithdrawPayRules"
OVERTIME = {"dailyOvertime": [{"afterMinutes": 420, "name": "OT1.5"}]}
SINCE = date(2026, 1, 1).isoformat()
REGULAR = {"kind": "regular", "name": ""}
OT = {"kind": "overtime", "name": "OT1.5"}


@pytest.fixture
def office(client: httpx.AsyncClient, admin: Person) -> Asker:
    return Asker(client, admin)


async def setting(who: Asker, rules: Any = OVERTIME, **more: Any) -> httpx.Response:
    return await who.call("POST", SET, {"fromDate": SINCE, "rules": rules} | more)


async def listed(who: Asker) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = data(await who.get(QUERY))
    return found


async def previewed(who: Asker, rules: Any = OVERTIME, **more: Any) -> httpx.Response:
    days = {"firstDate": WEEK, "lastDate": (MONDAY + 6 * DAY).date().isoformat()}
    return await who.call("POST", PREVIEW, {"fromDate": SINCE, "rules": rules, **days, **more})


async def paid(who: Asker, sheet: dict[str, Any], **more: str) -> dict[str, Any]:
    wanted = {"projectId": sheet["projectId"], "firstDate": sheet["firstDate"], **more}
    answer: dict[str, Any] = data(
        await who.get("TimeSheet/GetSheetPay", userId=sheet["ownerUserId"], **wanted)
    )
    return answer


def minutes(answer: dict[str, Any]) -> dict[str, int]:
    return {f"{each['date']} {each['kind']}": each["minutes"] for each in answer["lines"]}


@pytest.fixture
async def worked(crew: Crew, worker: Asker, desk: Asker) -> dict[str, Any]:
    """Eight hours of last week's Monday, five of its Tuesday."""
    await worker.work(crew.jetty, *day(MONDAY), *day(MONDAY + DAY, 5))
    (sheet,) = await sheets(desk)
    return sheet


class TestRules:
    async def test_are_set_by_admins_from_a_day_on_and_nobody_s_save_is_lost(
        self, runtime: Runtime, crew: Crew, office: Asker, desk: Asker, worker: Asker
    ) -> None:
        for who in (desk, worker):
            assert (await setting(who)).status_code == 403
            assert (await who.get(QUERY)).status_code == 403
        first = data(await setting(office))
        assert (first["projectId"], first["fromDate"], first["revision"]) == (None, SINCE, 1)
        assert (await setting(office)).status_code == 409, "somebody has set them meanwhile"
        second = data(await setting(office, {**OVERTIME, "holidayName": "H100"}, revision=1))
        assert second["revision"] == 2
        own = data(await setting(office, None, projectId=str(crew.jetty)))
        assert [each["payRulesId"] for each in await listed(office)] == [
            second["payRulesId"],
            own["payRulesId"],
        ]
        acts = [each.act for each in await published(runtime, events_pb2.ActRecorded)]
        assert [each.action for each in acts] == ["pay_rules.set"] * 3
        assert "> 7:00 / 1: OT1.5" in str(acts[0])

    async def test_are_withdrawn_once_and_can_be_set_again(
        self, office: Asker, desk: Asker, client: httpx.AsyncClient, stranger: Person
    ) -> None:
        made = data(await setting(office))
        body = {"payRulesId": made["payRulesId"]}
        assert (await desk.call("POST", WITHDRAW, body)).status_code == 403
        assert (await Asker(client, stranger).call("POST", WITHDRAW, body)).status_code == 404
        assert (await office.call("POST", WITHDRAW, body)).is_success
        assert (await office.call("POST", WITHDRAW, body)).status_code == 404
        assert await listed(office) == []
        assert data(await setting(office))["revision"] == 3

    async def test_are_saved_as_often_as_anybody_likes_but_not_so_many_count_at_once(
        self, office: Asker, runtime: Runtime, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("attendance.pay.service.MOST", 2)
        made = data(await setting(office))
        for revision in range(1, 4):
            made = data(await setting(office, revision=revision))
        async with runtime.database.reading() as uow:
            # Whoever reads them reads no more for each save.
            assert len(await PayRepo(uow).rules_of(COMPANY)) == 1
        assert (await setting(office, fromDate="2026-02-01")).is_success
        assert (await setting(office, fromDate="2026-03-01")).status_code == 409
        assert (await office.call("POST", WITHDRAW, {"payRulesId": made["payRulesId"]})).is_success
        assert (await setting(office, fromDate="2026-03-01")).is_success

    @pytest.mark.parametrize(
        "wrong",
        [
            {"dailyOvertime": [{"afterMinutes": 480, "name": "A"}, {"afterMinutes": 480, "name": "B"}]},
            {"rounding": {"of": "day", "minutes": 0, "direction": "up"}},
            {"night": {"startsAt": "24:00", "endsAt": "06:00", "name": "N"}},
            {"dailyOvertime": [{"afterMinutes": 480, "name": "\u202eA"}]},
            {"everything": True},
        ],
    )
    async def test_that_can_t_be_are_refused(self, office: Asker, wrong: dict[str, Any]) -> None:
        assert (await setting(office, wrong)).status_code == 422
        assert (await previewed(office, wrong)).status_code == 422

    async def test_of_nobody_are_no_company_s(self, office: Asker, crew: Crew) -> None:
        assert (await setting(office, None)).status_code == 422
        assert (await setting(office, projectId="018f0000-0000-7000-8000-000000000000")).status_code == 422


class TestAPreview:
    async def test_says_for_each_what_would_be_paid_otherwise_and_saves_nothing(
        self, worked: dict[str, Any], office: Asker, desk: Asker
    ) -> None:
        found = data(await previewed(office))
        (person,) = found["data"]
        assert (person["person"]["fullName"], found["approvedSheets"]) == ("Tan Bo", 0)
        assert person["effects"] == [
            {**REGULAR, "minutesBefore": 780, "minutesAfter": 720},
            {**OT, "minutesBefore": 0, "minutesAfter": 60},
        ]
        assert await listed(office) == []
        assert minutes(await paid(desk, worked)) == {
            f"{WEEK} regular": 480,
            f"{(MONDAY + DAY).date()} regular": 300,
        }
        assert (await previewed(desk)).status_code == 403

    async def test_calls_leave_by_its_name(self, crew: Crew, worker: Asker, office: Asker) -> None:
        own = {"name": "Sick", "color": "#aa3333", "isPaid": True, "dayMinutes": 450, "needsApproval": False}
        await office.call("POST", "GroupSetting/CreateGroupSettingAttendanceRecordType", own)
        taken = {"projectId": str(crew.jetty), "recordType": 4, "firstDate": WEEK, "lastDate": WEEK}
        assert (await worker.call("POST", "Clock/CreateLeaveRequest", taken)).is_success
        (person,) = data(await previewed(office))["data"]
        assert person["effects"] == [
            {"kind": "leave", "name": "Sick", "minutesBefore": 450, "minutesAfter": 450}
        ]

    async def test_is_of_some_days_at_most(self, office: Asker) -> None:
        for first, last in (("2026-01-01", "2026-12-31"), (WEEK, "2020-01-01")):
            assert (await previewed(office, firstDate=first, lastDate=last)).status_code == 422


class TestASheet:
    async def test_says_what_it_is_paid_and_why(
        self, worked: dict[str, Any], office: Asker, desk: Asker, worker: Asker
    ) -> None:
        await setting(office)
        (seen,) = await sheets(desk)
        assert seen["pay"] == [{**REGULAR, "minutes": 720}, {**OT, "minutes": 60}]
        lines = (await paid(desk, worked))["lines"]
        assert lines[1] == {
            "date": WEEK,
            **OT,
            "minutes": 60,
            "why": "Work beyond 7:00 h of the day, in all projects.",
            "source": f"Rules of the company from {SINCE} on",
        }
        wanted = {"projectId": worked["projectId"], "firstDate": WEEK}
        own = data(await worker.get("Clock/GetSelfSheetPay", **wanted))
        assert own["lines"] == lines

    async def test_is_read_by_nobody_else(
        self,
        client: httpx.AsyncClient,
        worked: dict[str, Any],
        worker: Asker,
        desk: Asker,
        neighbour: Person,
        stranger: Person,
    ) -> None:
        wanted = {"projectId": worked["projectId"], "firstDate": WEEK}
        theirs = {**wanted, "userId": worked["ownerUserId"]}
        assert (await worker.get("TimeSheet/GetSheetPay", **theirs)).status_code == 403
        for who in (neighbour, stranger):
            asker = Asker(client, who)
            assert (await asker.get("TimeSheet/GetSheetPay", **theirs)).status_code == 404
            assert (await asker.get("Clock/GetSelfSheetPay", **wanted)).status_code in (403, 404)
        wrong = {**theirs, "firstDate": (MONDAY + DAY).date().isoformat()}
        assert (await desk.get("TimeSheet/GetSheetPay", **wrong)).status_code == 404

    async def test_keeps_what_it_was_approved_with_and_says_what_differs_now(
        self, crew: Crew, worked: dict[str, Any], office: Asker, desk: Asker, worker: Asker
    ) -> None:
        await setting(office)
        (seen,) = await sheets(desk)
        assert (await approve(desk, seen))["approved"] == 1
        before = await paid(desk, worked)
        assert before["isApproved"] is True
        await setting(office, {"dailyOvertime": [{"afterMinutes": 360, "name": "OT1.5"}]}, revision=1)
        await worker.work(crew.jetty, *day(MONDAY + 2 * DAY, 2))
        assert await previewed(office)  # what is approved is counted
        after = await paid(desk, worked)
        assert after["lines"] == before["lines"]
        assert [
            (each["date"], each["kind"], each["minutesThen"], each["minutesNow"]) for each in after["changes"]
        ] == [
            (WEEK, "overtime", 60, 120),
            (WEEK, "regular", 420, 360),
            ((MONDAY + 2 * DAY).date().isoformat(), "regular", 0, 120),
        ]
        (shown,) = await sheets(desk)
        assert (shown["hasPayChanges"], shown["pay"]) == (
            True,
            [{**REGULAR, "minutes": 720}, {**OT, "minutes": 60}],
        )
        assert data(await previewed(office))["approvedSheets"] == 1
        assert (await opening(desk, shown, "The rules were wrong")).is_success
        opened = await paid(desk, worked)
        assert (opened["isApproved"], opened["changes"]) == (False, [])

    async def test_is_approved_with_the_pay_that_was_seen(
        self, worked: dict[str, Any], office: Asker, desk: Asker
    ) -> None:
        (seen,) = await sheets(desk)
        await setting(office)
        body = {name: seen[name] for name in ("projectId", "firstDate", "workedSeconds", "creditedSeconds")}
        sheet = body | {"userId": seen["ownerUserId"], "payDigest": seen["payDigest"]}
        answer = data(await desk.call("POST", "TimeSheet/ApprovePeriodSheets", {"sheets": [sheet]}))
        assert "rules of hours have changed" in answer["notApproved"][0]["reason"]
        (seen,) = await sheets(desk)
        sheet |= {"payDigest": seen["payDigest"]}
        assert (
            data(await desk.call("POST", "TimeSheet/ApprovePeriodSheets", {"sheets": [sheet]}))["approved"]
            == 1
        )


class TestAsKnownThen:
    async def test_gives_the_same_again_whatever_is_known_by_now(
        self, crew: Crew, worked: dict[str, Any], office: Asker, desk: Asker, worker: Asker
    ) -> None:
        await setting(office)
        holiday = {"date": WEEK, "name": "Feast", "isHalf": False}
        feast = data(await office.call("POST", "GroupSetting/CreateHoliday", holiday))
        then = now().isoformat()
        first = await paid(desk, worked, knownAt=then)
        assert minutes(first) == minutes(await paid(desk, worked))
        rules = {"dailyOvertime": [{"afterMinutes": 60, "name": "X"}], "holidayName": "H100"}
        await setting(office, rules, revision=1)
        await worker.work(crew.jetty, *day(MONDAY + 3 * DAY))
        seen = {"holidayId": feast["holidayId"], "revision": 1}
        await office.call("DELETE", "GroupSetting/DeleteHoliday", seen)
        assert await paid(desk, worked, knownAt=then) == first
        assert minutes(await paid(desk, worked)) != minutes(first)

    async def test_knows_the_holidays_of_then(
        self, worked: dict[str, Any], office: Asker, desk: Asker
    ) -> None:
        await setting(office, {"holidayName": "H100"})
        holiday = {"date": WEEK, "name": "Feast", "isHalf": False}
        feast = data(await office.call("POST", "GroupSetting/CreateHoliday", holiday))
        then = now().isoformat()
        moved = {
            **holiday,
            "date": (MONDAY + 6 * DAY).date().isoformat(),
            "holidayId": feast["holidayId"],
            "revision": 1,
        }
        assert (await office.call("PUT", "GroupSetting/UpdateHoliday", moved)).is_success
        assert minutes(await paid(desk, worked, knownAt=then))[f"{WEEK} holiday"] == 480
        assert f"{WEEK} holiday" not in minutes(await paid(desk, worked))

    async def test_of_a_time_before_anything_was_there_is_nothing(
        self, worked: dict[str, Any], desk: Asker
    ) -> None:
        long_ago = (now() - timedelta(days=300)).isoformat()
        wanted = {"userId": worked["ownerUserId"], "projectId": worked["projectId"], "firstDate": WEEK}
        answer = await desk.get("TimeSheet/GetSheetPay", **wanted, knownAt=long_ago)
        assert answer.status_code == 404
