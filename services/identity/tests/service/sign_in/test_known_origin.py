"""A lock-out slows the guesser down, never the owner who comes from a known device or network."""

import asyncio
from collections.abc import Callable

import httpx
import pytest
from chassis.clock import now
from chassis.db.statements import select
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing import Inbox, drain, housekeep
from identity.tables.session import KnownOrigin
from identity.user import service as users
from identity.user.passwords import Passwords
from sqlalchemy import update

from services.identity.tests.service.sign_in.steps import PASSWORD, csrf_of, login

NewBrowser = Callable[[], httpx.AsyncClient]

HOME = "203.0.113.9"
OFFICE = "198.51.100.7"
NEW_PASSWORD = "scaffold after lunch"


def at(ip: str) -> dict[str, str]:
    return {"X-Forwarded-For": ip}


async def guess(browser: httpx.AsyncClient, ips: list[str], email: str = "ada@example.test") -> list[int]:
    """Wrong passwords, one after the other from each address."""
    return [(await login(browser, email, "a wrong guess", **at(ip))).status_code for ip in ips]


async def attack(browser: httpx.AsyncClient, first: int = 0) -> None:
    """As much as an account takes: 50 wrong passwords, five each from ten networks."""
    ips = [f"192.0.2.{number}" for number in range(first, first + 10) for _ in range(5)]
    statuses = await guess(browser, ips)
    assert statuses == [401] * 50


@pytest.fixture
def guesser(new_browser: NewBrowser) -> httpx.AsyncClient:
    return new_browser()


@pytest.fixture
def elsewhere(new_browser: NewBrowser) -> httpx.AsyncClient:
    """A browser that has no cookie of ours."""
    return new_browser()


@pytest.mark.usefixtures("ada")
class TestTheOwner:
    async def test_on_a_known_device_is_let_in_from_anywhere(
        self, client: httpx.AsyncClient, guesser: httpx.AsyncClient
    ) -> None:
        await login(client, **at(HOME))
        await attack(guesser)
        assert (await login(client, **at("233.252.0.1"))).status_code == 200

    async def test_in_a_known_network_is_let_in_with_any_device(
        self, client: httpx.AsyncClient, guesser: httpx.AsyncClient, elsewhere: httpx.AsyncClient
    ) -> None:
        await login(client, **at(HOME))
        await attack(guesser)
        assert (await login(elsewhere, **at(HOME))).status_code == 200

    async def test_who_is_known_by_nothing_waits(
        self, client: httpx.AsyncClient, guesser: httpx.AsyncClient, elsewhere: httpx.AsyncClient
    ) -> None:
        await login(client, **at(HOME))
        await attack(guesser)
        refused = await login(elsewhere, **at("233.252.0.1"))
        assert (refused.status_code, refused.headers["retry-after"]) == (429, "30")

    async def test_is_let_in_where_the_guesser_sits_too(
        self, client: httpx.AsyncClient, guesser: httpx.AsyncClient
    ) -> None:
        await login(client, **at(OFFICE))
        assert await guess(guesser, [OFFICE] * 6) == [401] * 5 + [429]
        assert (await login(client, **at(OFFICE))).status_code == 200

    async def test_is_not_locked_out_of_an_office_by_guesses_at_other_names(
        self, client: httpx.AsyncClient, guesser: httpx.AsyncClient, elsewhere: httpx.AsyncClient
    ) -> None:
        await login(client, **at(OFFICE))
        for number in range(25):
            await guess(guesser, [OFFICE] * 4, f"{number}@example.test")
        assert (await login(elsewhere, **at(OFFICE))).status_code == 200
        assert await guess(guesser, [OFFICE], "one-more@example.test") == [429]

    async def test_who_mistypes_waits_on_that_device_only(
        self, client: httpx.AsyncClient, elsewhere: httpx.AsyncClient
    ) -> None:
        await login(client, **at(HOME))
        assert await guess(client, [HOME] * 11) == [401] * 10 + [429]
        assert (await login(elsewhere, **at(HOME))).status_code == 200

    async def test_gets_in_by_a_new_password_and_then_is_known(
        self,
        client: httpx.AsyncClient,
        guesser: httpx.AsyncClient,
        service: ServiceDefinition,
        runtime: Runtime,
        inbox: Inbox,
    ) -> None:
        await attack(guesser)
        assert (await login(client)).status_code == 429
        await client.post("/api/Auth/RequestPasswordReset", json={"email": "ada@example.test"})
        await drain(service, runtime)
        body = {"token": inbox.token(), "newPassword": NEW_PASSWORD}
        assert (await client.post("/api/Auth/ResetPassword", json=body)).status_code == 200
        await attack(guesser, first=20)
        assert (await login(client, password=NEW_PASSWORD, **at("233.252.0.1"))).status_code == 200


@pytest.mark.usefixtures("ada")
class TestTheGuesser:
    async def test_of_one_ipv6_household_is_one(
        self, guesser: httpx.AsyncClient, elsewhere: httpx.AsyncClient
    ) -> None:
        ips = [f"2001:db8:1:2::{number:x}" for number in range(1, 11) for _ in range(5)]
        assert await guess(guesser, ips) == [401] * 5 + [429] * 45
        assert (await login(elsewhere, **at("2001:db8:9:9::1"))).status_code == 200

    async def test_with_the_device_of_another_user_is_a_stranger(
        self, client: httpx.AsyncClient, guesser: httpx.AsyncClient, runtime: Runtime
    ) -> None:
        async with runtime.database.unit_of_work() as uow:
            await users.create_verified_user(
                uow,
                runtime.of(Passwords),
                email="mallory@example.test",
                full_name="Mallory",
                password=PASSWORD,
            )
        await login(client, **at(HOME))
        assert (await login(guesser, "mallory@example.test", **at(OFFICE))).status_code == 200
        await attack(guesser)
        assert (await login(guesser, **at("233.252.0.1"))).status_code == 429

    @pytest.mark.parametrize("cookie", ["", "x", "A" * 43, "A" * 5000, "é"])
    async def test_with_a_made_up_device_is_a_stranger(self, guesser: httpx.AsyncClient, cookie: str) -> None:
        await attack(guesser)
        answer = await guesser.post(
            "/api/Auth/Login",
            json={"email": "ada@example.test", "password": PASSWORD},
            headers={b"Cookie": f"gw_device={cookie}".encode(), b"X-Forwarded-For": b"233.252.0.1"},
        )
        assert answer.status_code == 429

    async def test_at_once_counts_as_many(
        self, client: httpx.AsyncClient, guesser: httpx.AsyncClient
    ) -> None:
        await login(client, **at(HOME))
        gate = asyncio.Semaphore(
            20
        )  # as many as are looked at at once; more would only wait, and be sent away

        async def wrong(browser: httpx.AsyncClient, ip: str) -> int:
            async with gate:
                return (await login(browser, password="a wrong guess", **at(ip))).status_code

        statuses = await asyncio.gather(
            *(wrong(guesser, f"192.0.2.{number}") for number in range(100)),
            *(wrong(client, HOME) for _ in range(20)),
        )
        assert sorted(statuses[:100]) == [401] * 50 + [429] * 50
        assert sorted(statuses[100:]) == [401] * 10 + [429] * 10

    async def test_in_the_owners_network_learns_nothing_of_who_is_known_there(
        self, client: httpx.AsyncClient, guesser: httpx.AsyncClient
    ) -> None:
        """Its limit is reached: a wrong password is answered alike, whosever it is."""
        await login(client, **at(OFFICE))
        for number in range(25):
            await guess(guesser, [OFFICE] * 4, f"{number}@example.test")
        known, unknown = [
            await login(guesser, email, "a wrong guess", **at(OFFICE))
            for email in ("ada@example.test", "nobody@example.test")
        ]
        assert (known.status_code, unknown.status_code) == (429, 429)
        assert known.json() == unknown.json()
        assert known.headers["retry-after"] == unknown.headers["retry-after"]


@pytest.mark.usefixtures("ada")
class TestAKnownDevice:
    async def test_has_a_new_secret_after_each_sign_in(
        self, client: httpx.AsyncClient, guesser: httpx.AsyncClient, new_browser: NewBrowser
    ) -> None:
        await login(client, **at(HOME))
        old = client.cookies["gw_device"]
        await login(client, **at(HOME))
        assert client.cookies["gw_device"] != old
        await attack(guesser)
        thief = new_browser()
        thief.cookies.set("gw_device", old, domain="groundwork.test", path="/api/Auth")
        assert (await login(thief, **at("233.252.0.1"))).status_code == 429
        assert (await login(client, **at("233.252.0.1"))).status_code == 200

    async def test_serves_everybody_who_signs_in_on_it(
        self, client: httpx.AsyncClient, guesser: httpx.AsyncClient, runtime: Runtime
    ) -> None:
        async with runtime.database.unit_of_work() as uow:
            await users.create_verified_user(
                uow, runtime.of(Passwords), email="mei@example.test", full_name="Mei Lin", password=PASSWORD
            )
        await login(client, **at(HOME))
        await login(client, "mei@example.test", **at(HOME))
        await attack(guesser)
        assert (await login(client, **at("233.252.0.1"))).status_code == 200

    async def test_is_kept_where_no_script_reads_it_and_only_as_a_hash(
        self, client: httpx.AsyncClient, runtime: Runtime
    ) -> None:
        lines = (await login(client)).headers.get_list("set-cookie")
        [line] = [each for each in lines if "gw_device" in each]
        assert {"httponly", "samesite=strict", "path=/api/auth"} <= {
            each.strip().lower() for each in line.split(";")
        }
        async with runtime.database.reading() as uow:
            kept = (await uow.execute(select(KnownOrigin.digest))).scalars().all()
        assert len(kept) == 2
        assert client.cookies["gw_device"].encode() not in kept

    async def test_is_forgotten_in_time(
        self,
        client: httpx.AsyncClient,
        guesser: httpx.AsyncClient,
        service: ServiceDefinition,
        runtime: Runtime,
    ) -> None:
        await login(client, **at(HOME))
        async with runtime.database.unit_of_work() as uow:
            await uow.execute(update(KnownOrigin).values(expires_at=now()))
        await attack(guesser)
        assert (await login(client, **at(HOME))).status_code == 429
        await housekeep(service, runtime)
        async with runtime.database.reading() as uow:
            assert (await uow.execute(select(KnownOrigin))).first() is None

    @pytest.mark.parametrize("by", ["reset", "change", "everywhere", "this-one"])
    async def test_is_unknown_again_once_it_is_signed_out_from_afar(
        self,
        client: httpx.AsyncClient,
        new_browser: NewBrowser,
        guesser: httpx.AsyncClient,
        service: ServiceDefinition,
        runtime: Runtime,
        inbox: Inbox,
        by: str,
    ) -> None:
        lost = new_browser()
        await login(lost, **at("192.0.2.200"))
        await login(client, **at(HOME))
        password = PASSWORD
        match by:
            case "reset":
                await client.post("/api/Auth/RequestPasswordReset", json={"email": "ada@example.test"})
                await drain(service, runtime)
                password = NEW_PASSWORD
                body = {"token": inbox.token(), "newPassword": password}
                done = await client.post("/api/Auth/ResetPassword", json=body)
            case "change":
                password = NEW_PASSWORD
                body = {"currentPassword": PASSWORD, "newPassword": password}
                done = await client.post("/api/Auth/ChangePassword", json=body, headers=csrf_of(client))
            case "everywhere":
                done = await client.post("/api/Auth/RevokeOtherSessions", headers=csrf_of(client))
            case _:
                shown = (await client.get("/api/Auth/GetSessions")).json()["data"]
                [other] = [each["sessionId"] for each in shown if not each["isCurrent"]]
                done = await client.post(
                    "/api/Auth/RevokeSession", json={"sessionId": other}, headers=csrf_of(client)
                )
        assert done.status_code == 200, done.text
        await attack(guesser)
        assert (await login(lost, password=password, **at("192.0.2.200"))).status_code == 429
        assert (await login(client, password=password, **at("233.252.0.1"))).status_code == 200

    async def test_stays_known_when_its_owner_signs_out_on_it(
        self, client: httpx.AsyncClient, guesser: httpx.AsyncClient
    ) -> None:
        await login(client, **at(HOME))
        await client.post("/api/Auth/Logout", headers=csrf_of(client))
        await attack(guesser)
        assert (await login(client, **at("233.252.0.1"))).status_code == 200
