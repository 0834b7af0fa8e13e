"""A site office's tablet: several people, and one person doubled, sign in on it at the same moment."""

import asyncio
from collections.abc import Callable
from datetime import timedelta
from uuid import uuid4

import httpx
import pytest
from chassis.access import Origin
from chassis.clock import now
from chassis.runtime import Runtime
from identity.session.known_origins import (
    DEVICE_KNOWN_FOR,
    SignInOrigin,
    forget_origins,
    known_of,
    remember_origin,
)
from identity.tables.session import KnownOrigin
from identity.tables.user import User
from identity.user import service as users
from identity.user.passwords import Passwords
from sqlalchemy import update

from services.identity.tests.service.sign_in.steps import PASSWORD, login

NewBrowser = Callable[[], httpx.AsyncClient]


def at(device: str = "", ip: str = "203.0.113.9") -> SignInOrigin:
    return SignInOrigin(Origin(ip=ip, user_agent="tests"), device)


async def is_known(runtime: Runtime, user: User, device: str) -> bool:
    async with runtime.database.reading() as uow:
        return (await known_of(uow, user.id, at(device))).device is not None


@pytest.fixture
async def crew(runtime: Runtime) -> list[User]:
    async with runtime.database.unit_of_work() as uow:
        return [
            await users.create_verified_user(
                uow,
                runtime.of(Passwords),
                email=f"{name}@example.test",
                full_name=name.title(),
                password=PASSWORD,
            )
            for name in ("ada", "bo", "cem")
        ]


async def sign_in(browser: httpx.AsyncClient, user: User, device: str) -> str:
    """The device's secret from then on."""
    if device:
        browser.cookies.set("gw_device", device, domain="groundwork.test", path="/api/Auth")
    answer = await login(browser, user.email)
    assert answer.status_code == 200, answer.text
    return answer.cookies["gw_device"]


class TestSignInsAtOnceOnOneDevice:
    async def test_leave_it_known_to_everybody_whichever_answer_comes_last(
        self, runtime: Runtime, crew: list[User], new_browser: NewBrowser
    ) -> None:
        device = ""
        for user in crew:
            device = await sign_in(new_browser(), user, device)
        for _ in range(5):
            kept = await asyncio.gather(*(sign_in(new_browser(), user, device) for user in crew))
            for secret in kept:
                assert [await is_known(runtime, user, secret) for user in crew] == [True] * 3
            device = kept[0]

    async def test_of_whom_it_did_not_know_make_it_known_to_all(
        self, runtime: Runtime, crew: list[User], new_browser: NewBrowser
    ) -> None:
        ada, *others = crew
        device = await sign_in(new_browser(), ada, "")
        for secret in await asyncio.gather(*(sign_in(new_browser(), user, device) for user in others)):
            assert [await is_known(runtime, user, secret) for user in crew] == [True] * 3

    async def test_of_one_person_doubled_let_both_in(
        self, runtime: Runtime, crew: list[User], new_browser: NewBrowser
    ) -> None:
        ada, bo, _ = crew
        device = await sign_in(new_browser(), bo, await sign_in(new_browser(), ada, ""))
        for secret in await asyncio.gather(*(sign_in(new_browser(), ada, device) for _ in range(6))):
            assert await is_known(runtime, ada, secret)
            assert await is_known(runtime, bo, secret)

    async def test_end_the_last_secret(
        self, runtime: Runtime, crew: list[User], new_browser: NewBrowser
    ) -> None:
        ada, bo, _ = crew
        device = await sign_in(new_browser(), ada, "")
        await asyncio.gather(*(sign_in(new_browser(), user, device) for user in (ada, bo)))
        assert not await is_known(runtime, ada, device)
        assert not await is_known(runtime, bo, device)


class TestManyDevicesAtOnce:
    async def test_never_wait_for_each_other_in_a_circle(self, runtime: Runtime, crew: list[User]) -> None:
        """Everybody on every device, while origins are pushed out, forgotten and cleared up."""
        devices = ["", "", ""]
        for user in crew:
            await fill_up(runtime, user)
        for _ in range(4):
            for user in crew:
                devices = [await remember(runtime, user, device) for device in devices]

            async def forget(user: User) -> None:
                async with runtime.database.unit_of_work() as uow:
                    await forget_origins(uow, user.id, but=uuid4())

            tried = [remember(runtime, user, device) for user in crew for device in devices]
            await asyncio.gather(*tried, *(forget(user) for user in crew))


async def remember(runtime: Runtime, user: User, device: str) -> str:
    async with runtime.database.unit_of_work() as uow:
        return await remember_origin(uow, user.id, at(device))


async def fill_up(runtime: Runtime, user: User) -> None:
    async with runtime.database.unit_of_work() as uow:
        for number in range(60):
            uow.add(
                KnownOrigin(
                    user_id=user.id,
                    digest=number.to_bytes(32),
                    is_device=True,
                    expires_at=now() + DEVICE_KNOWN_FOR,
                )
            )


class TestWhatIsKnown:
    async def test_of_networks_pushes_out_no_device(self, runtime: Runtime, crew: list[User]) -> None:
        ada = crew[0]
        async with runtime.database.unit_of_work() as uow:
            old = await remember_origin(uow, ada.id, at())
            nearly_over = now() + timedelta(days=1)
            await uow.execute(update(KnownOrigin).values(expires_at=nearly_over))
            device = ""
            for number in range(60):
                device = await remember_origin(uow, ada.id, at(device, ip=f"192.0.2.{number}"))
            assert (await known_of(uow, ada.id, at(old))).device
            assert (await known_of(uow, ada.id, at(ip="192.0.2.0"))).network is None, "fifty are kept"

    async def test_of_devices_pushes_out_no_network(self, runtime: Runtime, crew: list[User]) -> None:
        ada = crew[0]
        async with runtime.database.unit_of_work() as uow:
            first = await remember_origin(uow, ada.id, at(ip="198.51.100.1"))
            for _ in range(60):
                await remember_origin(uow, ada.id, at(ip="198.51.100.2"))
            assert (await known_of(uow, ada.id, at(ip="198.51.100.1"))).network
            assert (await known_of(uow, ada.id, at(first))).device is None, "fifty are kept"
