"""An old password is worth nothing once a new one is set, also for whoever sent it just before."""

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager

import httpx
import pytest
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing import Inbox, drain
from identity.user.passwords import Passwords

from services.identity.tests.service.second_factor.steps import Caller
from services.identity.tests.service.sign_in.steps import PASSWORD, csrf_of, login

NewBrowser = Callable[[], httpx.AsyncClient]
Meanwhile = Callable[[], AbstractAsyncContextManager[None]]
NEW_PASSWORD = "scaffold after lunch"


@pytest.fixture
async def link(
    client: httpx.AsyncClient, service: ServiceDefinition, runtime: Runtime, inbox: Inbox, ada: object
) -> str:
    """Of the mail that lets the owner set a new password."""
    assert ada
    await client.post("/api/Auth/RequestPasswordReset", json={"email": "ada@example.test"})
    await drain(service, runtime)
    return inbox.token()


@pytest.fixture
def meanwhile(monkeypatch: pytest.MonkeyPatch, client: httpx.AsyncClient, link: str) -> Meanwhile:
    """The owner sets a new password between the comparison of the old one and what follows from it."""
    verify = Passwords.verify

    @asynccontextmanager
    async def reset_in_between() -> AsyncGenerator[None]:
        compared, go_on = asyncio.Event(), asyncio.Event()

        async def verify_and_wait(
            self: Passwords, password_hash: str | None, password: str, *, network: str
        ) -> bool:
            is_right = await verify(self, password_hash, password, network=network)
            compared.set()
            await go_on.wait()
            return is_right

        async def reset() -> None:
            await compared.wait()
            body = {"token": link, "newPassword": NEW_PASSWORD}
            done = await client.post("/api/Auth/ResetPassword", json=body)
            assert done.status_code == 200, done.text
            go_on.set()

        with monkeypatch.context() as patched:
            patched.setattr(Passwords, "verify", verify_and_wait)
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(reset())
                yield

    return reset_in_between


async def test_does_not_sign_in(new_browser: NewBrowser, meanwhile: Meanwhile) -> None:
    thief = new_browser()
    async with meanwhile():
        refused = await login(thief)
    assert refused.status_code == 401
    assert "gw_access" not in thief.cookies


async def test_does_not_reach_the_second_step(
    client: httpx.AsyncClient, new_browser: NewBrowser, runtime: Runtime, meanwhile: Meanwhile
) -> None:
    await login(client)
    await Caller(client).add_totp(runtime)
    async with meanwhile():
        refused = await login(new_browser())
    assert refused.status_code == 401


async def test_does_not_set_another_one(
    client: httpx.AsyncClient, new_browser: NewBrowser, meanwhile: Meanwhile
) -> None:
    thief = new_browser()
    await login(thief)
    body = {"currentPassword": PASSWORD, "newPassword": "what the thief wants"}
    async with meanwhile():
        refused = await thief.post("/api/Auth/ChangePassword", json=body, headers=csrf_of(thief))
    assert refused.status_code == 422
    assert (await login(client, password=NEW_PASSWORD)).status_code == 200
