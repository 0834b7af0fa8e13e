"""Events: how fast a lost read model is told anew, how late live events are meanwhile, and what relay and
consumer take beside a bare publisher.

    bench_events.py [<aggregates>]       100,000 unless said otherwise

The owner's relay and its live writer are a process of their own, as in production.
"""

import asyncio
import base64
import os
import statistics
import sys
import time
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from uuid import uuid4

import asyncpg
import psutil
import uvloop
from devstack.parts.nats import TESTS
from devstack.testing import Stack
from devstack.testing.processor_time import since, worked_by

sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "sample"))

from chassis.bus import EVENT_ID_HEADER, STREAM_HEADER
from chassis.clock import now
from chassis.db.uow import UnitOfWork
from chassis.events.context import headers_of
from chassis.events.projection import EventWithContext, Projection
from chassis.events.republish import republish
from chassis.ids import new_id
from chassis.migrate import migrate
from chassis.runtime import Runtime
from chassis.serve import make_consumers, make_relay, spare_what_stays
from chassis.settings import load_settings
from chassis.testing.callers import rpc_environment
from sample import notes, seen
from sample.events import NoteChanged
from sample.main import SampleSettings, definition

AGGREGATES = 100_000
CARRIED = 50_000
ROUNDS = 3
LIVE_EVERY_SECONDS = 0.02
COMPANY = uuid4()
WORDS = "x" * 200
_LIVE = "live "
_KEY = base64.b64encode(b"0123456789abcdef0123456789abcdef").decode()


def main() -> int:
    if sys.argv[1:] in (["owner"], ["relay"]):
        uvloop.run(_own(writes=sys.argv[1] == "owner"))
        return 0
    aggregates = int(sys.argv[1]) if sys.argv[1:] else AGGREGATES
    with Stack("bench-events", "postgres", "nats") as stack, TemporaryDirectory() as folder:
        os.environ |= _environment(stack, folder)
        uvloop.run(_measure(stack, aggregates))
    return 0


async def _measure(stack: Stack, aggregates: int) -> None:
    server = stack.url("postgres")
    servers = {name: psutil.Process(stack.pid(name)) for name in ("postgres", "nats")}
    connection = await asyncpg.connect(server)
    await connection.execute("create database sample")
    await connection.close()
    settings = load_settings(SampleSettings)
    await migrate(definition.folder, settings.database_url)
    async with definition.open(settings) as runtime:
        await runtime.bus.ensure_stream("sample")
        spare_what_stays()
        async with _process("relay") as relay:
            await _fill_outbox(runtime, 1)
            async with _consuming(runtime, seen.notes_seen):
                await _until(runtime, 1)  # it is up
            await _empty(runtime)
            for _ in range(ROUNDS):
                await _compare(runtime, servers | {"relay": relay})
        await _rebuild(runtime, aggregates)


async def _compare(runtime: Runtime, others: dict[str, psutil.Process]) -> None:
    """Rows of the outbox until they are in a read model; and the same messages by a publisher that does
    nothing else, with as many in flight. The processor time of an event says the same on a busy machine."""
    async with _consuming(runtime, seen.notes_seen):
        rows = await _fill_outbox(runtime, CARRIED)
        began, worked = time.perf_counter(), worked_by(others, "consumer")
        runtime.bus.announce_events("sample")
        await _until(runtime, CARRIED)
        ours = CARRIED / (time.perf_counter() - began)
        worked = since(worked, worked_by(others, "consumer"))
    messages = _bare_messages(runtime, rows)
    published = worked_by(others, "publisher")
    bare = await _publish_bare(runtime, messages)
    published = since(published, worked_by(others, "publisher"))
    _say(f"relay and consumer {ours:,.0f}/s, bare publisher {bare:,.0f}/s, ratio {ours / bare:.2f}")
    _say(f"  {_each(worked)}; bare: {_each(published)}")
    await _empty(runtime)


def _each(worked: dict[str, float]) -> str:
    parts = [f"{name} {seconds / CARRIED * 1_000_000:.0f}" for name, seconds in worked.items()]
    return f"{', '.join(parts)} µs of a core, all {sum(worked.values()) / CARRIED * 1_000_000:.0f}"


async def _rebuild(runtime: Runtime, aggregates: int) -> None:
    await _fill_notes(runtime, aggregates)
    lags: list[tuple[float, float]] = []
    async with _process("owner"):
        async with _consuming(runtime, _timed(lags)):
            await _until(runtime, 1)  # it is up
            await asyncio.sleep(5)
            quiet = [lag for _, lag in lags]
        began = time.perf_counter()
        told = await republish(runtime, definition.snapshots, _KIND, seen.notes_seen.name)
        _say(f"told anew: {told:,} aggregates at {told / (time.perf_counter() - began):,.0f}/s")
        lags.clear()
        began, clock, worked = time.perf_counter(), time.time(), time.process_time()
        async with _consuming(runtime, _timed(lags)):
            await _until(runtime, aggregates)
            seconds = time.perf_counter() - began
    # What was said while nobody consumed is no live event.
    live = [lag for said_at, lag in lags if said_at >= clock]
    worked = (time.process_time() - worked) / aggregates * 1_000_000
    _say(f"rebuilt: {aggregates:,} at {aggregates / seconds:,.0f}/s in one process")
    _say(f"  {worked:.0f} µs of a core each")
    for name, found in (("quiet", quiet), ("meanwhile", live)):
        _say(f"  lag of a live event, {name}: {_spread(found)}")


def _spread(lags: Sequence[float]) -> str:
    if len(lags) < 100:
        return f"only {len(lags)} events"
    hundredths = statistics.quantiles(lags, n=100)
    return f"p50 {hundredths[49] * 1000:.0f} ms, p99 {hundredths[98] * 1000:.0f} ms ({len(lags)} events)"


def _timed(lags: list[tuple[float, float]]) -> Projection:
    """Notes from the act to the commit in the read model."""

    async def keep(uow: UnitOfWork, told: Sequence[EventWithContext]) -> None:
        await seen.keep(uow, told)
        live = [each.event.text for each in told if each.event.text.startswith(_LIVE)]
        if live:
            said_at = [float(text.removeprefix(_LIVE)) for text in live]
            uow.after_commit(lambda: lags.extend((moment, time.time() - moment) for moment in said_at))

    return replace(seen.notes_seen, keep=keep)


@asynccontextmanager
async def _process(role: str) -> AsyncGenerator[psutil.Process]:
    process = await asyncio.create_subprocess_exec(sys.executable, __file__, role)
    try:
        yield psutil.Process(process.pid)
    finally:
        process.terminate()
        await process.wait()


async def _own(*, writes: bool) -> None:
    """Until it is ended: relays, and changes a note of its own again and again."""
    async with definition.open(load_settings(SampleSettings)) as runtime:
        spare_what_stays()
        relaying = asyncio.create_task(make_relay(definition, runtime).run())
        if not writes:
            await relaying
        async with runtime.database.unit_of_work() as uow:
            note = notes.add_note(uow, COMPANY, "mine")
        while not relaying.done():
            async with runtime.database.unit_of_work() as uow:
                await notes.say(uow, note.id, f"{_LIVE}{time.time()}")
            await asyncio.sleep(LIVE_EVERY_SECONDS)


@asynccontextmanager
async def _consuming(runtime: Runtime, projection: Projection) -> AsyncGenerator[None]:
    consumers = make_consumers(replace(definition, subscriptions=[], projections=[projection]), runtime)
    running = [asyncio.create_task(consumer.run()) for consumer in consumers]
    try:
        yield
    finally:
        for consumer in consumers:
            consumer.stop()
        await asyncio.gather(*running)


async def _until(runtime: Runtime, count: int) -> None:
    driver = await asyncpg.connect(runtime.settings.database_url)
    counted = "select count(*) from projection_revision"
    while await driver.fetchval(counted) < count:  # noqa: ASYNC110 -- nobody tells
        await asyncio.sleep(0.1 if count < 100_000 else 1.0)
    await driver.close()


async def _fill_outbox(runtime: Runtime, count: int) -> list[Any]:
    driver = await asyncpg.connect(runtime.settings.database_url)
    company = str(COMPANY)
    rows: list[tuple[Any, ...]] = []
    for _ in range(count):
        note_id = str(new_id())
        event: Any = NoteChanged(note_id=note_id, company_id=company, text=WORDS)
        rows.append(
            (new_id(), "sample.note.changed.v1", event.SerializeToString(), note_id, COMPANY, uuid4(), now())
        )
    columns = ("id", "subject", "payload", "aggregate_id", "company_id", "actor", "created_at")
    await driver.copy_records_to_table("outbox_event", records=rows, columns=columns)
    await driver.execute("analyze")
    found = await driver.fetch("select * from outbox_event where published_at is null order by id")
    await driver.close()
    return found


async def _fill_notes(runtime: Runtime, count: int) -> None:
    driver = await asyncpg.connect(runtime.settings.database_url)
    records = ((new_id(), COMPANY, f"{number} {WORDS}") for number in range(count))
    await driver.copy_records_to_table("note", records=records, columns=("id", "company_id", "text"))
    await driver.execute("analyze")
    await driver.close()


def _bare_messages(runtime: Runtime, rows: Sequence[Any]) -> list[tuple[bytes, dict[str, str]]]:
    stream = runtime.bus.stream("sample")
    return [
        (
            bytes(row["payload"]),
            headers_of(_Named(row)) | {EVENT_ID_HEADER: str(uuid4()), STREAM_HEADER: stream},
        )
        for row in rows
    ]


async def _publish_bare(runtime: Runtime, messages: Sequence[tuple[bytes, dict[str, str]]]) -> float:
    jetstream = runtime.bus.jetstream
    began = time.perf_counter()
    for payload, headers in messages:
        await jetstream.publish_async("sample.bare.v1", payload, headers=headers)
    await jetstream.publish_async_completed()
    return len(messages) / (time.perf_counter() - began)


class _Named:
    def __init__(self, row: Any) -> None:
        self.__dict__.update(row)


async def _empty(runtime: Runtime) -> None:
    driver = await asyncpg.connect(runtime.settings.database_url)
    await driver.execute("truncate outbox_event, projection_revision, projection_floor, note_seen, note")
    await driver.close()
    await runtime.bus.jetstream.purge_stream(runtime.bus.stream("sample"))


def _environment(stack: Stack, folder: str) -> dict[str, str]:
    values = {
        "ENVIRONMENT": "test",
        "DATABASE_URL": stack.url("postgres").rsplit("/", 1)[0] + "/sample",
        "NATS_URL": stack.url("nats"),
        "NATS_SEED": stack.site.nats_seed(TESTS),
        "TEMPORAL_ADDRESS": "127.0.0.1:1",
        "PUBLIC_URL": "http://groundwork.test",
        **rpc_environment("sample"),
        "STORAGE_URL": f"file://{folder}",
        "STORAGE_KEY": _KEY,
        "SMTP_URL": "smtp://127.0.0.1:1",
        "MAIL_FROM": "Groundwork <no-reply@groundwork.test>",
        "TRUSTED_PROXIES": "127.0.0.1",
        "IDENTITY_URL": "http://127.0.0.1:1",
        "IDENTITY_GRPC": "127.0.0.1:1",
        "LOG_LEVEL": "WARNING",
    }
    return {f"SAMPLE_{name}": value for name, value in values.items()}


def _say(words: str) -> None:
    sys.stdout.write(f"{words}\n")
    sys.stdout.flush()


_KIND = NoteChanged.DESCRIPTOR.full_name

if __name__ == "__main__":
    sys.exit(main())
