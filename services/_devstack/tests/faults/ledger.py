"""What clients saw acknowledged, held against the database and the events: none missing, none twice."""

import asyncio
import importlib.util
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from uuid import uuid4

import asyncpg
import httpx
import nats
from chassis.testing.workload import Workload
from devstack.layout import Service, services
from devstack.testing import Stack

WRITERS = 8
RECOVERED_WITHIN = 5.0
_PATIENCE = 60.0
OWNER = {"email": "owner@northbank.demo", "password": "groundwork-demo"}


def workload_file(service: Service) -> Path:
    return service.folder / "tests" / "workload.py"


def load_workload(service: Service) -> Workload:
    file = workload_file(service)
    spec = importlib.util.spec_from_file_location(f"workload_of_{service.package}", file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    found: Workload = module.workload
    return found


def lifted_limits() -> dict[str, str]:
    """Overrides for a stack that ledgers write to."""
    loads = [load_workload(service) for service in services() if workload_file(service).is_file()]
    return {name: value for workload in loads for name, value in workload.lifted.items()}


async def sign_in(stack: Stack, login: str = "owner") -> dict[str, str]:
    """Headers of somebody in the demo's company."""
    person = {**OWNER, "email": f"{login}@northbank.demo"}
    async with httpx.AsyncClient(base_url=stack.url("identity"), timeout=20) as client:
        answer = await client.post("/api/Auth/Login", json=person)
    assert answer.status_code == 200, answer.text
    return {"Authorization": f"Bearer {answer.cookies['gw_access']}"}


@dataclass
class Ledger:
    """Writers that never give up: each repeats a write with its key until it is acknowledged."""

    stack: Stack
    service: Service
    workload: Workload
    body: Callable[[str], dict[str, Any]]
    headers: dict[str, str]
    acknowledged: dict[str, str] = field(default_factory=dict[str, str])
    failures: Counter[str] = field(default_factory=Counter[str])
    also_at: str | None = None
    """Another process of the same service that takes every other write, as a gateway would send it there."""
    answered_by: Counter[str] = field(default_factory=Counter[str])
    prefix: str = field(default_factory=lambda: f"ledger-{uuid4().hex[:8]}-")
    _turn: int = 0

    @classmethod
    async def open(cls, stack: Stack, service: Service) -> "Ledger":
        headers = await sign_in(stack)
        workload = load_workload(service)
        async with AsyncExitStack() as clients:
            opened = {
                each.context: await clients.enter_async_context(
                    httpx.AsyncClient(base_url=stack.url(each.context), headers=headers, timeout=20)
                )
                for each in services()
            }
            body = await workload.bodies(opened.__getitem__)
        return cls(stack, service, workload, body, headers)

    @property
    def url(self) -> str:
        return self.stack.url(self.service.context)

    def new_label(self) -> str:
        return self.prefix + uuid4().hex

    async def write_during(self, fault: Callable[[], Awaitable[None]]) -> None:
        """Write with many clients from before the fault until after it, until all is acknowledged."""
        stopping = asyncio.Event()
        writers = [asyncio.create_task(self._write_until(stopping)) for _ in range(WRITERS)]
        # Under way: what nobody has begun nobody notices.
        while not self.acknowledged and not any(each.done() for each in writers):
            await asyncio.sleep(0.05)
        await asyncio.sleep(0.3)
        await fault()
        await asyncio.sleep(0.3)
        stopping.set()
        await asyncio.gather(*writers)

    async def goes_on(self) -> None:
        """Somebody is served again, soon, without anybody's help."""
        before, begun = len(self.acknowledged), time.monotonic()
        while len(self.acknowledged) == before:
            waited = time.monotonic() - begun
            assert waited < RECOVERED_WITHIN, f"nobody was served for {waited:.1f} s: {self.failures}"
            await asyncio.sleep(0.02)

    async def write_one(self, client: httpx.AsyncClient) -> httpx.Response:
        label, key = self.new_label(), uuid4().hex
        begun = time.monotonic()
        while True:
            url = self._next_url()
            try:
                answer = await client.post(
                    url + self.workload.path,
                    json=self.body(label),
                    headers={**self.headers, "Idempotency-Key": key},
                )
            except httpx.TransportError as error:
                self.failures[type(error).__name__] += 1
            else:
                if answer.status_code < 300:
                    self.acknowledged[label] = self.workload.id_in(answer.json()["data"])
                    self.answered_by[url] += 1
                    return answer
                assert answer.status_code >= 500, f"a retried write was refused: {answer.text}"
                assert answer.json()["data"]["retryable"], answer.text
                self.failures[str(answer.status_code)] += 1
            assert time.monotonic() - begun < _PATIENCE, f"not acknowledged in time: {self.failures}"
            await asyncio.sleep(0.05)

    def _next_url(self) -> str:
        self._turn += 1
        return self.also_at if self.also_at and self._turn % 2 else self.url

    async def _write_until(self, stopping: asyncio.Event) -> None:
        async with httpx.AsyncClient(timeout=10) as client:
            while not stopping.is_set():
                await self.write_one(client)

    async def check(self) -> None:
        rows = await self.rows()
        labels = Counter(label for _, label in rows)
        assert [label for label, times in labels.items() if times > 1] == [], "stored twice"
        assert {label: ident for ident, label in rows} == self.acknowledged, "database and answers differ"
        events = await self._events_until({ident for ident, _ in rows})
        missing = {ident for ident, _ in rows} - set(events)
        said = self.stack.log(self.service.context)[-3000:]
        assert missing == set(), f"{len(missing)} rows without event; the service said:\n{said}"
        assert [ident for ident, times in events.items() if times > 1] == [], "an event came twice as two"

    async def rows(self) -> list[tuple[str, str]]:
        connection = await asyncpg.connect(self.stack.database_url(self.service.context))
        try:
            rows = await connection.fetch(self.workload.rows)
            return [(str(ident), label) for ident, label in rows if label.startswith(self.prefix)]
        finally:
            await connection.close()

    async def _events_until(self, wanted: set[str]) -> Counter[str]:
        """Distinct events by row, read from the stream until every row has one or nothing comes any more."""
        client = await nats.connect(self.stack.url("nats"))
        try:
            pull = await client.jetstream().pull_subscribe(self.workload.subject, stream=self.service.context)
            by_event: dict[str, str] = {}
            deadline = time.monotonic() + _PATIENCE
            while time.monotonic() < deadline and not wanted <= set(by_event.values()):
                try:
                    messages = await pull.fetch(500, timeout=1)
                except TimeoutError:
                    continue
                for message in messages:
                    event_id = (message.headers or {})["Nats-Msg-Id"]
                    by_event[event_id] = self.workload.event_id(message.data)
                    # Unacknowledged ones would hold up the rest after the first thousand.
                    await message.ack()
            return Counter(ident for ident in by_event.values() if ident in wanted)
        finally:
            await client.close()
