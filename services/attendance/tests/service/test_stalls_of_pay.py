"""Months of many people are computed without anybody else's having to wait for it."""

from datetime import UTC, date, datetime, timedelta
from decimal import Decimal
from typing import Any
from uuid import UUID

import httpx
from attendance.pay.kept import written
from attendance.pay.lines import PayKind, PayLine
from attendance.tables.record import AttendanceRecord
from attendance.tables.sheet import PeriodSheet
from chassis.ids import new_id
from chassis.runtime import Runtime
from chassis.testing.people import COMPANY, Person
from chassis.testing.stalls import MOST_SECONDS, watching_stalls
from identity_client.testing.crew import Crew

from services.attendance.tests.asker import Asker
from services.attendance.tests.phone import data

_FIRST = date(2026, 8, 3)
_DAYS = [_FIRST + timedelta(days=each) for each in range(60)]
_DATES = {"firstDate": str(_DAYS[0]), "lastDate": str(_DAYS[-1])}
_RULES = {
    "rounding": {"of": "inOut", "minutes": 15, "direction": "nearest"},
    "breaks": [{"afterMinutes": 360, "minutes": 45}],
    "dailyOvertime": [{"afterMinutes": 480, "name": "OT1.5"}],
    "night": {"startsAt": "16:00", "endsAt": "06:00", "name": "N"},
}


class TestAPreview:
    async def test_of_a_hundred_people_and_two_months_lets_others_in(
        self, runtime: Runtime, crew: Crew, client: httpx.AsyncClient, admin: Person
    ) -> None:
        owners = [new_id() for _ in range(100)]
        async with runtime.database.unit_of_work() as uow:
            for owner in owners:
                for day in _DAYS:
                    uow.insert(_worked(crew.jetty, owner, day))
                await uow.flush()
        body = {"fromDate": "2026-01-01", "rules": _RULES, "pageCount": 100, **_DATES}
        async with watching_stalls() as stalls:
            found = data(await Asker(client, admin).call("POST", "GroupSetting/PreviewPayRules", body))
        assert len(found["data"]) == 100
        assert found["data"][0]["effects"], "there was something to compute"
        assert stalls.longest < MOST_SECONDS


class TestAFile:
    async def test_of_hundreds_of_sheets_lets_others_in(
        self, runtime: Runtime, crew: Crew, client: httpx.AsyncClient, admin: Person
    ) -> None:
        async with runtime.database.unit_of_work() as uow:
            for _ in range(600):
                uow.insert(_approved(crew.jetty))
                await uow.flush()
        office = Asker(client, admin)
        async with watching_stalls() as stalls:
            check = data(await office.get("TimeSheet/CheckPayroll", **_DATES))
            file = await office.get("TimeSheet/ExportPayroll", **_DATES)
        of_each = 600 * len(_DAYS) * 100
        # Of three lines one is a premium on hours of another.
        assert (check["people"], check["minutes"], check["premiumMinutes"]) == (600, 2 * of_each, of_each)
        # What the column adds up to: each of its rows is of 100 minutes.
        assert file.text.rstrip().rpartition(",")[2] == f"{check['minutes'] // 100 * Decimal('1.67')}"
        assert stalls.longest < MOST_SECONDS


def _worked(project_id: UUID, owner: UUID, day: date) -> AttendanceRecord:
    begins = datetime(day.year, day.month, day.day, tzinfo=UTC)
    span: dict[str, Any] = {
        "startsAt": begins.isoformat(),
        "endsAt": (begins + timedelta(hours=10)).isoformat(),
        "breaks": [],
    }
    return AttendanceRecord(
        company_id=COMPANY,
        project_id=project_id,
        owner_user_id=owner,
        day=day,
        time_zone="Asia/Singapore",
        intervals=[span],
        worked_seconds=36_000,
        break_seconds=0,
        issues=[],
        marks=[],
        punch_ids=[],
    )


def _approved(project_id: UUID) -> PeriodSheet:
    names = ((PayKind.REGULAR, ""), (PayKind.OVERTIME, "OT1.5"), (PayKind.NIGHT, "N"))
    lines = [PayLine(day, project_id, kind, name, 100) for day in _DAYS for kind, name in names]
    return PeriodSheet(
        company_id=COMPANY,
        project_id=project_id,
        owner_user_id=new_id(),
        first_day=_DAYS[0],
        last_day=_DAYS[-1],
        status=2,
        days=[],
        worked_seconds=0,
        credited_seconds=0,
        pay_lines=[*map(written, lines)],
        approved_at=datetime(2026, 10, 5, tzinfo=UTC),
    )
