"""Clients that leave, repeat themselves or cheat with keys (faults 5, 7, 8)."""

import asyncio
import json
from urllib.parse import urlsplit
from uuid import uuid4

import asyncpg
import httpx
import pytest
from devstack.layout import Service
from devstack.testing import Stack

from services._devstack.tests.faults.ledger import Ledger


@pytest.mark.parametrize("by", ["itself", "gateway"])
async def test_clients_that_leave_mid_request_leave_no_transaction_open(
    stack: Stack, service: Service, by: str
) -> None:
    ledger = await Ledger.open(stack, service)
    url = stack.url(by) if by == "gateway" else ledger.url
    await asyncio.gather(*(_abort(url, ledger, whole_body=number % 2 == 0) for number in range(64)))

    async with httpx.AsyncClient(base_url=url, timeout=30) as client:
        answer = await client.post(
            ledger.workload.path, json=ledger.body(ledger.new_label()), headers=ledger.headers
        )
    assert answer.status_code < 300, answer.text
    async with asyncio.timeout(10):
        while await open_transactions(stack, service.context):
            await asyncio.sleep(0.1)


async def test_one_write_sent_twenty_times_eight_at_once_is_one_row(stack: Stack, service: Service) -> None:
    ledger = await Ledger.open(stack, service)
    label, key = ledger.new_label(), uuid4().hex
    gate = asyncio.Semaphore(8)
    async with httpx.AsyncClient(base_url=ledger.url, timeout=20) as client:

        async def send(body: dict[str, object]) -> httpx.Response:
            async with gate:
                headers = {**ledger.headers, "Idempotency-Key": key}
                return await client.post(ledger.workload.path, json=body, headers=headers)

        answers = await asyncio.gather(*(send(ledger.body(label)) for _ in range(20)))
        assert {answer.status_code < 300 for answer in answers} == {True}
        assert len({ledger.workload.id_in(answer.json()["data"]) for answer in answers}) == 1

        other = ledger.new_label()
        refused = await send(ledger.body(other))
        assert 400 <= refused.status_code < 500
    labels = [found for _, found in await ledger.rows()]
    assert labels.count(label) == 1
    assert other not in labels


async def _abort(url: str, ledger: Ledger, *, whole_body: bool) -> None:
    address = urlsplit(url)
    _, writer = await asyncio.open_connection(address.hostname, address.port)
    body = json.dumps(ledger.body(ledger.new_label())).encode()
    head = (
        f"POST {ledger.workload.path} HTTP/1.1\r\nHost: {address.netloc}\r\n"
        f"Authorization: {ledger.headers['Authorization']}\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
    )
    writer.write(head.encode() + (body if whole_body else body[: len(body) // 2]))
    await writer.drain()
    writer.transport.abort()


async def open_transactions(stack: Stack, context: str) -> int:
    connection = await asyncpg.connect(stack.url("postgres"))
    try:
        return await connection.fetchval(
            "select count(*) from pg_stat_activity where state like 'idle in transaction%' and datname = $1",
            urlsplit(stack.database_url(context)).path.lstrip("/"),
        )
    finally:
        await connection.close()
