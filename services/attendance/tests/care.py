"""The calls about photos, hour meters and defects of machines, as somebody makes them."""

import io
from typing import Any
from uuid import uuid4

import httpx
from PIL import Image

from services.attendance.tests.machines import Yard
from services.attendance.tests.phone import data


def photo() -> bytes:
    packed = io.BytesIO()
    Image.new("RGB", (960, 720), "orange").save(packed, "JPEG")
    return packed.getvalue()


class Hand(Yard):
    async def _sending(self, path: str, ids: dict[str, Any], name: str, content: bytes) -> httpx.Response:
        return await self._client.post(
            f"/api/Equipment/{path}", files={"file": (name, content)}, data=ids, headers=self.who.headers
        )

    async def adding_photo(
        self,
        machine: dict[str, Any],
        name: str = "side.jpg",
        content: bytes | None = None,
        photo_id: str | None = None,
    ) -> httpx.Response:
        ids = {"equipmentId": machine["equipmentId"], "photoId": photo_id or str(uuid4())}
        return await self._sending("UploadEquipmentPhoto", ids, name, content or photo())

    async def photos(self, machine: dict[str, Any]) -> dict[str, Any]:
        return data(await self.get("Equipment/GetEquipmentPhotos", equipmentId=machine["equipmentId"]))

    async def reading(
        self, machine: dict[str, Any], hours: float, reason: str = "", reading_id: str | None = None
    ) -> httpx.Response:
        body = {"equipmentId": machine["equipmentId"], "hours": hours, "reason": reason}
        body |= {"meterReadingId": reading_id or str(uuid4())}
        return await self.call("POST", "Equipment/CreateMeterReading", body)

    async def readings(self, machine: dict[str, Any]) -> list[dict[str, Any]]:
        return await self._listed("Equipment/QueryMeterReadings", {"equipmentId": machine["equipmentId"]})

    async def use(self, machine: dict[str, Any]) -> dict[str, Any]:
        return data(await self.get("Equipment/GetEquipmentUse", equipmentId=machine["equipmentId"]))

    async def reporting(self, machine: dict[str, Any], **more: Any) -> httpx.Response:
        body = {"equipmentDefectId": str(uuid4()), "equipmentId": machine["equipmentId"], "title": "Oil leak"}
        return await self.call("POST", "Equipment/CreateEquipmentDefect", body | more)

    async def report(self, machine: dict[str, Any], **more: Any) -> dict[str, Any]:
        return data(await self.reporting(machine, **more))

    async def changing(self, defect: dict[str, Any], **changes: Any) -> httpx.Response:
        body = {"equipmentDefectId": defect["equipmentDefectId"], "revision": defect["revision"]}
        return await self.call("PUT", "Equipment/UpdateEquipmentDefect", body | changes)

    async def defects(self, **wanted: Any) -> list[dict[str, Any]]:
        return await self._listed("Equipment/QueryEquipmentDefects", wanted)

    async def adding_defect_photo(
        self, defect: dict[str, Any], photo_id: str | None = None
    ) -> httpx.Response:
        ids = {"equipmentDefectId": defect["equipmentDefectId"], "photoId": photo_id or str(uuid4())}
        return await self._sending("UploadEquipmentDefectPhoto", ids, "leak.jpg", photo())

    async def state(self, machine: dict[str, Any]) -> int:
        return int(data(await self.getting(machine))["state"])
