"""What changes in identity is known in every other process within the stated seconds (fault 14)."""

import asyncio
import time
from collections.abc import AsyncGenerator, Generator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import httpx
import pytest
from chassis.access.cache import CACHE_SECONDS
from devstack import layout
from devstack.testing import Stack
from devstack.testing.replica import second_process

from services._devstack.tests.faults.conftest import repeated
from services._devstack.tests.faults.ledger import OWNER
from services._devstack.tests.faults.member_calls import member_call_of
from services._devstack.tests.faults.office import answers

# What a change may take to be committed and asked for again, on a loaded machine.
SLACK = 2.0
# By service that answers browsers: what every member may ask with nothing, or ids of nothing, in hand.
FOR_MEMBERS = {each.context: member_call_of(each) for each in layout.services() if each.declared.areas}
FOR_ADMINS = "/api/DevOps/QueryRecords"


@dataclass
class Headquarters:
    """Where the change is made."""

    http: httpx.AsyncClient

    async def sign_in(self, login: str) -> dict[str, str]:
        person = {**OWNER, "email": f"{login}@northbank.demo"}
        answer = await self.http.post("/api/Auth/Login", json=person)
        assert answer.status_code == 200, answer.text
        self.http.cookies.clear()
        return {"Authorization": f"Bearer {answer.cookies['gw_access']}"}

    async def admin(self, call: str, whose: dict[str, str], **more: str) -> None:
        """A call of the owner's about this member."""
        profile = (await self.http.get("/api/User/GetSelfProfile", headers=whose)).json()["data"]
        body: dict[str, Any] = {"groupId": profile["currentGroupId"], "userId": profile["userId"], **more}
        owner = await self.sign_in("owner")
        answer = await self.http.post(f"/api/AdminConsole/{call}", json=body, headers=owner)
        assert answer.status_code == 200, answer.text


@pytest.fixture
async def identity(stack: Stack) -> AsyncGenerator[Headquarters]:
    for context in FOR_MEMBERS:
        await answers(stack.url(context))
    async with httpx.AsyncClient(base_url=stack.url("identity"), timeout=20) as http:
        yield Headquarters(http)


async def test_a_revoked_session_is_out_of_every_service(stack: Stack, identity: Headquarters) -> None:
    member = await identity.sign_in("member")
    await _is_let_in(stack, member)
    await identity.http.post("/api/Auth/Logout", headers=member)
    await _is_out(stack, member, status=401)


@pytest.mark.parametrize("nats", ["told by NATS", "with NATS away"])
async def test_a_removed_member_is_out_of_every_service(
    stack: Stack, identity: Headquarters, nats: str
) -> None:
    is_away = nats == "with NATS away"
    member = await identity.sign_in("rodel.villanueva" if is_away else "jahangir.hossain")
    await _is_let_in(stack, member)
    with _without_nats(stack, is_away):
        await identity.admin("RemoveMember", member)
        await _is_out(stack, member, status=403)


@repeated(0, 1)
async def test_a_changed_role_counts_in_another_process_of_identity(
    stack: Stack, identity: Headquarters, times: int
) -> None:
    member = await identity.sign_in("member")
    for _ in range(times):
        with second_process(stack, "identity") as second:
            url = second.url + FOR_ADMINS
            assert await _status(url, member) == 403
            for role, status in (("admin", 200), ("member", 403)):
                await identity.admin("ModifyMemberRole", member, role=role)
                await _becomes(url, member, status)


async def _is_let_in(stack: Stack, headers: dict[str, str]) -> None:
    for context, path in FOR_MEMBERS.items():
        assert await _status(stack.url(context) + path, headers) in (200, 404), context


async def _is_out(stack: Stack, headers: dict[str, str], *, status: int) -> None:
    changed_at = time.monotonic()
    urls = [stack.url(context) + path for context, path in FOR_MEMBERS.items()]
    await asyncio.gather(*(_becomes(url, headers, status, changed_at) for url in urls))


async def _becomes(url: str, headers: dict[str, str], status: int, changed_at: float | None = None) -> None:
    """Asked all the time, as somebody who is at work asks: no question keeps the old answer alive. A question
    that is asked after the stated seconds must get the new one, however long the machine takes over it."""
    changed_at = changed_at or time.monotonic()
    while True:
        asked_at = time.monotonic()
        if (found := await _status(url, headers)) == status:
            return
        after = asked_at - changed_at
        assert after < CACHE_SECONDS + SLACK, f"{url} still answers {found} to who asks {after:.1f} s later"
        await asyncio.sleep(0.1)


async def _status(url: str, headers: dict[str, str]) -> int:
    async with httpx.AsyncClient(timeout=20) as client:
        return (await client.get(url, headers=headers)).status_code


@contextmanager
def _without_nats(stack: Stack, is_away: bool) -> Generator[None]:
    if is_away:
        stack.halt("nats")
    try:
        yield
    finally:
        stack.start("nats")
