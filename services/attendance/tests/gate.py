"""The calls of a tablet, and of those who set it up."""

import secrets
from typing import Any
from uuid import UUID, uuid4

import httpx
from attendance.kiosk.repo import WITHIN
from attendance.tables.kiosk import Kiosk, KioskPin
from chassis.clock import now
from chassis.runtime import Runtime
from chassis.testing.people import Person
from sqlalchemy import update

from services.attendance.tests.phone import Phone, data

PIN = "4812"


class Tablet:
    """Nobody is signed in on it."""

    def __init__(self, client: httpx.AsyncClient) -> None:
        self._client = client
        self.token = secrets.token_urlsafe(32)

    async def call(self, name: str, **body: Any) -> httpx.Response:
        return await self._client.post(f"/api/Kiosk/{name}", json={"token": self.token, **body})

    async def pair(self, code: str) -> httpx.Response:
        return await self.call("PairKiosk", code=code)

    async def standing(self) -> httpx.Response:
        return await self.call("GetKioskStanding")

    async def identify(self, who: Person, pin: str = PIN) -> httpx.Response:
        return await self.call("IdentifyAtKiosk", userId=str(who.user_id), pin=pin)

    async def press(self, who: Person, check: int, pin: str = PIN, **more: Any) -> httpx.Response:
        made = {"punchId": str(uuid4()), "checkType": check, "deviceTime": now().isoformat(), **more}
        return await self.call("CreateKioskPunch", userId=str(who.user_id), pin=pin, **made)


class Office(Phone):
    async def add(self, project: UUID, name: str = "Gate 1") -> httpx.Response:
        return await self.call("POST", "Kiosk/CreateKiosk", {"projectId": str(project), "name": name})

    async def kiosks(self, **wanted: str) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = data(await self.get("Kiosk/QueryKiosks", **wanted))["data"]
        return found

    async def revoke(self, kiosk_id: str) -> httpx.Response:
        return await self.call("PUT", "Kiosk/RevokeKiosk", {"kioskId": kiosk_id})

    async def recode(self, kiosk_id: str) -> httpx.Response:
        return await self.call("PUT", "Kiosk/ReplaceKioskCode", {"kioskId": kiosk_id})

    async def give(self, project: UUID, who: Person) -> httpx.Response:
        body = {"projectId": str(project), "userId": str(who.user_id)}
        return await self.call("PUT", "Kiosk/GiveKioskPin", body)


async def choose(client: httpx.AsyncClient, who: Person, pin: str = PIN) -> httpx.Response:
    return await Phone(client, who).call("PUT", "Kiosk/SetOwnKioskPin", {"pin": pin})


async def have_waited(runtime: Runtime) -> None:
    """A quarter of an hour and more."""
    async with runtime.database.unit_of_work() as uow:
        for kind in (Kiosk, KioskPin):
            await uow.execute(update(kind).values(tries_since=now() - 2 * WITHIN))
