"""However much leave somebody has asked for: what is left of it is computed while others are served."""

from datetime import date, timedelta
from typing import Any
from uuid import UUID

import httpx
from attendance.request.service import MOST_WAITING
from attendance.tables.balance import LeaveEntitlement
from attendance.tables.request import AttendanceRequest
from chassis.runtime import Runtime
from chassis.testing.people import COMPANY, Person
from chassis.testing.stalls import MOST_SECONDS, watching_stalls
from identity_client.testing.crew import Crew

from services.attendance.tests.asker import Asker
from services.attendance.tests.phone import data, noon

_PAID, _LONGEST = 3, 180
_TOMORROW = noon(1).date()


class TestACheck:
    async def test_beside_all_the_leave_that_may_wait_lets_others_in(
        self, runtime: Runtime, crew: Crew, client: httpx.AsyncClient, member: Person
    ) -> None:
        crew.book.projects[str(crew.jetty)].member_user_ids.append(str(member.user_id))
        async with runtime.database.unit_of_work() as uow:
            uow.insert(_plenty(member.user_id))
            for number in range(1, MOST_WAITING):
                first = _TOMORROW + timedelta(days=number * _LONGEST)
                uow.insert(_waiting(crew.jetty, member.user_id, first))
        last = _TOMORROW + timedelta(days=1)
        body: dict[str, Any] = {"recordType": _PAID, "firstDate": f"{_TOMORROW}", "lastDate": f"{last}"}
        body["daysOff"], worker = [], Asker(client, member)
        async with watching_stalls() as stalls:
            checked = data(await worker.call("POST", "Clock/CheckLeaveRequest", body))
            asked = await worker.call(
                "POST", "Clock/CreateLeaveRequest", {"projectId": str(crew.jetty), **body}
            )
        assert checked["days"] == 2
        assert checked["after"]["shortDays"] == 0, "all of it was looked at"
        assert asked.status_code == 201, asked.text
        assert stalls.longest < MOST_SECONDS


def _plenty(by: UUID) -> LeaveEntitlement:
    """No leave of later would miss a day, so that each of its days is looked at."""
    return LeaveEntitlement(
        company_id=COMPANY,
        record_type=_PAID,
        from_year=2000,
        year_days=36_600,
        accrual="atOnce",
        most_carried=36_600,
        may_go_below=False,
        updated_by=by,
    )


def _waiting(project_id: UUID, owner: UUID, first: date) -> AttendanceRequest:
    return AttendanceRequest(
        company_id=COMPANY,
        project_id=project_id,
        owner_user_id=owner,
        record_type=_PAID,
        day=first,
        last_day=first + timedelta(days=_LONGEST - 1),
        time_zone="Asia/Singapore",
        intervals=[],
        reason="",
    )
