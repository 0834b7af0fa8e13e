"""Tokens that are none, and cookies that another site sends along."""

from datetime import timedelta
from itertools import cycle

import asyncpg
from devstack.testing import Stack
from identity.session.service import GRACE

from services._devstack.tests.attacks.forged import CROSS_SITE, Forger
from services._devstack.tests.attacks.site import Site, operations, writes
from services._devstack.tests.every_service.house import Operation, context_names
from services._devstack.tests.every_service.requests import Seen, build

_SEED = ("identity/signing_key", "ed25519")


def _refusal(operation: Operation) -> int:
    """A guest is known by a header that no other page can send: what a browser holds is nobody there."""
    return 401 if operation.access == "guest" else 403


async def _forger(site: Site) -> Forger:
    owner, stranger = await site.somebody("owner"), await site.attacker()
    company = (await stranger.data("GET", "/api/User/GetSelfProfile"))["currentGroupId"]
    return Forger(owner.cookies["gw_access"], site.stack.site.secrets.get(*_SEED), company)


async def test_no_forged_token_opens_anything(site: Site) -> None:
    """Every token at one call of each service, and every call with one of the tokens."""
    forger = await _forger(site)
    tokens = forger.tokens()
    closed = [each for each in operations() if each.access != "public"]
    first = {
        context: next((each for each in closed if each.context == context), None)
        for context in context_names()
    }
    turns = cycle(tokens)
    tries = [(each, next(turns)) for each in closed]
    tries += [(each, name) for each in first.values() if each for name in tokens]
    problems: list[str] = []
    for operation, name in tries:
        cookie = {"Cookie": f"gw_access={tokens[name]}", "X-CSRF-Token": forger.payload["csrf"]}
        for headers in ({"Authorization": f"Bearer {tokens[name]}"}, cookie):
            answer = await site.http.send(build(site.http, operation, Seen(), headers))
            if answer.status_code != 401:
                problems.append(f"{name} at {operation.name}: {answer.status_code} {answer.text[:120]}")
    assert problems == []
    assert {name for _, name in tries} == set(tokens)


async def test_a_genuine_token_opens_only_companies_of_its_holder(site: Site) -> None:
    forger = await _forger(site)
    victim = await site.somebody("owner")
    company = (await victim.data("GET", "/api/User/GetSelfProfile"))["currentGroupId"]
    stranger = await site.attacker()
    of_stranger = Forger(stranger.cookies["gw_access"], site.stack.site.secrets.get(*_SEED), company)
    elsewhere = forger.genuine({**of_stranger.payload, "gid": company})
    problems: list[str] = []
    for operation in operations():
        if operation.access in ("public", "user"):
            continue
        headers = {"Authorization": f"Bearer {elsewhere}"}
        answer = await site.http.send(build(site.http, operation, Seen(), headers))
        if answer.status_code != _refusal(operation):
            problems.append(f"{operation.name}: {answer.status_code} {answer.text[:120]}")
    assert problems == []


async def test_a_token_of_a_clock_that_is_a_little_ahead_is_good(site: Site) -> None:
    """Pods' clocks differ: who just signed in must not be refused for that (A12)."""
    forger = await _forger(site)
    ahead = forger.genuine(
        {**forger.payload, "iat": forger.payload["iat"] + 3, "exp": forger.payload["exp"] + 3}
    )
    for context in context_names():
        read = next(
            (
                each
                for each in operations()
                if each.context == context and each.method == "GET" and each.access != "public"
            ),
            None,
        )
        if read is not None:
            headers = {"Authorization": f"Bearer {ahead}"}
            answer = await site.http.send(build(site.http, read, Seen(), headers))
            assert answer.status_code != 401, f"{read.name}: {answer.text}"


async def test_no_other_site_makes_a_browser_write(site: Site) -> None:
    victim, other = await site.attacker(), await site.attacker()
    seen, problems, tried = await victim.look_around(), list[str](), 0
    closed = [each for each in writes() if each.access != "public"]
    for operation in closed:
        for name, shape in CROSS_SITE.items():
            request = build(site.http, operation, seen, {})
            headers = {**request.headers, **shape(victim.csrf, other.csrf), **victim.browser}
            answer = await site.http.request(
                operation.method, request.url, content=request.content, headers=headers
            )
            tried += 1
            if answer.status_code != _refusal(operation):
                problems.append(f"{operation.name}, {name}: {answer.status_code} {answer.text[:120]}")
    assert problems == []
    assert tried == len(closed) * len(CROSS_SITE)
    # Nothing was refused for another reason: the same request of our own page comes in.
    ours = {**victim.browser, "X-CSRF-Token": victim.csrf}
    answer = await site.http.post("/api/Team/CreateTeam", json={"name": "Ours"}, headers=ours)
    assert answer.is_success, answer.text


async def test_a_session_is_prolonged_by_our_own_pages_only(site: Site) -> None:
    victim = await site.attacker()
    for headers in ({}, {"X-Requested-With": "XMLHttpRequest"}, {"Origin": "https://evil.example"}):
        answer = await site.http.post("/api/Auth/Refresh", headers={**victim.browser, **headers})
        assert answer.status_code == 403, answer.text


async def test_a_stolen_refresh_token_that_comes_late_ends_the_session(site: Site, stack: Stack) -> None:
    victim = await site.attacker()
    ours, stolen = {"X-Requested-With": "groundwork"}, dict(victim.browser)
    for _ in range(2):
        answer = await site.http.post("/api/Auth/Refresh", headers={**victim.browser, **ours})
        assert answer.is_success, answer.text
        victim.cookies |= dict(answer.cookies)
        site.http.cookies.clear()
    await _let_pass(stack, GRACE)
    late = await site.http.post("/api/Auth/Refresh", headers={**stolen, **ours})
    assert late.status_code == 401, late.text
    site.http.cookies.clear()
    # Whoever of the two is the thief: nobody goes on with it.
    for path in ("/api/User/GetSelfProfile", "/api/Team/QueryTeams"):
        assert (await victim.send("GET", path)).status_code == 401
    again = await site.http.post("/api/Auth/Refresh", headers={**victim.browser, **ours})
    assert again.status_code == 401, again.text


async def _let_pass(stack: Stack, time: timedelta) -> None:
    """For tokens that were used: two tabs may race with one for a moment."""
    connection = await asyncpg.connect(stack.database_url("identity"))
    try:
        await connection.execute("update refresh_token set used_at = used_at - $1::interval", time * 2)
    finally:
        await connection.close()
