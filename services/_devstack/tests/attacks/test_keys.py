"""Idempotency keys: of others, with another body, and the same write many times at once."""

import asyncio
from collections import Counter
from uuid import uuid4

import httpx
import pytest
from chassis.access.cache import CACHE_SECONDS

from services._devstack.tests.attacks.controls import furnish
from services._devstack.tests.attacks.fields import json_schema, smallest_body
from services._devstack.tests.attacks.site import Site, writes
from services._devstack.tests.every_service.house import Operation

_AT_ONCE = 8
# These end the company or the session that all the others are tried with.
_LAST = ("DeleteGroup", "Logout", "RevokeSession", "RevokeOtherSessions", "ChangePassword")


def _tried() -> list[Operation]:
    return [
        each
        for each in writes()
        if json_schema(each)
        and each.access != "public"
        and not each.document.get("x-reads")
        and not each.path.endswith(_LAST)
    ]


# Each is another look at where people are, which they can read of.
_LOOKS = ("/api/Track/LookAtPositions",)
# Each tells a new code, and no answer before it any more.
_TOLD_ONCE = ("/api/Kiosk/ReplaceKioskCode",)


def _is_kept(operation: Operation, answer: httpx.Response) -> bool:
    """Tokens and secrets are not: who repeats such a write is told that it was done."""
    is_secret = "set-cookie" in answer.headers or operation.path.startswith("/api/Auth/")
    return not is_secret and operation.path not in (*_LOOKS, *_TOLD_ONCE)


async def test_a_key_is_good_for_its_own_caller_and_its_own_body(site: Site) -> None:
    owner, stranger = await site.furnished(), await site.attacker()
    for _ in range(2):
        await furnish(site.http, writes(), await owner.look_around(), owner.again)
    seen, problems, accepted = await owner.look_around(), list[str](), 0
    for operation in _tried():
        body, headers = smallest_body(operation, seen), {"Idempotency-Key": uuid4().hex}
        first = await owner.send(operation.method, operation.path, body, headers=headers)
        if not first.is_success:
            continue  # the smallest body is not enough for it
        accepted += 1
        again = await owner.send(operation.method, operation.path, body, headers=headers)
        if _is_kept(operation, first) and again.headers.get("Idempotency-Replayed") != "true":
            problems.append(f"{operation.name}: the second time {again.status_code} {again.text[:120]}")
        other = await owner.send(
            operation.method, operation.path, {**body, "name": "Another"}, headers=headers
        )
        if _is_kept(operation, first) and other.status_code not in (409, 422):
            problems.append(f"{operation.name}: another body {other.status_code} {other.text[:120]}")
        theirs = await stranger.send(operation.method, operation.path, body, headers=headers)
        if "Idempotency-Replayed" in theirs.headers:
            problems.append(f"{operation.name}: a stranger got the kept answer {theirs.text[:120]}")
    assert problems == []
    assert accepted > len(_tried()) // 3, "hardly anything was accepted: the test proved nothing"


async def test_the_same_write_at_once_is_done_once(site: Site) -> None:
    owner = await site.furnished()
    seen, problems = await owner.look_around(), list[str]()
    for operation in _tried():
        if not operation.path.rpartition("/")[2].startswith(("Create", "Invite", "Duplicate")):
            continue
        key, body = uuid4().hex, smallest_body(operation, seen)
        headers = {"Idempotency-Key": key}
        answers = await asyncio.gather(
            *(owner.send(operation.method, operation.path, body, headers=headers) for _ in range(_AT_ONCE))
        )
        done = [answer for answer in answers if answer.is_success]
        same = len({answer.text for answer in answers}) == 1
        if not (same if all(_is_kept(operation, answer) for answer in done) else len(done) == 1):
            statuses = Counter(answer.status_code for answer in answers)
            problems.append(f"{operation.name}: {dict(statuses)} {[each.text[:80] for each in answers]}")
    assert problems == []


@pytest.mark.parametrize("how", ["removed", "signed out"])
async def test_who_is_out_gets_no_kept_answer(site: Site, how: str) -> None:
    """A12: not even their own earlier one."""
    owner = await site.furnished()
    person = await site.newcomer(owner, "admin")
    body, headers = {"name": f"Kept {uuid4().hex[:6]}"}, {"Idempotency-Key": uuid4().hex}
    call = ("POST", "/api/FormTemplate/CreateFormTemplate", body)
    assert (await person.send(*call, headers=headers)).is_success
    if how == "removed":
        profile = await person.data("GET", "/api/User/GetSelfProfile")
        named = {"groupId": profile["currentGroupId"], "userId": profile["userId"]}
        await owner.data("POST", "/api/AdminConsole/RemoveMember", named)
    else:
        kept = dict(person.cookies)
        await person.data("POST", "/api/Auth/Logout")
        person.cookies = kept
    async with asyncio.timeout(CACHE_SECONDS + 5):
        while (again := await person.send("GET", "/api/FormTemplate/QueryFormTemplates")).is_success:
            await asyncio.sleep(0.1)
    repeated = await person.send(*call, headers=headers)
    assert repeated.status_code == again.status_code, repeated.text
