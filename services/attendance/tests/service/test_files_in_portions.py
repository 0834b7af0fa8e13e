"""Files of hours and pay are read some people at a time: the same bytes as in one go, nobody twice or lost,
and a large company holds up no small one."""

import asyncio
import csv
import io
from collections.abc import Collection
from datetime import UTC, date, datetime, timedelta
from typing import Any
from uuid import UUID

import httpx
import pytest
from attendance.pay.kept import written
from attendance.pay.lines import PayKind, PayLine
from attendance.payroll import reading
from attendance.payroll.repo import PayrollRepo
from attendance.sheet import csv_export
from attendance.sheet.days import SheetDay
from attendance.sheet.export_repo import ExportRepo
from attendance.tables.sheet import PeriodSheet
from chassis.access import Role
from chassis.ids import new_id
from chassis.runtime import Runtime
from chassis.testing.people import COMPANY
from identity_client.testing.crew import Crew

from services.attendance.tests.asker import Asker
from services.attendance.tests.phone import data

_FIRST = date(2026, 8, 3)
_DAYS = [_FIRST + timedelta(days=each) for each in range(5)]
_DATES = {"firstDate": str(_DAYS[0]), "lastDate": str(_DAYS[-1])}
_PEOPLE = 12
PAY, HOURS = "TimeSheet/ExportPayroll", "TimeSheet/ExportHours"


def sheet(owner: UUID, project_id: UUID, company_id: UUID = COMPANY) -> PeriodSheet:
    lines = [PayLine(day, project_id, PayKind.REGULAR, "", 100) for day in _DAYS]
    return PeriodSheet(
        company_id=company_id,
        project_id=project_id,
        owner_user_id=owner,
        first_day=_DAYS[0],
        last_day=_DAYS[-1],
        status=2,
        days=[SheetDay(day, 6000, 60, 0, 0, ()).written() for day in _DAYS],
        worked_seconds=6000 * len(_DAYS),
        credited_seconds=0,
        pay_lines=[*map(written, lines)],
        approved_at=datetime(2026, 10, 5, tzinfo=UTC),
    )


async def approved(runtime: Runtime, *sheets: PeriodSheet) -> None:
    async with runtime.database.unit_of_work() as uow:
        for each in sheets:
            uow.insert(each)


def people(file: httpx.Response) -> list[str]:
    """In the order of the file, each as often as their rows are interrupted by somebody else's."""
    assert file.is_success, file.text
    names = [row[0] for row in csv.reader(io.StringIO(file.content.decode("utf-8-sig")))][1:]
    found = [each for at, each in enumerate(names) if at == 0 or names[at - 1] != each]
    return [each for each in found if each not in ("", "total")]


@pytest.fixture
async def owners(runtime: Runtime, crew: Crew) -> list[UUID]:
    """In the order of their names, which is not that of their ids; half of them in two projects."""
    made = sorted((new_id() for _ in range(_PEOPLE)), reverse=True)
    for at, each in enumerate(made):
        crew.book.add_user(each, f"Worker {at:02}", company_id=COMPANY, role=Role.MEMBER)
    await approved(runtime, *(sheet(each, crew.jetty) for each in made))
    await approved(runtime, *(sheet(each, crew.tower) for each in made[::2]))
    return made


@pytest.fixture
def office(client: httpx.AsyncClient, crew: Crew) -> Asker:
    return Asker(client, crew.person("Ng Wei", Role.ADMIN, manages=(crew.jetty, crew.tower)))


def in_small_ones(monkeypatch: pytest.MonkeyPatch, most: int = 3) -> None:
    monkeypatch.setattr(reading, "SHEETS_A_PORTION", most)
    monkeypatch.setattr(csv_export, "ROWS_A_PORTION", most)


class TestPortions:
    @pytest.mark.parametrize("path", [PAY, HOURS])
    @pytest.mark.parametrize("kind", ["csv", "xlsx"])
    async def test_make_the_bytes_that_one_makes(
        self, owners: list[UUID], office: Asker, monkeypatch: pytest.MonkeyPatch, path: str, kind: str
    ) -> None:
        whole = await office.get(path, **_DATES, format=kind)
        in_small_ones(monkeypatch)
        assert (await office.get(path, **_DATES, format=kind)).content == whole.content
        if kind == "csv":
            assert people(whole) == [f"Worker {at:02}" for at in range(_PEOPLE)]
            last = whole.text.rstrip().rpartition("\n")[2]
            sheets = _PEOPLE + _PEOPLE // 2
            assert (f"{sheets * len(_DAYS) * 6000}" if path == HOURS else "150.30") in last

    async def test_are_bounded_and_come_to_the_same_check(
        self, owners: list[UUID], office: Asker, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        whole, asked = data(await office.get("TimeSheet/CheckPayroll", **_DATES)), list[int]()
        read, read_days = PayrollRepo.approved, ExportRepo.approved_of

        async def counted(self: PayrollRepo, actor: Any, sheet_ids: Collection[UUID]) -> Any:
            asked.append(len(sheet_ids))
            return await read(self, actor, sheet_ids)

        async def counted_people(self: ExportRepo, some: Collection[UUID]) -> Any:
            asked.append(len(some))
            return await read_days(self, some)

        monkeypatch.setattr(PayrollRepo, "approved", counted)
        monkeypatch.setattr(ExportRepo, "approved_of", counted_people)
        in_small_ones(monkeypatch)
        assert data(await office.get("TimeSheet/CheckPayroll", **_DATES)) == whole
        for path in (PAY, HOURS):
            assert (await office.get(path, **_DATES)).is_success
        assert max(asked) <= 3
        assert len(asked) >= 3 * _PEOPLE // 3


class TestWhatChangesMeanwhile:
    @pytest.mark.parametrize("path", [PAY, HOURS])
    async def test_has_nobody_in_the_file_twice_and_loses_nobody(
        self,
        runtime: Runtime,
        crew: Crew,
        owners: list[UUID],
        office: Asker,
        monkeypatch: pytest.MonkeyPatch,
        path: str,
    ) -> None:
        in_small_ones(monkeypatch)
        new = new_id()
        crew.book.add_user(new, "Worker 00 again", company_id=COMPANY, role=Role.MEMBER)
        read, read_days = PayrollRepo.approved, ExportRepo.approved_of
        is_done = False

        async def meanwhile() -> None:
            """Somebody's first sheet is approved, and more of two who are in the file."""
            nonlocal is_done
            if not is_done:
                is_done = True
                await approved(
                    runtime,
                    sheet(new, crew.jetty),
                    sheet(owners[1], crew.tower),
                    sheet(owners[-1], crew.tower),
                )

        async def slowly(self: PayrollRepo, actor: Any, sheet_ids: Collection[UUID]) -> Any:
            found = await read(self, actor, sheet_ids)
            await meanwhile()
            return found

        async def days_slowly(self: ExportRepo, some: Collection[UUID]) -> Any:
            found = await read_days(self, some)
            await meanwhile()
            return found

        monkeypatch.setattr(PayrollRepo, "approved", slowly)
        monkeypatch.setattr(ExportRepo, "approved_of", days_slowly)
        found = people(await office.get(path, **_DATES))
        assert is_done
        assert found == [f"Worker {at:02}" for at in range(_PEOPLE)]
        assert len(people(await office.get(path, **_DATES))) == _PEOPLE + 1, "the next file has them"


class TestTurns:
    async def test_a_large_file_holds_up_no_small_one(
        self,
        runtime: Runtime,
        crew: Crew,
        owners: list[UUID],
        office: Asker,
        client: httpx.AsyncClient,
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        elsewhere = new_id()
        site = crew.book.add_project("Dry dock", company_id=elsewhere)
        small = Asker(client, crew.person("Lim", Role.ADMIN, manages=(site,), company_id=elsewhere))
        await approved(runtime, sheet(small.who.user_id, site, elsewhere))
        in_small_ones(monkeypatch, 1)
        read, order = PayrollRepo.approved, list[UUID]()

        async def noted(self: PayrollRepo, actor: Any, sheet_ids: Collection[UUID]) -> Any:
            order.append(actor.company_id)
            if len(order) == 2:
                begun.set()
            return await read(self, actor, sheet_ids)

        begun = asyncio.Event()
        monkeypatch.setattr(PayrollRepo, "approved", noted)
        large = asyncio.create_task(office.get(PAY, **_DATES))
        await begun.wait()
        assert people(await small.get(PAY, **_DATES)) == ["Lim"]
        assert not large.done()
        assert people(await large) == [f"Worker {at:02}" for at in range(_PEOPLE)]
        theirs = [at for at, each in enumerate(order) if each == elsewhere]
        assert len(theirs) == 2
        assert theirs[-1] < len(order) - 2, "between its portions, not behind them"
