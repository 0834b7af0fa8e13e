from datetime import date, timedelta
from typing import Any

import httpx
import pytest
from attendance.pay_period.period_sql import first_day_of
from attendance.pay_period.periods import PayCalendar, PeriodChoice, PeriodKind
from chassis.clock import now
from chassis.runtime import Runtime
from chassis.testing import published
from chassis.testing.people import Person
from contracts.attendance.v1 import events_pb2
from identity_client.testing.crew import Crew
from sqlalchemy import Date, Integer, cast, func, literal_column, select

from services.attendance.tests.asker import Asker
from services.attendance.tests.phone import a_day, data
from services.attendance.tests.service.test_sheets import approve, exported, own_sheets, sheets, signing

QUERY, SET = "GroupSetting/QueryPayPeriods", "GroupSetting/SetPayPeriod"
LONG_AGO = date(2026, 1, 1).isoformat()


@pytest.fixture
def office(client: httpx.AsyncClient, admin: Person) -> Asker:
    return Asker(client, admin)


async def choosing(who: Asker, kind: str, since: str = LONG_AGO, revision: int = 0) -> httpx.Response:
    return await who.call("POST", SET, {"fromDate": since, "kind": kind, "revision": revision})


def last_month() -> tuple[date, date]:
    last = now().date().replace(day=1) - timedelta(days=1)
    return last.replace(day=1), last


class TestAChoice:
    async def test_is_an_admin_s_from_a_day_on_and_no_save_is_lost(
        self, runtime: Runtime, crew: Crew, office: Asker, desk: Asker, worker: Asker
    ) -> None:
        for who in (desk, worker):
            assert (await choosing(who, "monthly")).status_code == 403
            assert (await who.get(QUERY)).status_code == 403
        assert data(await choosing(office, "monthly"))["revision"] == 1
        assert (await choosing(office, "weekly")).status_code == 409
        assert data(await choosing(office, "halfMonthly", revision=1))["revision"] == 2
        assert (await choosing(office, "weekly", "2027-01-01", revision=3)).status_code == 404
        assert (await choosing(office, "yearly", "2027-01-01")).status_code == 422
        found = data(await office.get(QUERY))
        assert found == {
            "choices": [{"fromDate": LONG_AGO, "kind": "halfMonthly", "revision": 2}],
            "freeFrom": None,
        }
        acts = [each.act.action for each in await published(runtime, events_pb2.ActRecorded)]
        assert acts == ["pay_period.chosen"] * 2

    async def test_leaves_what_is_signed_in_its_week(self, crew: Crew, office: Asker, worker: Asker) -> None:
        await worker.work(crew.jetty, *a_day(10))
        (sheet,) = await own_sheets(worker)
        assert (await signing(worker, sheet)).is_success
        refused = await choosing(office, "monthly", sheet["lastDate"])
        assert (refused.status_code, "already" in refused.json()["message"]) == (409, True)
        free = (date.fromisoformat(sheet["lastDate"]) + timedelta(days=1)).isoformat()
        assert data(await office.get(QUERY))["freeFrom"] == free
        assert (await choosing(office, "monthly", free)).is_success
        (after,) = await own_sheets(worker)
        assert (after["firstDate"], after["lastDate"], after["status"]) == (
            sheet["firstDate"],
            sheet["lastDate"],
            1,
        )


class TestAMonth:
    async def test_is_signed_approved_locked_and_in_the_file_as_one(
        self, crew: Crew, office: Asker, worker: Asker, desk: Asker
    ) -> None:
        first, last = last_month()
        ago = [(now().date() - day).days for day in (first + timedelta(days=1), last - timedelta(days=1))]
        await worker.work(crew.jetty, *a_day(ago[0]), *a_day(ago[1]))
        await choosing(office, "monthly")
        (mine,) = await own_sheets(worker)
        assert (mine["firstDate"], mine["lastDate"]) == (first.isoformat(), last.isoformat())
        assert (await signing(worker, mine)).is_success
        (seen,) = await sheets(desk, day=first.isoformat(), status=1)
        assert (seen["workedSeconds"], seen["mayApprove"]) == (2 * 8 * 3600, True)
        assert (await approve(desk, seen))["approved"] == 1
        work = {"startsAt": f"{first}T01:00:00Z", "endsAt": f"{first}T05:00:00Z"}
        assert (await worker.asking(crew.jetty, date=first.isoformat(), intervals=[work])).status_code == 409
        file = (await exported(desk, firstDate=first.isoformat(), lastDate=last.isoformat())).decode()
        assert file.count(',"yes",') == 2


@pytest.mark.parametrize("kind", PeriodKind)
async def test_the_database_says_the_same_first_days(runtime: Runtime, kind: PeriodKind) -> None:
    calendar = PayCalendar(
        [PeriodChoice(date(2026, 2, 11), kind), PeriodChoice(date(2026, 9, 30), PeriodKind.TWO_WEEKLY)]
    )
    starts = literal_column("DATE '2026-01-01'", Date())
    count: Any = func.generate_series(0, 395).table_valued("value").render_derived()
    day = starts.op("+", return_type=Date())(cast(count.c.value, Integer))
    first = first_day_of(calendar, day).label("first_day")
    async with runtime.database.reading() as uow:
        rows = await uow.rows(select(day.label("day"), first).group_by(day, first))
    assert len(rows) == 396
    assert {each.day: each.first_day for each in rows} == {
        each.day: calendar.of(each.day).first for each in rows
    }
