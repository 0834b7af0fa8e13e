"""Whoever proves an address decides how its account is opened. Anybody may have registered it."""

import asyncio
from collections.abc import Callable
from datetime import timedelta
from uuid import UUID

import httpx
import pytest
from chassis.db.statements import select
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing import Inbox, drain, housekeep, published
from contracts.identity.v1 import events_pb2
from identity.tables.user import Registration, User
from sqlalchemy import func

from services.identity.tests.service.test_account import (
    EMAIL,
    NEW_PASSWORD,
    PASSWORD,
    invite,
    login,
    register,
)

STRANGERS = "what the intruder chose"
NewBrowser = Callable[[], httpx.AsyncClient]


async def prove(client: httpx.AsyncClient, token: str, **chosen: str) -> httpx.Response:
    return await client.post("/api/Auth/VerifyEmail", json={"token": token, **chosen})


@pytest.fixture
def stranger(new_browser: NewBrowser) -> httpx.AsyncClient:
    return new_browser()


@pytest.fixture
def phone(new_browser: NewBrowser) -> httpx.AsyncClient:
    return new_browser()


class TestARegistrationOfAStranger:
    @pytest.fixture
    async def mailed(
        self, stranger: httpx.AsyncClient, service: ServiceDefinition, runtime: Runtime, inbox: Inbox
    ) -> str:
        await register(stranger, password=STRANGERS, fullName="Mallory")
        await drain(service, runtime)
        return inbox.token()

    async def test_does_not_choose_the_password_of_who_opens_the_link(
        self, client: httpx.AsyncClient, stranger: httpx.AsyncClient, mailed: str
    ) -> None:
        asked = await prove(client, mailed)
        assert (asked.status_code, asked.json()["data"]["status"]) == (200, "passwordNeeded")
        assert "gw_access" not in client.cookies
        done = await prove(client, mailed, newPassword=PASSWORD, fullName="Mei Lin")
        assert done.status_code == 200, done.text
        assert done.json()["data"]["profile"]["fullName"] == "Mei Lin"
        assert (await login(stranger, STRANGERS)).status_code == 403
        assert (await login(client)).status_code == 200

    async def test_stays_worthless_when_the_stranger_comes_back(
        self, client: httpx.AsyncClient, stranger: httpx.AsyncClient, mailed: str
    ) -> None:
        await prove(client, mailed, newPassword=PASSWORD)
        assert (await register(stranger, password=STRANGERS)).status_code == 202
        assert (await prove(stranger, mailed)).status_code == 400
        assert (await prove(stranger, mailed, newPassword=STRANGERS)).status_code == 400
        assert (await login(stranger, STRANGERS)).status_code == 403
        assert "gw_access" not in stranger.cookies
        assert (await login(client)).status_code == 200

    async def test_gives_way_to_a_password_set_by_mail(
        self,
        client: httpx.AsyncClient,
        stranger: httpx.AsyncClient,
        mailed: str,
        service: ServiceDefinition,
        runtime: Runtime,
        inbox: Inbox,
    ) -> None:
        await client.post("/api/Auth/RequestPasswordReset", json={"email": EMAIL})
        await drain(service, runtime)
        body = {"token": inbox.token(), "newPassword": PASSWORD}
        assert (await client.post("/api/Auth/ResetPassword", json=body)).status_code == 200
        assert (await prove(stranger, mailed)).status_code == 400
        assert (await login(stranger, STRANGERS)).status_code == 403
        assert (await login(client)).status_code == 200

    async def test_gives_way_to_an_invited_person(
        self,
        client: httpx.AsyncClient,
        stranger: httpx.AsyncClient,
        mailed: str,
        runtime: Runtime,
        company_id: UUID,
    ) -> None:
        token = await invite(runtime, company_id, EMAIL)
        seen = await client.post("/api/Invite/GetInvite", json={"token": token})
        assert seen.json()["data"]["hasAccount"] is False
        await register(client, inviteToken=token)
        assert (await login(client)).json()["data"]["profile"]["fullName"] == "Mei Lin"
        assert (await login(stranger, STRANGERS)).status_code == 403
        assert (await prove(stranger, mailed)).status_code == 400

    async def test_tells_whoever_knows_its_password_to_verify_however_often(
        self, stranger: httpx.AsyncClient, mailed: str
    ) -> None:
        assert mailed
        assert [(await login(stranger, STRANGERS)).status_code for _ in range(7)] == [403] * 7

    async def test_opens_nothing_by_itself(self, stranger: httpx.AsyncClient, mailed: str) -> None:
        assert mailed
        assert (await login(stranger, STRANGERS)).status_code == 403
        assert "gw_access" not in stranger.cookies
        assert (await stranger.get("/api/Auth/GetSecondFactors")).status_code == 401
        body = {"password": STRANGERS}
        for call in ("BeginTotp", "BeginPasskey", "CreateRecoveryCodes"):
            assert (await stranger.post(f"/api/Auth/{call}", json=body)).status_code == 401


class TestAnAddressRegisteredTwice:
    @pytest.mark.parametrize("last", ["stranger", "owner"])
    async def test_is_one_click_for_its_owner_in_the_browser_that_registered(
        self,
        client: httpx.AsyncClient,
        stranger: httpx.AsyncClient,
        service: ServiceDefinition,
        runtime: Runtime,
        inbox: Inbox,
        last: str,
    ) -> None:
        for who in ("owner", "stranger") if last == "stranger" else ("stranger", "owner"):
            if who == "owner":
                await register(client)
            else:
                await register(stranger, password=STRANGERS, fullName="Mallory")
            await drain(service, runtime)
        done = await prove(client, inbox.token())
        assert done.json()["data"]["profile"]["fullName"] == "Mei Lin"
        assert (await login(stranger, STRANGERS)).status_code == 403
        assert (await login(client)).status_code == 200

    async def test_in_one_browser_keeps_what_was_typed_last(
        self, client: httpx.AsyncClient, service: ServiceDefinition, runtime: Runtime, inbox: Inbox
    ) -> None:
        for typed in ("a slip of the finger", PASSWORD):
            await register(client, password=typed)
            await drain(service, runtime)
        await prove(client, inbox.token())
        assert (await login(client, "a slip of the finger")).status_code == 401
        assert (await login(client)).status_code == 200

    async def test_many_times_keeps_the_newest_only(self, new_browser: NewBrowser, runtime: Runtime) -> None:
        for number in range(14):
            await register(new_browser(), password=f"gravel orbit lantern {number}")
        async with runtime.database.reading() as uow:
            assert (await uow.execute(select(func.count()).select_from(Registration))).scalar_one() <= 10


class TestTheLinkOnAnotherDevice:
    @pytest.fixture
    async def mailed(
        self, client: httpx.AsyncClient, service: ServiceDefinition, runtime: Runtime, inbox: Inbox
    ) -> str:
        await register(client)
        await drain(service, runtime)
        return inbox.token()

    async def test_asks_for_the_password_and_tells_whose_account_it_is(
        self, phone: httpx.AsyncClient, mailed: str, runtime: Runtime
    ) -> None:
        asked = await prove(phone, mailed)
        assert asked.json()["data"] == {"status": "passwordNeeded", "email": EMAIL, "fullName": "Mei Lin"}
        assert await published(runtime, events_pb2.UserVerified) == []
        done = await prove(phone, mailed, newPassword=NEW_PASSWORD)
        assert done.json()["data"]["profile"]["fullName"] == "Mei Lin"
        assert (await phone.get("/api/User/GetSelfProfile")).status_code == 200

    async def test_then_the_first_browser_signs_in_with_the_chosen_password(
        self, client: httpx.AsyncClient, phone: httpx.AsyncClient, mailed: str
    ) -> None:
        await prove(phone, mailed, newPassword=NEW_PASSWORD)
        assert (await prove(client, mailed)).status_code == 400
        assert (await login(client, NEW_PASSWORD)).status_code == 200
        assert (await login(client)).status_code == 401, "what was chosen at first is forgotten there"

    async def test_leaves_the_link_good_when_the_password_is_refused(
        self, phone: httpx.AsyncClient, mailed: str
    ) -> None:
        weak = await prove(phone, mailed, newPassword="MeiLin2024")
        assert (weak.status_code, weak.json()["data"]["fields"][0]["field"]) == (422, "newPassword")
        assert (await prove(phone, mailed, newPassword=NEW_PASSWORD)).status_code == 200

    async def test_works_once_however_many_press_it(self, phone: httpx.AsyncClient, mailed: str) -> None:
        answers = await asyncio.gather(*(prove(phone, mailed, newPassword=NEW_PASSWORD) for _ in range(5)))
        assert sorted(answer.status_code for answer in answers) == [200, 400, 400, 400, 400]

    @pytest.mark.parametrize("cookie", ["", "x", "A" * 43, "A" * 5000, "é"])
    async def test_is_not_fooled_by_a_made_up_cookie(
        self, phone: httpx.AsyncClient, mailed: str, cookie: str
    ) -> None:
        answer = await phone.post(
            "/api/Auth/VerifyEmail",
            json={"token": mailed},
            headers={b"Cookie": f"gw_registration={cookie}".encode()},
        )
        assert answer.json()["data"]["status"] == "passwordNeeded"


class TestTheCookieOfARegistration:
    async def test_is_out_of_reach_and_tells_nothing(
        self, client: httpx.AsyncClient, phone: httpx.AsyncClient, runtime: Runtime
    ) -> None:
        unknown = await register(client)
        async with runtime.database.unit_of_work() as uow:
            user = (await uow.execute(select(User))).scalar_one()
            user.email_verified_at = user.created_at
        known = await register(phone)
        lines = [answer.headers["set-cookie"].split("=", 1) for answer in (unknown, known)]
        assert [name for name, _ in lines] == ["gw_registration"] * 2
        values, rests = zip(*(line.split(";", 1) for _, line in lines), strict=True)
        assert [len(value) for value in values] == [43, 43]
        assert rests[0] == rests[1]
        assert {"httponly", "samesite=strict", "path=/api/auth"} <= {
            each.strip().lower() for each in rests[0].split(";")
        }

    async def test_serves_everybody_who_registers_in_one_browser(
        self, client: httpx.AsyncClient, service: ServiceDefinition, runtime: Runtime, inbox: Inbox
    ) -> None:
        await register(client)
        await drain(service, runtime)
        first = inbox.token()
        await register(client, email="another@example.test", fullName="Another One")
        await drain(service, runtime)
        done = await prove(client, first)
        assert done.json()["data"]["status"] == "signedIn"

    async def test_and_what_was_chosen_are_kept_for_a_week(
        self, client: httpx.AsyncClient, service: ServiceDefinition, runtime: Runtime, inbox: Inbox
    ) -> None:
        await register(client)
        await drain(service, runtime)
        assert "Max-Age=604800" in (await register(client)).headers["set-cookie"]
        await housekeep(service, runtime)
        async with runtime.database.unit_of_work() as uow:
            kept = (await uow.execute(select(Registration))).scalar_one()
            kept.made_at -= timedelta(days=7, seconds=1)
        await housekeep(service, runtime)
        async with runtime.database.reading() as uow:
            assert (await uow.execute(select(Registration))).first() is None
        assert (await prove(client, inbox.token())).json()["data"]["status"] == "passwordNeeded"
