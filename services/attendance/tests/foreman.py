"""Who presses for a crew."""

from datetime import datetime
from typing import Any
from uuid import UUID

import httpx
from chassis.clock import now
from chassis.testing.people import Person

from services.attendance.tests.asker import Asker
from services.attendance.tests.phone import punch


class Foreman(Asker):
    async def clocking(self, *punches: dict[str, Any], **more: Any) -> httpx.Response:
        body = {"deviceId": self.device_id, "sentAt": now().isoformat(), "punches": [*punches], **more}
        return await self.call("POST", "TimeSheet/CreateCrewPunches", body)

    async def clock(self, *punches: dict[str, Any]) -> list[dict[str, Any]]:
        answer = await self.clocking(*punches)
        assert answer.status_code == 201, answer.text
        verdicts: list[dict[str, Any]] = answer.json()["data"]["verdicts"]
        assert [each["punchId"] for each in verdicts] == [each["punchId"] for each in punches]
        return verdicts

    async def crew(self, project: UUID, **place: int) -> httpx.Response:
        pages = {name: str(number) for name, number in place.items()}
        return await self.get("TimeSheet/GetCrew", projectId=str(project), **pages)


def of(who: Person, project: UUID, check: int, at: datetime, **more: Any) -> dict[str, Any]:
    return punch(project, check, at, **more) | {"userId": str(who.user_id)}
