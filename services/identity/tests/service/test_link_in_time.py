"""A mailed link works at the moment its mail arrives: whoever is quick must not be told that it is wrong."""

from collections.abc import Awaitable, Callable
from typing import Any

import httpx
import pytest
from chassis.access import Role
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing import Inbox, SignIn, drain
from identity.user import service as users
from identity.user.passwords import Passwords

EMAIL = "mei@example.test"
PASSWORD = "concrete before noon"

Pressed = list[httpx.Response]


@pytest.fixture
def pressed_on_arrival(client: httpx.AsyncClient, inbox: Inbox, monkeypatch: pytest.MonkeyPatch) -> Pressed:
    """The answers to links that are followed before the mail server has even said that it took the mail."""
    calls: dict[str, Callable[[str], Awaitable[httpx.Response]]] = {
        "/verify-email": lambda token: client.post("/api/Auth/VerifyEmail", json={"token": token}),
        "/reset-password": lambda token: client.post(
            "/api/Auth/ResetPassword", json={"token": token, "newPassword": "scaffold after lunch"}
        ),
        "/accept-invite": lambda token: client.post("/api/Invite/GetInvite", json={"token": token}),
    }
    pressed: Pressed = []
    keep = inbox.handle_DATA

    async def press(*taken: Any) -> str:
        said = await keep(*taken)
        pressed.extend([await call(inbox.token()) for page, call in calls.items() if page in inbox.text()])
        return said

    monkeypatch.setattr(inbox, "handle_DATA", press)
    return pressed


async def test_that_proves_an_address(
    client: httpx.AsyncClient, service: ServiceDefinition, runtime: Runtime, pressed_on_arrival: Pressed
) -> None:
    body = {"email": EMAIL, "fullName": "Mei Lin", "password": PASSWORD}
    await client.post("/api/Auth/Register", json=body)
    await drain(service, runtime)
    assert [answer.status_code for answer in pressed_on_arrival] == [200]


async def test_that_sets_a_new_password(
    client: httpx.AsyncClient, service: ServiceDefinition, runtime: Runtime, pressed_on_arrival: Pressed
) -> None:
    async with runtime.database.unit_of_work() as uow:
        await users.create_verified_user(
            uow, runtime.of(Passwords), email=EMAIL, full_name="Mei Lin", password=PASSWORD
        )
    await client.post("/api/Auth/RequestPasswordReset", json={"email": EMAIL})
    await drain(service, runtime)
    assert [answer.status_code for answer in pressed_on_arrival] == [200]


async def test_that_invites(
    client: httpx.AsyncClient,
    service: ServiceDefinition,
    runtime: Runtime,
    sign_in: SignIn,
    pressed_on_arrival: Pressed,
) -> None:
    await client.post("/api/Invite/InviteMember", json={"email": EMAIL}, headers=await sign_in(Role.ADMIN))
    await drain(service, runtime)
    assert [answer.status_code for answer in pressed_on_arrival] == [200]
