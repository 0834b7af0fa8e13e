"""Who asks how a day of theirs was, and who answers."""

from datetime import timedelta
from typing import Any

import httpx

from services.attendance.tests.phone import Phone, data, noon

HOUR = timedelta(hours=1)
PENDING, APPROVED, REJECTED = 1, 2, 3


class Asker(Phone):
    async def asking(self, project: Any, **changes: Any) -> httpx.Response:
        worked = {"startsAt": (noon() - 4 * HOUR).isoformat(), "endsAt": (noon() + 4 * HOUR).isoformat()}
        body = {
            "projectId": str(project),
            "date": noon().date().isoformat(),
            "intervals": [worked],
            "reason": "I forgot to check out",
        }
        return await self.call("POST", "Clock/CreateAttendanceRecordRequest", body | changes)

    async def asked(self, **wanted: Any) -> list[dict[str, Any]]:
        path = "Clock/QuerySelfAttendanceRecordRequests"
        found: list[dict[str, Any]] = data(await self.call("POST", path, {"requestStatus": None, **wanted}))[
            "data"
        ]
        return found

    async def waiting(self, **wanted: Any) -> list[dict[str, Any]]:
        path = "TimeSheet/QueryAttendanceRecordRequests"
        found: list[dict[str, Any]] = data(await self.call("POST", path, wanted))["data"]
        return found

    async def replying(self, *requests: dict[str, Any], status: int, reason: str = "") -> httpx.Response:
        names = ("attendanceRecordRequestId", "revision")
        seen = [{name: each[name] for name in names} for each in requests]
        body = {"requests": seen, "status": status, "reason": reason}
        return await self.call("POST", "TimeSheet/ReplyAttendanceRecordRequests", body)
