"""Keeping others out of their accounts, guessing who has one, and taking one before its owner comes."""

import statistics
import time
from collections.abc import AsyncGenerator, Generator
from contextlib import asynccontextmanager
from typing import Any
from uuid import uuid4

import httpx
import pytest
from devstack.testing import Stack
from devstack.testing.replica import Replica, second_gateway

from services._devstack.tests.attacks import raw
from services._devstack.tests.attacks.site import Caller, Site, of_northbank

_OFFICE, _HOME = "198.51.100.77", "198.51.100.20"
# As behind the load balancer that k8s/overlays/production describes: it says where a request comes from.
_BEHIND_A_PROXY = {
    "TRAEFIK_ENTRYPOINTS_WEB_FORWARDEDHEADERS_TRUSTEDIPS": "127.0.0.1/32",
}


@pytest.fixture(scope="module")
def production(stack: Stack) -> Generator[Replica]:
    with second_gateway(stack, **_BEHIND_A_PROXY) as gateway:
        yield gateway


@asynccontextmanager
async def _people(url: str) -> AsyncGenerator[httpx.AsyncClient]:
    async with httpx.AsyncClient(base_url=url, timeout=30) as http:
        yield http


async def _try(
    http: httpx.AsyncClient, who: Caller, password: str, address: str, **headers: str
) -> httpx.Response:
    body = {"email": who.email, "password": password}
    answer = await http.post("/api/Auth/Login", json=body, headers={"X-Forwarded-For": address, **headers})
    http.cookies.clear()
    return answer


async def test_one_request_takes_sign_in_from_nobody(site: Site, production: Replica) -> None:
    """A1: limits are the house's, not the caller's."""
    owner, address = await site.attacker(), "203.0.113.10"
    for target in ("/_limit?perMinute=0.000001&burst=9", "/_limit?perMinute=0.000001&burst=9&depth=1"):
        for _ in range(10):
            await raw.get(production.url, target, f"X-Forwarded-For: {address}")
    async with _people(production.url) as http:
        answer = await _try(http, owner, owner.password, address)
    assert answer.status_code == 200, (answer.text, answer.headers.get("Retry-After"))


async def test_everybody_has_their_own_address_behind_a_proxy(site: Site, production: Replica) -> None:
    """A2: what one address tries is counted for that address."""
    owner = await site.attacker()
    async with _people(production.url) as http:
        assert (await _try(http, owner, owner.password, _HOME)).status_code == 200
        guesses = [await _try(http, owner, "guess", "203.0.113.66") for _ in range(6)]
        assert [each.status_code for each in guesses] == [401] * 5 + [429]
        at_office = await _try(http, owner, owner.password, _OFFICE)
    assert at_office.status_code == 200, at_office.text
    sessions = await owner.data("GET", "/api/Auth/GetSessions")
    assert {_HOME, _OFFICE} <= {each["ip"] for each in sessions}


async def test_a_forged_address_before_the_proxys_word_changes_nothing(
    site: Site, production: Replica
) -> None:
    owner = await site.attacker()
    async with _people(production.url) as http:
        guesses = [await _try(http, owner, "guess", f"192.0.2.{number}, 203.0.113.67") for number in range(6)]
        assert guesses[-1].status_code == 429, "a made-up address gave new tries"
        assert (await _try(http, owner, owner.password, "203.0.113.67, 198.51.100.78")).status_code == 200


async def test_nobody_locks_an_owner_out_of_the_browser_they_use(site: Site, stack: Stack) -> None:
    """A11: guesses from many addresses of one household, and then from many households."""
    owner = await site.attacker()
    async with _people(stack.url("identity")) as http:
        first = await http.post(
            "/api/Auth/Login",
            json={"email": owner.email, "password": owner.password},
            headers={"X-Forwarded-For": _HOME},
        )
        browser = {"Cookie": "; ".join(f"{name}={value}" for name, value in first.cookies.items())}
        http.cookies.clear()
        for number in range(60):
            await _try(http, owner, "guess", f"2001:db8:1:2::{number % 12:x}")
        elsewhere = await _try(http, owner, owner.password, _OFFICE)
        assert elsewhere.status_code == 200, f"one household locks the account: {elsewhere.text}"
        for number in range(80):
            await _try(http, owner, "guess", f"2001:db8:{number:x}:2::1")
        at_home = await _try(http, owner, owner.password, _HOME, **browser)
    assert at_home.status_code == 200, at_home.text


_ASKED: dict[str, dict[str, Any]] = {
    "/api/Auth/Login": {"password": "a wrong passphrase"},
    "/api/Auth/Register": {"password": "gravel-orbit-lantern-42", "fullName": "Some Body"},
    "/api/Auth/RequestPasswordReset": {},
    "/api/Auth/ResendVerification": {},
}
_OF_ONE_ANSWER = ("date", "x-request-id")


@pytest.mark.parametrize("path", _ASKED)
async def test_no_answer_tells_whether_somebody_has_an_account(stack: Stack, path: str) -> None:
    answers: list[dict[str, Any]] = []
    async with _people(stack.url("gateway")) as http:
        for email in (of_northbank("tan.ahkow"), f"{uuid4().hex[:9]}@northbank.demo"):
            answer = await http.post(path, json={"email": email, **_ASKED[path]})
            headers = {name: value for name, value in answer.headers.items() if name not in _OF_ONE_ANSWER}
            headers.pop("content-length")
            headers["set-cookie"] = headers.get("set-cookie", "").partition("=")[0]
            answers.append({"status": answer.status_code, "text": answer.text.replace(email, "?"), **headers})
    assert answers[0] == answers[1]


@pytest.mark.long
@pytest.mark.parametrize("path", _ASKED)
async def test_no_answer_tells_it_by_its_time(stack: Stack, path: str) -> None:
    times: dict[bool, list[float]] = {True: [], False: []}
    async with _people(stack.url("identity")) as http:
        for number in range(24):
            for is_known in times:
                email = of_northbank("zhang.wei" if is_known else uuid4().hex[:9])
                begun = time.monotonic()
                await http.post(
                    path,
                    json={"email": email, **_ASKED[path]},
                    headers={"X-Forwarded-For": f"192.0.2.{number}"},
                )
                times[is_known].append(time.monotonic() - begun)
    known, unknown = (statistics.median(each) for each in times.values())
    assert 0.6 < known / unknown < 1.6, f"{known * 1000:.0f} ms known, {unknown * 1000:.0f} ms unknown"


async def test_who_registers_anothers_address_does_not_keep_the_account(site: Site) -> None:
    """A9: the owner proves the address; what the stranger chose opens nothing."""
    victim = site.caller(f"{uuid4().hex[:12]}@elsewhere.test")
    chosen = "a passphrase of the stranger 1"
    stranger = site.caller(victim.email, chosen)
    me = {"email": victim.email, "fullName": "Not Me", "password": chosen}
    await stranger.data("POST", "/api/Auth/Register", me)
    token = await site.mailed_token(victim.email, "verify-email")
    # The owner opens the mailed link in their own browser, which knows nothing of the registration.
    await victim.send("POST", "/api/Auth/VerifyEmail", {"token": token})
    again = site.caller(victim.email, chosen)
    me = {"email": victim.email, "password": chosen}
    assert (await again.send("POST", "/api/Auth/Login", me)).status_code in (401, 403)
    own = {"token": token, "newPassword": "gravel-orbit-lantern-42", "fullName": "It Is Me"}
    await victim.data("POST", "/api/Auth/VerifyEmail", own)
    assert (await again.send("POST", "/api/Auth/Login", me)).status_code == 401
    assert (await victim.data("GET", "/api/User/GetSelfProfile"))["fullName"] == "It Is Me"
