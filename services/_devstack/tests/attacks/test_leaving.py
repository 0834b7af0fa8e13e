"""Clients that leave in the middle, that never end, and a door that has only just opened."""

import asyncio
import json
import struct
from collections import Counter
from contextlib import AsyncExitStack, suppress
from itertools import product
from socket import SO_LINGER, SOL_SOCKET
from urllib.parse import urlsplit

import httpx
import pytest
from devstack.layout import services
from devstack.parts.gateway import static_configuration
from devstack.testing import Stack

from services._devstack.tests.attacks.fields import json_schema, part_schema, smallest_body
from services._devstack.tests.attacks.figures import FIGURES
from services._devstack.tests.attacks.site import Site, writes
from services._devstack.tests.every_service.house import Operation
from services._devstack.tests.every_service.requests import Seen
from services._devstack.tests.faults.office import is_ours
from services._devstack.tests.faults.test_clients import open_transactions

_OPEN = "/api/Project/GetTimeZones"
_MEBIBYTE = 1024 * 1024
# What clients of ours take for "try again" (web-modules/_kit/src/api/envelope.ts).
_TRANSIENT = {429, 502, 503, 504}
_AT_ONCE = 32
_READING_ENDS = "TRAEFIK_ENTRYPOINTS_WEB_TRANSPORT_RESPONDINGTIMEOUTS_READTIMEOUT"
_SPREAD_SECONDS = 20


def _request(operation: Operation, token: str, host: str, seen: Seen) -> tuple[bytes, bytes]:
    if part_schema(operation):
        kind = "multipart/form-data; boundary=x"
        body = b'--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n' + bytes(
            _MEBIBYTE
        )
    else:
        kind = "application/json"
        body = json.dumps(smallest_body(operation, seen) if json_schema(operation) else {}).encode()
    head = (
        f"{operation.method} {operation.path} HTTP/1.1\r\nHost: {host}\r\nAuthorization: {token}\r\n"
        f"Content-Type: {kind}\r\nContent-Length: {len(body)}\r\n\r\n"
    )
    return head.encode(), body


async def _leave(url: str, head: bytes, body: bytes, *, reset: bool) -> None:
    address = urlsplit(url)
    _, writer = await asyncio.open_connection(address.hostname, address.port)
    if reset:
        writer.get_extra_info("socket").setsockopt(SOL_SOCKET, SO_LINGER, struct.pack("ii", 1, 0))
    try:
        writer.write(head + body)
        await asyncio.wait_for(writer.drain(), 5)
    except (ConnectionError, TimeoutError):
        pass
    await _torn_down(writer)


@pytest.mark.parametrize("by", ["gateway", pytest.param("itself", marks=pytest.mark.long)])
async def test_who_leaves_in_the_middle_leaves_nothing_behind(site: Site, stack: Stack, by: str) -> None:
    """Every write: half of it, all of it, ended and torn down."""
    caller = await site.furnished()
    seen, gate, sent = await caller.look_around(), asyncio.Semaphore(_AT_ONCE), 0

    async def one(operation: Operation, half: bool, reset: bool) -> None:
        nonlocal sent
        async with gate:
            url = stack.url(operation.context if by == "itself" else by)
            head, body = _request(operation, caller.bearer["Authorization"], urlsplit(url).netloc, seen)
            await _leave(url, head, body[: len(body) // 2] if half else body, reset=reset)
            sent += 1
            FIGURES.counted["connections left in the middle"] += 1

    # Without those that sign the caller out: what came whole is done.
    tried = [each for each in writes() if not each.path.startswith("/api/Auth/")]
    await asyncio.gather(*(one(*each) for each in product(tried, (True, False), (True, False))))
    assert sent == len(tried) * 4
    for context in (each.context for each in services()):
        async with asyncio.timeout(30):
            while await open_transactions(stack, context):
                await asyncio.sleep(0.1)
            while not (await site.http.get(stack.url(context) + "/healthz/ready")).is_success:
                await asyncio.sleep(0.1)
    assert (await site.http.get(_OPEN)).is_success


async def test_others_are_served_while_many_are_slow(stack: Stack) -> None:
    async with AsyncExitStack() as opened:
        for number in range(200):
            writer = await _slow(stack.url("gateway"), whole_head=number % 2 == 0)
            opened.push_async_callback(_torn_down, writer)
        async with httpx.AsyncClient(base_url=stack.url("gateway"), timeout=20) as http:
            answers = await asyncio.gather(*(http.get(_OPEN) for _ in range(20)))
        assert {answer.status_code for answer in answers} == {200}


async def _torn_down(writer: asyncio.StreamWriter) -> None:
    writer.transport.abort()
    with suppress(ConnectionError):
        await writer.wait_closed()


@pytest.mark.long
async def test_nobody_is_slow_without_end(stack: Stack) -> None:
    ended = await asyncio.gather(*(_until_ended(stack.url("gateway"), each) for each in (True, False)))
    assert ended == [True, True]


async def _slow(url: str, *, whole_head: bool) -> asyncio.StreamWriter:
    address = urlsplit(url)
    _, writer = await asyncio.open_connection(address.hostname, address.port)
    FIGURES.counted["slow connections"] += 1
    head = f"POST /api/Auth/Login HTTP/1.1\r\nHost: {address.netloc}\r\nContent-Length: 999\r\n"
    writer.write(head.encode() + (b"Content-Type: application/json\r\n\r\n{" if whole_head else b"X-Slow: "))
    await writer.drain()
    return writer


async def _until_ended(url: str, whole_head: bool) -> bool:
    writer = await _slow(url, whole_head=whole_head)
    reading_ends = float(static_configuration()[_READING_ENDS].removesuffix("s"))
    try:
        async with asyncio.timeout(reading_ends + _SPREAD_SECONDS):
            while True:
                writer.write(b"x")
                await writer.drain()
                await asyncio.sleep(1)
    except ConnectionError:
        return True
    except TimeoutError:
        return False
    finally:
        await _torn_down(writer)


async def test_a_door_that_has_just_opened_sends_nobody_away_for_good(stack: Stack) -> None:
    """A8: whoever comes before its routes are known hears nothing that our clients take for an answer."""
    heard: Counter[int | str] = Counter()
    async with httpx.AsyncClient(base_url=stack.url("gateway"), timeout=5) as http:
        stack.kill9("gateway")
        async with asyncio.timeout(60):
            while heard[200] < 5:
                try:
                    answer = await http.get(_OPEN)
                except httpx.TransportError as error:
                    heard[type(error).__name__] += 1
                else:
                    heard[answer.status_code if is_ours(answer) else "no answer of ours"] += 1
                await asyncio.sleep(0.005)
    await asyncio.to_thread(stack.wait_ready, "gateway")
    assert len(heard) > 1, "nobody came too early: the test proved nothing"
    assert {each for each in heard if isinstance(each, int)} <= {200, *_TRANSIENT}, dict(heard)
