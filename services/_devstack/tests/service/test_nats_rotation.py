"""A service's key is replaced while its events flow: none is lost, none is refused."""

import asyncio
import os
import signal
from collections.abc import AsyncGenerator, Generator
from contextlib import asynccontextmanager
from uuid import uuid4

import pytest
from chassis.bus import EVENT_ID_HEADER, STREAM_HEADER, Bus
from devstack.nats_users import authorization, new_seed, permissions, public_key
from devstack.testing import Stack

SUBJECT = "forms.submission.created.v1"
_PATIENCE = 20.0
_STREAM_BYTES = 1_000_000


@pytest.fixture
def stack() -> Generator[Stack]:
    with Stack("nats-rotation", "nats") as stack:
        yield stack


async def connect(stack: Stack, context: str, seed: str) -> Bus:
    return await Bus.connect(stack.site.nats_address, context=context, seed=seed, stream_bytes=_STREAM_BYTES)


def list_keys(stack: Stack, *seeds_of_forms: str) -> None:
    """Into the configuration, and a signal to the running server: what an operator does."""
    granted = permissions()
    seeds = {context: [stack.site.nats_seed(context)] for context in granted} | {"forms": [*seeds_of_forms]}
    keys = {context: [public_key(seed) for seed in each] for context, each in seeds.items()}
    config = stack.site.state / "nats.conf"
    before, _, _ = config.read_text().partition("authorization ")
    config.write_text(f"{before}authorization {authorization(granted, keys)}\n")
    pid = stack.pid("nats")
    assert pid is not None
    os.kill(pid, signal.SIGHUP)


class Flow:
    """Events of forms, one after the other, and workflow-runner taking them."""

    def __init__(self, forms: Bus, runner: Bus) -> None:
        self.forms = forms
        self._runner = runner
        self.published: list[bytes] = []
        self.received: list[bytes] = []
        self._ends = asyncio.Event()

    def ends(self) -> None:
        """After the event under way: one cut off before its answer would count as never sent."""
        self._ends.set()

    async def publish(self) -> None:
        while not self._ends.is_set():
            event = str(len(self.published)).encode()
            headers = {EVENT_ID_HEADER: str(uuid4()), STREAM_HEADER: "forms"}
            await self.forms.jetstream.publish(SUBJECT, event, headers=headers)
            self.published.append(event)
            await asyncio.sleep(0.005)

    async def receive(self) -> None:
        pull = await self._runner.jetstream.pull_subscribe(SUBJECT, "workflow_runner_start_run", "forms")
        while True:
            try:
                messages = await pull.fetch(20, timeout=0.5)
            except TimeoutError:
                continue
            for message in messages:
                self.received.append(message.data)
                await message.ack()

    async def goes_on(self) -> None:
        wanted = len(self.received) + 20
        async with asyncio.timeout(_PATIENCE):
            while len(self.received) < wanted:
                await asyncio.sleep(0.02)


async def _ended(task: "asyncio.Task[None]") -> BaseException | None:
    """A fetch whose time is up in the very moment of the cancelling hears of its time only, and goes on."""
    while not task.done():
        task.cancel()
        await asyncio.wait([task], timeout=0.2)
    return asyncio.CancelledError() if task.cancelled() else task.exception()


@asynccontextmanager
async def flowing(stack: Stack, seed: str) -> AsyncGenerator[Flow]:
    forms = await connect(stack, "forms", seed)
    runner = await connect(stack, "workflow-runner", stack.site.nats_seed("workflow-runner"))
    await forms.ensure_stream("forms")
    flow = Flow(forms, runner)
    publishing, receiving = asyncio.create_task(flow.publish()), asyncio.create_task(flow.receive())
    try:
        await flow.goes_on()
        yield flow
        flow.ends()
        async with asyncio.timeout(_PATIENCE):
            await publishing
            while len(flow.received) < len(flow.published):
                await asyncio.sleep(0.02)
    finally:
        publishing.cancel()
        ended = await _ended(receiving)
        await flow.forms.close()
        await runner.close()
    assert isinstance(ended, asyncio.CancelledError), ended


async def test_loses_no_event(stack: Stack) -> None:
    old, new = stack.site.nats_seed("forms"), new_seed()
    async with flowing(stack, old) as flow:
        list_keys(stack, old, new)
        await flow.goes_on()
        # The service's processes are replaced, one after the other: both keys are in use.
        before = flow.forms
        flow.forms = await connect(stack, "forms", new)
        await flow.goes_on()
        assert before.is_connected
        await before.close()
        list_keys(stack, new)
        await flow.goes_on()
    assert flow.received == flow.published


async def test_turns_the_old_key_away_until_it_is_listed_again(stack: Stack) -> None:
    """Also a service whose key was taken from it too early comes back by itself."""
    old, new = stack.site.nats_seed("forms"), new_seed()
    bus = await connect(stack, "forms", old)
    await bus.ensure_stream("forms")
    list_keys(stack, new)
    async with asyncio.timeout(_PATIENCE):
        while bus.is_connected:
            await asyncio.sleep(0.05)
        await asyncio.sleep(1.5)
        assert not bus.is_connected
        list_keys(stack, old, new)
        while not bus.is_connected:
            await asyncio.sleep(0.05)
    headers = {EVENT_ID_HEADER: str(uuid4()), STREAM_HEADER: "forms"}
    assert (await bus.jetstream.publish(SUBJECT, b"back", headers=headers)).seq == 1
    await bus.close()
