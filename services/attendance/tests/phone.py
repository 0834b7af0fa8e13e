"""The calls of the clock and of the timesheets, as somebody makes them."""

from datetime import datetime, timedelta
from typing import Any
from uuid import UUID, uuid4

import httpx
from chassis.clock import now
from chassis.testing.people import COMPANY, Person
from contracts.identity.v1 import identity_pb2
from identity_client.testing.crew import Crew

IN, OUT, BREAK, BACK = 1, 2, 3, 4


class Phone:
    def __init__(self, client: httpx.AsyncClient, who: Person) -> None:
        self._client = client
        self.who = who
        self.device_id = str(uuid4())

    async def sending(
        self, *punches: dict[str, Any], sent_at: datetime | None = None, **more: Any
    ) -> httpx.Response:
        body = {
            "deviceId": self.device_id,
            "sentAt": (sent_at or now()).isoformat(),
            "punches": [*punches],
            **more,
        }
        return await self.call("POST", "Clock/CreatePunches", body)

    async def send(self, *punches: dict[str, Any]) -> list[dict[str, Any]]:
        answer = await self.sending(*punches)
        assert answer.status_code == 201, answer.text
        verdicts: list[dict[str, Any]] = answer.json()["data"]["verdicts"]
        return verdicts

    async def work(self, project: UUID, *presses: tuple[int, datetime]) -> None:
        verdicts = await self.send(*(punch(project, check, at) for check, at in presses))
        assert {each["verdict"] for each in verdicts} == {"stored"}

    async def own(self, **wanted: Any) -> list[dict[str, Any]]:
        return await self._listed("Clock/QuerySelfAttendanceRecordsByFilterReturnViewModel", wanted)

    async def of(self, user_id: UUID, **wanted: Any) -> list[dict[str, Any]]:
        path = "TimeSheet/QueryUserAttendanceRecordsByFilterReturnViewModel"
        return await self._listed(path, {"userId": str(user_id), **wanted})

    async def summary(self, **wanted: Any) -> list[dict[str, Any]]:
        return await self._listed("TimeSheet/QueryTimeSheetManagerSummaryWithPage", wanted)

    async def brief(self) -> dict[str, Any]:
        return data(await self.get("Clock/GetSelfTodayLatestAttendanceRecordBrief"))

    async def detail(self, record: dict[str, Any]) -> httpx.Response:
        asked = {"attendanceRecordId": record["attendanceRecordId"]}
        return await self.get("Clock/GetAttendanceRecordDetail", **asked)

    async def get(self, path: str, **query: str) -> httpx.Response:
        return await self._client.get(f"/api/{path}", params=query, headers=self.who.headers)

    async def call(self, method: str, path: str, body: dict[str, Any]) -> httpx.Response:
        return await self._client.request(method, f"/api/{path}", json=body, headers=self.who.headers)

    async def _listed(self, path: str, wanted: dict[str, Any]) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = data(await self.call("POST", path, wanted))["data"]
        return found


def punch(project: UUID, check: int, at: datetime, **more: Any) -> dict[str, Any]:
    return {
        "punchId": str(uuid4()),
        "projectId": str(project),
        "checkType": check,
        "deviceTime": at.isoformat(),
        **more,
    }


def data(answer: httpx.Response) -> Any:
    assert answer.is_success, answer.text
    return answer.json()["data"]


# Of the day on which the run began: no midnight comes between what a file names at its top and what its tests
# ask for.
_TODAY = now().replace(hour=0, minute=0, second=0, microsecond=0)


def noon(days_ago: int = 2) -> datetime:
    """In Singapore, on a day that is over."""
    return _TODAY - timedelta(days=days_ago) + timedelta(hours=4)


def a_day(days_ago: int = 2) -> tuple[tuple[int, datetime], ...]:
    return (IN, noon(days_ago) - timedelta(hours=4)), (OUT, noon(days_ago) + timedelta(hours=4))


def fence(crew: Crew) -> None:
    crew.book.companies[str(COMPANY)] = identity_pb2.GetCompanyResponse(
        company_id=str(COMPANY), is_geofence_radius_check=True, geofence_radius_meters=100
    )
    project = crew.book.projects[str(crew.jetty)]
    project.latitude, project.longitude = 1.4067, 103.9022
