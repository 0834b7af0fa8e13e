"""The calls of equipment, as somebody makes them."""

from datetime import date, datetime
from typing import Any
from uuid import UUID, uuid4

import httpx
from chassis.clock import now
from chassis.wall_clock import day_at, zone_of

from services.attendance.tests.phone import Phone, data

IN, OUT = 1, 2


def today() -> date:
    """Where the projects are."""
    return day_at(now(), zone_of("Asia/Singapore"))


class Yard(Phone):
    async def creating(self, project: UUID, **changes: Any) -> httpx.Response:
        body = {"projectId": str(project), "name": "Excavator 12", "category": "Earthworks"}
        return await self.call("POST", "Equipment/CreateEquipment", body | changes)

    async def create(self, project: UUID, **changes: Any) -> dict[str, Any]:
        made: dict[str, Any] = data(await self.creating(project, **changes))
        return made

    async def updating(self, machine: dict[str, Any], **changes: Any) -> httpx.Response:
        body = {"equipmentId": machine["equipmentId"], "revision": machine["revision"]}
        return await self.call("PUT", "Equipment/UpdateEquipment", body | changes)

    async def listed(self, **wanted: Any) -> list[dict[str, Any]]:
        found = data(await self.call("POST", "Equipment/QueryEquipmentByPageFilter", wanted))
        rows: list[dict[str, Any]] = found["data"]
        return rows

    async def getting(self, machine: dict[str, Any]) -> httpx.Response:
        return await self.get("Equipment/GetEquipmentDetail", equipmentId=machine["equipmentId"])

    async def records(self, **wanted: Any) -> list[dict[str, Any]]:
        path = "Equipment/QueryEquipmentLocationRecordsByPageFilter"
        found: list[dict[str, Any]] = data(await self.call("POST", path, wanted))["data"]
        return found

    async def importing(self, path: str, project: UUID, table: str | bytes) -> dict[str, Any]:
        answer = await self._client.post(
            f"/api/Equipment/{path}",
            files={"file": ("equipment.csv", table.encode() if isinstance(table, str) else table)},
            data={"projectId": str(project)},
            headers=self.who.headers,
        )
        found: dict[str, Any] = data(answer)
        return found

    async def scanning(
        self, *scans: dict[str, Any], sent_at: datetime | None = None, **more: Any
    ) -> httpx.Response:
        body = {"deviceId": self.device_id, "sentAt": (sent_at or now()).isoformat(), "scans": [*scans]}
        return await self.call("POST", "Equipment/CreateEquipmentScans", body | more)

    async def scan(self, *scans: dict[str, Any]) -> list[dict[str, Any]]:
        verdicts: list[dict[str, Any]] = data(await self.scanning(*scans))["verdicts"]
        return verdicts


def scan(
    code: str, project: UUID, check: int = IN, at: datetime | None = None, **more: Any
) -> dict[str, Any]:
    return {
        "scanId": str(uuid4()),
        "code": code,
        "projectId": str(project),
        "checkType": check,
        "deviceTime": (at or now()).isoformat(),
        **more,
    }
