"""Whoever has the password, or a session, can slow down themselves, not the owner."""

from collections.abc import Callable

import httpx
import pytest
from chassis.runtime import Runtime

from services.identity.tests.service.second_factor.steps import Caller
from services.identity.tests.service.sign_in.steps import PASSWORD, csrf_of, login

NewBrowser = Callable[[], httpx.AsyncClient]

HOME = "203.0.113.9"
NEW_PASSWORD = "scaffold after lunch"


def at(ip: str) -> dict[str, str]:
    return {"X-Forwarded-For": ip}


@pytest.mark.usefixtures("ada")
async def test_who_knows_the_password_can_not_lock_the_second_step_for_its_owner(
    client: httpx.AsyncClient, new_browser: NewBrowser, runtime: Runtime
) -> None:
    thief = new_browser()
    await login(client, **at(HOME))
    app, _ = await Caller(client).add_totp(runtime)

    async def second_step(browser: httpx.AsyncClient, code: str, ip: str) -> httpx.Response:
        needed = (await login(browser, **at(ip))).json()["data"]
        body = {"challengeToken": needed["challengeToken"], "method": "totp", "code": code}
        return await browser.post("/api/Auth/LoginSecondFactor", json=body, headers=at(ip))

    wrong = [(await second_step(thief, "000000", "192.0.2.66")).status_code for _ in range(11)]
    assert wrong == [422] * 10 + [429]
    done = await second_step(client, app.now(), "233.252.0.1")
    assert done.status_code == 200, done.text


@pytest.mark.usefixtures("ada")
async def test_who_holds_a_session_can_not_lock_the_password_of_the_others(
    client: httpx.AsyncClient, new_browser: NewBrowser
) -> None:
    thief = new_browser()
    await login(client)
    await login(thief)
    body = {"currentPassword": "a wrong guess", "newPassword": NEW_PASSWORD}
    tries = [
        (await thief.post("/api/Auth/ChangePassword", json=body, headers=csrf_of(thief))).status_code
        for _ in range(11)
    ]
    assert tries == [422] * 10 + [429]
    right = {"currentPassword": PASSWORD, "newPassword": NEW_PASSWORD}
    changed = await client.post("/api/Auth/ChangePassword", json=right, headers=csrf_of(client))
    assert changed.status_code == 200, changed.text
