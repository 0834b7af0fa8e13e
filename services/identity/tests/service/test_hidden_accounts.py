"""Registering and signing in never tell whether an address has an account, nor whether it was proven."""

from collections.abc import Callable

import httpx
import pytest
from chassis.clock import now
from chassis.db.statements import col
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing import Inbox, drain
from identity.tables.user import User
from identity.user import service as users
from identity.user.passwords import PASSWORD_HASHES, Passwords
from sqlalchemy import update

from services.identity.tests.service.test_account import EMAIL, PASSWORD, login, register

NewBrowser = Callable[[], httpx.AsyncClient]
CHOSEN = "what the intruder chose"


@pytest.fixture
async def mei(runtime: Runtime) -> User:
    async with runtime.database.unit_of_work() as uow:
        return await users.create_verified_user(
            uow, runtime.of(Passwords), email=EMAIL, full_name="Mei Lin", password=PASSWORD
        )


@pytest.fixture
def stranger(new_browser: NewBrowser) -> httpx.AsyncClient:
    return new_browser()


async def sign_in(browser: httpx.AsyncClient, email: str, password: str) -> tuple[int, str]:
    answer = await browser.post("/api/Auth/Login", json={"email": email, "password": password})
    return answer.status_code, answer.json()["message"]


def hashes() -> float:
    [metric] = PASSWORD_HASHES.collect()
    return next(sample.value for sample in metric.samples if sample.name.endswith("_total"))


async def hashes_of_sign_in(browser: httpx.AsyncClient, email: str, password: str) -> float:
    before = hashes()
    await sign_in(browser, email, password)
    return hashes() - before


@pytest.fixture(params=["unknown", "unproven", "proven", "proven later"])
async def address(
    request: pytest.FixtureRequest, runtime: Runtime, mei: User, new_browser: NewBrowser
) -> str:
    """Registered by a stranger later on, it is to look the same whatever it is."""
    match request.param:
        case "unknown":
            return "unknown@example.test"
        case "unproven":
            await register(new_browser(), email="other@example.test", password=PASSWORD)
            return "other@example.test"
        case _:
            return mei.email


class TestABrowserThatRegisteredAnAddress:
    @pytest.fixture
    async def registered(
        self,
        request: pytest.FixtureRequest,
        address: str,
        stranger: httpx.AsyncClient,
        runtime: Runtime,
    ) -> str:
        is_proven_later = request.node.callspec.params["address"] == "proven later"
        if is_proven_later:
            await set_proven(runtime, is_proven=False)
        assert (await register(stranger, email=address, password=CHOSEN)).status_code == 202
        if is_proven_later:
            await set_proven(runtime, is_proven=True)
        return address

    async def test_is_told_to_verify_it(self, stranger: httpx.AsyncClient, registered: str) -> None:
        status, message = await sign_in(stranger, registered, CHOSEN)
        assert (status, "Verify your e-mail first" in message) == (403, True)
        assert "gw_access" not in stranger.cookies

    async def test_gets_the_answer_of_a_wrong_password_for_any_other(
        self, stranger: httpx.AsyncClient, registered: str
    ) -> None:
        status, message = await sign_in(stranger, registered, "a wrong password")
        assert (status, "E-mail or password is wrong" in message) == (401, True)

    async def test_costs_two_comparisons(self, stranger: httpx.AsyncClient, registered: str) -> None:
        assert await hashes_of_sign_in(stranger, registered, CHOSEN) == 2
        assert await hashes_of_sign_in(stranger, registered, "a wrong password") == 2

    async def test_gets_no_guess_more_by_what_it_chose(
        self, stranger: httpx.AsyncClient, registered: str
    ) -> None:
        statuses: list[int] = []
        for _ in range(6):
            await sign_in(stranger, registered, CHOSEN)
            statuses.append((await sign_in(stranger, registered, "a wrong password"))[0])
        assert statuses == [401] * 5 + [429]

    async def test_is_not_told_apart_by_another_browser(
        self, new_browser: NewBrowser, registered: str
    ) -> None:
        elsewhere = new_browser()
        assert (await sign_in(elsewhere, registered, CHOSEN))[0] == 401
        assert await hashes_of_sign_in(elsewhere, registered, CHOSEN) == 1

    async def test_gets_the_same_answers_when_it_asks_again(
        self, stranger: httpx.AsyncClient, registered: str
    ) -> None:
        again = await stranger.post("/api/Auth/ResendVerification", json={"email": registered})
        assert (again.status_code, again.json()["data"]) == (202, {"email": registered})
        assert (await register(stranger, email=registered, password=CHOSEN)).status_code == 202
        assert (await sign_in(stranger, registered, CHOSEN))[0] == 403


async def set_proven(runtime: Runtime, *, is_proven: bool) -> None:
    async with runtime.database.unit_of_work() as uow:
        await uow.execute(
            update(User)
            .where(col(User.email) == EMAIL)
            .values(email_verified_at=now() if is_proven else None)
        )


@pytest.mark.usefixtures("mei")
class TestTheOwner:
    async def test_signs_in_in_a_browser_that_registered_the_address_again(
        self, client: httpx.AsyncClient
    ) -> None:
        await register(client, password=CHOSEN)
        assert (await login(client)).status_code == 200
        assert (await login(client, CHOSEN)).status_code == 401, "what was chosen is forgotten there"

    async def test_who_asks_for_the_link_again_is_mailed_that_the_account_stands(
        self, client: httpx.AsyncClient, service: ServiceDefinition, runtime: Runtime, inbox: Inbox
    ) -> None:
        assert (await client.post("/api/Auth/ResendVerification", json={"email": EMAIL})).status_code == 202
        await drain(service, runtime)
        assert inbox.subjects_to(EMAIL) == ["You already have an account"]
