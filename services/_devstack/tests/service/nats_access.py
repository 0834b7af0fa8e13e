"""Services on NATS with the configuration that `make dev` gives it, each by its own key."""

import re
from collections.abc import AsyncGenerator, Awaitable, Iterable
from contextlib import asynccontextmanager
from importlib import import_module
from typing import Any

import nats
from chassis.bus import Bus, inbox_of
from chassis.event_contract import subject_of
from chassis.live.telling import EVERY_SUBJECT
from devstack import layout
from devstack.layout import ROOT
from devstack.testing import Stack
from nats.aio.client import Client

_STREAM_BYTES = 1_000_000
CONTEXTS = [each.context for each in layout.services()]


def events_of_all() -> list[str]:
    """Every event there is in proto/contracts."""
    found: list[str] = []
    for file in sorted((ROOT / "proto/contracts").glob("*/v1/events.proto")):
        module = import_module(f"contracts.{file.parent.parent.name}.v1.events_pb2")
        for name in module.DESCRIPTOR.message_types_by_name:
            try:
                found.append(subject_of(getattr(module, name)))
            except TypeError:
                continue  # a part of events
    return found


EVENTS = events_of_all()


def declared(context: str) -> list[tuple[str, str]]:
    """Durable consumer and subject of each of its subscriptions."""
    definition = import_module(f"{context.replace('-', '_')}.main").definition
    subscriptions = definition.plain_subscriptions
    return [(each.durable, subject_of(each.event)) for each in subscriptions]


def heard_by(context: str) -> set[str]:
    """What each of its processes hears past the streams."""
    definition = import_module(f"{context.replace('-', '_')}.main").definition
    notes = {EVERY_SUBJECT} if definition.serves_live_notes else set[str]()
    return notes | {each.subject for each in definition.listeners}


async def make_streams(stack: Stack) -> None:
    """As the services' relays do it, each its own."""
    for context in CONTEXTS:
        bus = await bus_of(stack, context)
        await bus.ensure_stream(context)
        await bus.close()


async def bus_of(stack: Stack, context: str) -> Bus:
    return await Bus.connect(
        stack.site.nats_address,
        context=context,
        seed=stack.site.nats_seed(context),
        stream_bytes=_STREAM_BYTES,
    )


class User:
    """A service's connection, and what the server refused it."""

    def __init__(self, context: str) -> None:
        self.context = context
        self.client = Client()
        self.refusals: list[str] = []

    async def was_refused(self, doing: Awaitable[Any]) -> bool:
        """Permission errors are answers to nothing: they come before that of a ping sent later."""
        self.refusals.clear()
        await doing
        for _ in range(2):  # the first may overtake what waits to be sent
            await self.client.flush()
        return bool(self.refusals)

    async def may_not_publish(self, subject: str) -> bool:
        return await self.was_refused(self.client.publish(subject, b""))

    async def may_publish(self, subjects: Iterable[str]) -> set[str]:
        """Which of these: all are sent before the first refusal is waited for."""
        asked = {each.lower(): each for each in subjects}
        await self.was_refused(self._publish_all(asked.values()))
        # The client tells it in small letters.
        refused = {subject for text in self.refusals for subject in re.findall(r'"([^"]+)"', text)}
        assert refused <= asked.keys(), f"refused, and not asked: {refused - asked.keys()}"
        return {each for name, each in asked.items() if name not in refused}

    async def may_ask(self, questions: Iterable[str]) -> set[str]:
        """Of JetStream."""
        return await self.may_publish(f"$JS.API.{each}" for each in questions)

    async def _publish_all(self, subjects: Iterable[str]) -> None:
        for each in subjects:
            await self.client.publish(each, b"")


@asynccontextmanager
async def signed_in(stack: Stack, context: str) -> AsyncGenerator[User]:
    user = User(context)

    async def failed(error: Exception) -> None:
        if "permissions violation" in str(error):
            user.refusals.append(str(error))

    await user.client.connect(
        stack.site.nats_address,
        nkeys_seed_str=stack.site.nats_seed(context),
        inbox_prefix=inbox_of(context),
        error_cb=failed,
    )
    try:
        yield user
    finally:
        await user.client.close()


async def all_of(stack: Stack, context: str) -> list[Any]:
    """What lies in a context's stream, read by who may read all."""
    async with everything(stack) as admin:
        stream = admin.jetstream()
        state = (await stream.stream_info(context)).state
        return [await stream.get_msg(context, number) for number in range(1, state.last_seq + 1)]


@asynccontextmanager
async def everything(stack: Stack) -> AsyncGenerator[Client]:
    client = await nats.connect(stack.url("nats"))
    try:
        yield client
    finally:
        await client.close()
