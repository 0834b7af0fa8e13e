from typing import Any

import httpx
from chassis.db.statements import col
from chassis.runtime import Runtime
from identity.tables.factor import Totp
from pyotp.totp import TOTP
from sqlalchemy import update

EMAIL = "ada@example.test"
PASSWORD = "a long enough secret"
Data = dict[str, Any]


class Caller:
    """A browser at our pages."""

    def __init__(self, client: httpx.AsyncClient) -> None:
        self.client = client

    async def post(self, call: str, **body: Any) -> httpx.Response:
        csrf = {"X-CSRF-Token": self.client.cookies.get("gw_csrf") or ""}
        return await self.client.post(f"/api/Auth/{call}", json=body, headers=csrf)

    async def ok(self, call: str, **body: Any) -> Data:
        answer = await self.post(call, **body)
        assert answer.status_code == 200, answer.text
        return answer.json()["data"]

    async def login(self) -> Data:
        return await self.ok("Login", email=EMAIL, password=PASSWORD)

    async def second_step(self, method: str, **proof: Any) -> httpx.Response:
        challenge = (await self.login())["challengeToken"]
        return await self.post("LoginSecondFactor", challengeToken=challenge, method=method, **proof)

    async def add_totp(self, runtime: Runtime) -> tuple[TOTP, list[str]]:
        begun = await self.ok("BeginTotp", password=PASSWORD)
        app = TOTP(begun["secret"])
        codes = (await self.ok("ConfirmTotp", code=app.now()))["recoveryCodes"]
        await wait_for_next_code(runtime)
        return app, codes

    async def factors(self) -> Data:
        return (await self.client.get("/api/Auth/GetSecondFactors")).json()["data"]


async def wait_for_next_code(runtime: Runtime) -> None:
    """As if the codes accepted so far had been of an earlier half minute."""
    async with runtime.database.unit_of_work() as uow:
        await uow.execute(update(Totp).values(last_counter=col(Totp.last_counter) - 3))
