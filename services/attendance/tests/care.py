"""The calls about photos, hour meters and defects of machines, as somebody makes them."""

import io
from typing import Any
from uuid import uuid4

import httpx
from PIL import ExifTags, Image

from services.attendance.tests.machines import Yard
from services.attendance.tests.phone import data


def photo() -> bytes:
    packed = io.BytesIO()
    Image.new("RGB", (960, 720), "orange").save(packed, "JPEG")
    return packed.getvalue()


def located_photo(kind: str) -> bytes:
    """As a phone takes it: lying on its side, with where that was."""
    told = Image.Exif()
    told[ExifTags.Base.Orientation] = 6
    told[ExifTags.Base.Model] = "Pixel 9"
    told.get_ifd(ExifTags.IFD.GPSInfo).update({1: "N", 2: (1.0, 23.0, 28.0), 3: "E", 4: (103.0, 53.0, 41.0)})
    packed = io.BytesIO()
    Image.new("RGB", (96, 72), "orange").save(packed, kind, exif=told, lossless=True)
    return packed.getvalue()


def must_be_bare(stored: bytes, told: bytes) -> None:
    """The same picture, the same way up, and nothing else."""
    shown, taken = Image.open(io.BytesIO(stored)), Image.open(io.BytesIO(told))
    assert taken.getexif().get_ifd(ExifTags.IFD.GPSInfo)
    assert dict(shown.getexif()) == {ExifTags.Base.Orientation: 6}
    assert b"Pixel" not in stored
    assert shown.tobytes() == taken.tobytes()


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
        self, defect: dict[str, Any], photo_id: str | None = None, content: bytes | None = None
    ) -> httpx.Response:
        ids = {"equipmentDefectId": defect["equipmentDefectId"], "photoId": photo_id or str(uuid4())}
        return await self._sending("UploadEquipmentDefectPhoto", ids, "leak.jpg", content or photo())

    async def state(self, machine: dict[str, Any]) -> int:
        return int(data(await self.getting(machine))["state"])
