"""What changes in one process is known in every other within the stated seconds (fault 14)."""

import asyncio
import os
import socket
import subprocess
import sys
import time
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest
from chassis.access.cache import CACHE_SECONDS
from devstack.layout import service
from devstack.testing import Stack

from services._devstack.tests.faults.ledger import OWNER

MEMBER = {"email": "member@northbank.demo", "password": "groundwork-demo"}
# The cache's seconds bound it; a loaded machine may take some more to answer at all.
PATIENCE = CACHE_SECONDS * 4


async def test_a_revoked_session_is_out_in_another_process(stack: Stack) -> None:
    async with _second_process(stack) as elsewhere, _client(stack.url("identity")) as here:
        member = await _sign_in(here, MEMBER)
        assert (await elsewhere.get("/api/Team/QueryTeams", headers=member)).status_code == 200
        await here.post("/api/Auth/Logout", headers=member)
        await _until(lambda: elsewhere.get("/api/Team/QueryTeams", headers=member), status=401)


async def test_a_changed_role_counts_in_another_process(stack: Stack) -> None:
    async with _second_process(stack) as elsewhere, _client(stack.url("identity")) as here:
        owner, member = await _sign_in(here, OWNER), await _sign_in(here, MEMBER)
        profile = (await here.get("/api/User/GetSelfProfile", headers=member)).json()["data"]
        change: dict[str, Any] = {"groupId": profile["currentGroupId"], "userId": profile["userId"]}
        assert (await elsewhere.get("/api/DevOps/QueryRecords", headers=member)).status_code == 403
        for role, status in (("admin", 200), ("member", 403)):
            answer = await here.post(
                "/api/AdminConsole/ModifyMemberRole", json={**change, "role": role}, headers=owner
            )
            assert answer.status_code == 200, answer.text
            await _until(lambda: elsewhere.get("/api/DevOps/QueryRecords", headers=member), status=status)


async def _until(ask: Callable[[], Any], *, status: int) -> None:
    begun = time.monotonic()
    while (answer := await ask()).status_code != status:
        if time.monotonic() - begun > PATIENCE:
            pytest.fail(f"still {answer.status_code} after {PATIENCE} s: {answer.text}")
        await asyncio.sleep(0.1)


async def _sign_in(client: httpx.AsyncClient, who: dict[str, str]) -> dict[str, str]:
    answer = await client.post("/api/Auth/Login", json=who)
    assert answer.status_code == 200, answer.text
    client.cookies.clear()
    return {"Authorization": f"Bearer {answer.cookies['gw_access']}"}


def _client(url: str) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=url, timeout=20)


@asynccontextmanager
async def _second_process(stack: Stack) -> AsyncGenerator[httpx.AsyncClient]:
    """Another replica of identity, without relay and consumers, as in a larger installation."""
    http_port, grpc_port = _free_port(), _free_port()
    env = stack.env_for("identity") | {
        "IDENTITY_HTTP_PORT": str(http_port),
        "IDENTITY_GRPC_PORT": str(grpc_port),
    }
    replica = subprocess.Popen(  # noqa: ASYNC220 -- starting it takes no time; its readiness is awaited
        [sys.executable, "-m", service("identity").package, "serve"], env=os.environ | env
    )
    try:
        async with _client(f"http://127.0.0.1:{http_port}") as client:
            async with asyncio.timeout(60):
                while not await _is_ready(client):
                    await asyncio.sleep(0.1)
            yield client
    finally:
        replica.terminate()
        await asyncio.to_thread(replica.wait)


async def _is_ready(client: httpx.AsyncClient) -> bool:
    try:
        return (await client.get("/healthz/ready")).is_success
    except httpx.TransportError:
        return False


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
