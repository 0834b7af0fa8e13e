import csv
import io
from datetime import date
from typing import Any

import httpx
import pytest
from chassis.runtime import Runtime
from chassis.testing import published
from chassis.testing.people import Person
from contracts.attendance.v1 import events_pb2
from identity_client.testing.crew import Crew

from services.attendance.tests.asker import APPROVED, Asker
from services.attendance.tests.phone import data
from services.attendance.tests.service.test_leave import PAID, UNPAID, asked, leave
from services.attendance.tests.service.test_pay_rules import setting
from services.attendance.tests.service.test_sheets import DAY, MONDAY, WEEK, approve, day, sheets

GET, SET = "GroupSetting/GetPayrollMapping", "GroupSetting/SetPayrollMapping"
CHECK, EXPORT = "TimeSheet/CheckPayroll", "TimeSheet/ExportPayroll"
LAST = (MONDAY + 6 * DAY).date().isoformat()
COLUMNS = [
    {"field": "date", "heading": "Datum"},
    {"field": "person", "heading": "Wer"},
    {"field": "code", "heading": "Lohnart"},
    {"field": "hours", "heading": "Std"},
    {"field": "minutes", "heading": "Min"},
]
MAPPING = {
    "columns": COLUMNS,
    "codes": [{"kind": "regular", "code": "100"}, {"kind": "overtime", "name": "OT1.5", "code": "210"}],
    "dateForm": "dots",
    "hoursForm": "clock",
    "rowsOf": "day",
    "hasTotals": True,
}


@pytest.fixture
def office(client: httpx.AsyncClient, admin: Person) -> Asker:
    return Asker(client, admin)


@pytest.fixture
async def approved(crew: Crew, office: Asker, worker: Asker, desk: Asker) -> dict[str, Any]:
    """Eight hours of a Monday, of which one is overtime, and five of a Tuesday."""
    await setting(office)
    await worker.work(crew.jetty, *day(MONDAY), *day(MONDAY + DAY, 5))
    (seen,) = await sheets(desk)
    assert (await approve(desk, seen))["approved"] == 1
    return seen


async def mapping_to(who: Asker, mapping: Any = MAPPING, revision: int = 0) -> httpx.Response:
    return await who.call("PUT", SET, {"mapping": mapping, "revision": revision})


async def exporting(who: Asker, **more: str) -> httpx.Response:
    return await who.get(EXPORT, **({"firstDate": WEEK, "lastDate": LAST} | more))


async def checked(who: Asker, **more: str) -> dict[str, Any]:
    answer: dict[str, Any] = data(await who.get(CHECK, **({"firstDate": WEEK, "lastDate": LAST} | more)))
    return answer


def lines(file: httpx.Response) -> list[list[str]]:
    assert file.is_success, file.text
    return [*csv.reader(io.StringIO(file.content.decode("utf-8-sig")))]


class TestTheMapping:
    async def test_is_the_admins_and_nobody_s_save_is_lost(
        self, runtime: Runtime, office: Asker, desk: Asker, worker: Asker
    ) -> None:
        usual = data(await office.get(GET))
        assert (usual["revision"], usual["mapping"]["codes"][0]["code"]) == (0, "REG")
        for who in (desk, worker):
            assert (await who.get(GET)).status_code == 403
            assert (await mapping_to(who)).status_code == 403
        assert data(await mapping_to(office))["revision"] == 1
        assert (await mapping_to(office)).status_code == 409
        assert data(await office.get(GET))["mapping"]["columns"] == COLUMNS
        acts = [each.act.action for each in await published(runtime, events_pb2.ActRecorded)]
        assert acts == ["payroll_mapping.set"]

    @pytest.mark.parametrize(
        "wrong",
        [
            {"columns": COLUMNS[:2]},
            {"columns": []},
            {"codes": [{"kind": "regular", "code": "1"}, {"kind": "regular", "code": "2"}]},
            {"codes": [{"kind": "rounding", "code": "1"}]},
            {"dateForm": "%d"},
            {"columns": [*COLUMNS, {"field": "email", "heading": "\u202ex"}]},
        ],
    )
    async def test_that_makes_no_file_is_refused(self, office: Asker, wrong: dict[str, Any]) -> None:
        assert (await mapping_to(office, {**MAPPING, **wrong})).status_code == 422


class TestTheFile:
    async def test_has_the_company_s_columns_codes_and_forms_and_comes_to_what_was_worked(
        self, approved: dict[str, Any], office: Asker, desk: Asker
    ) -> None:
        await mapping_to(office)
        monday, tuesday = (date.fromisoformat(WEEK), (MONDAY + DAY).date())
        assert lines(await exporting(desk)) == [
            ["Datum", "Wer", "Lohnart", "Std", "Min"],
            [f"{monday:%d.%m.%Y}", "Tan Bo", "100", "7:00", "420"],
            [f"{monday:%d.%m.%Y}", "Tan Bo", "210", "1:00", "60"],
            [f"{tuesday:%d.%m.%Y}", "Tan Bo", "100", "5:00", "300"],
            ["total", "", "100", "12:00", "720"],
            ["total", "", "210", "1:00", "60"],
            ["total", "", "", "13:00", "780"],
        ]

    async def test_is_of_all_days_in_one_line_a_code_where_that_is_wanted(
        self, approved: dict[str, Any], office: Asker, desk: Asker
    ) -> None:
        await mapping_to(office, {**MAPPING, "rowsOf": "all", "hasTotals": False, "hoursForm": "decimal"})
        found = lines(await exporting(desk))[1:]
        assert [each[2:] for each in found] == [["100", "12.00", "720"], ["210", "1.00", "60"]]

    @pytest.mark.parametrize("kind", ["csv", "xlsx"])
    async def test_is_the_same_bytes_again_whatever_came_in_or_was_ruled_since(
        self, crew: Crew, approved: dict[str, Any], office: Asker, desk: Asker, worker: Asker, kind: str
    ) -> None:
        before = await exporting(desk, format=kind)
        await setting(office, {"dailyOvertime": [{"afterMinutes": 60, "name": "X"}]}, revision=1)
        await worker.work(crew.jetty, *day(MONDAY + 2 * DAY, 3))
        after = await exporting(desk, format=kind)
        assert before.is_success
        assert after.content == before.content

    async def test_has_no_line_that_nobody_has_a_code_for(
        self, approved: dict[str, Any], office: Asker, desk: Asker
    ) -> None:
        await mapping_to(office, {**MAPPING, "codes": []})
        refused = await exporting(desk)
        assert (refused.status_code, "regular" in refused.json()["message"]) == (409, True)
        assert (await checked(desk))["withoutCode"] == ["regular"]
        left_out = [{"kind": "regular", "code": ""}]
        await mapping_to(office, {**MAPPING, "codes": left_out}, revision=1)
        assert [each[2] for each in lines(await exporting(desk))[1:]] == ["OT1.5", "OT1.5", ""]
        assert (await checked(desk))["leftOutMinutes"] == 720

    async def test_is_run_by_no_spreadsheet(
        self, approved: dict[str, Any], office: Asker, desk: Asker
    ) -> None:
        await mapping_to(office, {**MAPPING, "codes": [{"kind": "regular", "code": "=1+1"}]})
        assert lines(await exporting(desk))[1][2] == "'=1+1"


class TestACheck:
    async def test_says_what_the_file_holds_and_what_is_missing(
        self, crew: Crew, approved: dict[str, Any], desk: Asker, neighbour: Person, client: httpx.AsyncClient
    ) -> None:
        await desk.work(crew.jetty, *day(MONDAY))
        assert await checked(desk) == {
            "people": 1,
            "peopleWithoutNumber": 0,
            "totals": [{"code": "OT1.5", "minutes": 60}, {"code": "REG", "minutes": 720}],
            "minutes": 780,
            "premiumMinutes": 0,
            "leftOutMinutes": 0,
            "leftOutPremiumMinutes": 0,
            "withoutCode": [],
            "daysNotApproved": 1,
        }
        assert (await checked(desk, lastDate=WEEK))["minutes"] == 480
        other = Asker(client, neighbour)
        assert (await checked(other))["people"] == 0

    async def test_is_of_projects_that_one_manages_alone(
        self,
        client: httpx.AsyncClient,
        approved: dict[str, Any],
        worker: Asker,
        neighbour: Person,
        stranger: Person,
    ) -> None:
        assert (await exporting(worker)).status_code == 403
        for who in (neighbour, stranger):
            asker = Asker(client, who)
            assert len(lines(await exporting(asker))) <= 2, "its head, and a total of nothing"
            assert (await exporting(asker, projectId=approved["projectId"])).status_code in (403, 404, 422)

    @pytest.mark.parametrize("last", ["2020-01-01", "2099-01-01", "nonsense"])
    async def test_of_days_that_are_none_is_refused(self, crew: Crew, desk: Asker, last: str) -> None:
        assert (await exporting(desk, lastDate=last)).status_code == 422


async def test_has_the_leave_that_is_paid_alone(crew: Crew, worker: Asker, desk: Asker) -> None:
    for number, on in ((PAID, MONDAY), (UNPAID, MONDAY + DAY)):
        request = await asked(worker, leave(crew, on.date(), recordType=number))
        data(await desk.replying(request, status=APPROVED))
    (seen,) = await sheets(desk)
    assert (seen["leaveDays"], seen["creditedSeconds"]) == (2, 8 * 3600)
    assert (await approve(desk, seen))["approved"] == 1
    _, *rows = lines(await exporting(desk))
    assert [each[-2:] for each in rows] == [["LEAVE", "8.00"], ["LEAVE", "8.00"], ["", "8.00"]]
