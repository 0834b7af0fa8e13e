"""Handlers that wait for what is away, or for ever."""

import asyncio
from dataclasses import replace

import httpx
import pytest
from chassis.errors import Unavailable
from chassis.events import consumer as consumer_module
from chassis.events.subscription import LONG_SECONDS, PagedSubscription
from chassis.runtime import Runtime
from chassis.serve import make_relay
from chassis.service import ServiceDefinition
from chassis.testing.people import Person
from sample.main import Mood

from services._chassis.tests.notes_told import add_note, consuming, dead_letters, echoes


class TestAnEventWhoseHandlerNeedsWhatIsAway:
    @pytest.mark.parametrize(
        "away",
        [Unavailable("forms does not answer."), ConnectionRefusedError("the database is restarting")],
        ids=["another service", "the database"],
    )
    async def test_waits_for_it_and_never_becomes_a_dead_letter(
        self,
        client: httpx.AsyncClient,
        service: ServiceDefinition,
        runtime: Runtime,
        member: Person,
        mood: type[Mood],
        monkeypatch: pytest.MonkeyPatch,
        away: Exception,
    ) -> None:
        monkeypatch.setattr(consumer_module, "MAX_ATTEMPTS", 2)
        mood.failing, mood.error = True, away
        await add_note(client, member)
        async with consuming(service, runtime), asyncio.timeout(30):
            while mood.tried < 2:
                await asyncio.sleep(0.05)
            assert await dead_letters(runtime) == []
            # The tries that met something away do not count for what then fails once.
            mood.error = ValueError("a bad day")
            seen = mood.tried
            while mood.tried == seen:
                await asyncio.sleep(0.05)
            mood.failing = False
            while await echoes(runtime) != ["hello"]:
                await asyncio.sleep(0.05)
        assert await dead_letters(runtime) == []


class TestAHandlerThatNeverEnds:
    async def test_is_cut_off_and_given_up_as_any_that_fails(
        self,
        client: httpx.AsyncClient,
        service: ServiceDefinition,
        runtime: Runtime,
        member: Person,
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        """Taken for something that is away it would be tried for ever, and a few such stop all others."""

        async def hang(*_: object) -> None:
            await asyncio.Event().wait()

        monkeypatch.setattr(consumer_module, "MAX_ATTEMPTS", 2)
        (subscription,) = service.subscriptions
        hanging = replace(service, subscriptions=[replace(subscription, handle=hang, seconds=0.2)])
        await add_note(client, member)
        async with consuming(hanging, runtime), asyncio.timeout(30):
            while not (letters := await dead_letters(runtime)):
                await asyncio.sleep(0.05)
        assert [(letter.attempts, letter.error) for letter in letters] == [
            (2, "TookTooLong: more than 0.2 s")
        ]


class TestHandlersThatTakeLong:
    async def test_leave_connections_to_who_asks_and_waits(
        self, client: httpx.AsyncClient, service: ServiceDefinition, runtime: Runtime, member: Person
    ) -> None:
        at_work, done = 0, asyncio.Event()

        async def take_long(*_: object) -> None:
            nonlocal at_work
            at_work += 1
            await done.wait()

        shares = runtime.database.shares
        notes = [f"note {number}" for number in range(shares.transactions + 1)]
        for note in notes:
            await add_note(client, member, note)
        (subscription,) = service.subscriptions
        slow = replace(service, subscriptions=[replace(subscription, handle=take_long)])
        async with consuming(slow, runtime):
            while at_work < shares.for_handlers:
                await asyncio.sleep(0.01)
            # No connection free in time would be an error.
            async with runtime.database.unit_of_work() as request:
                await request.lock("what a request takes")
            assert at_work == shares.for_handlers
            done.set()
            while at_work < len(notes):
                await asyncio.sleep(0.01)

    async def test_leave_places_to_those_that_do_not(
        self, client: httpx.AsyncClient, service: ServiceDefinition, runtime: Runtime, member: Person
    ) -> None:
        async def take_long(*_: object) -> None:
            await asyncio.Event().wait()

        (quick,) = service.subscriptions
        slow = PagedSubscription(
            "sample.take_long", quick.event, take_long, start="all", seconds=LONG_SECONDS
        )
        both = replace(service, subscriptions=[slow, quick])
        first, second = (
            [f"{when} {number}" for number in range(runtime.database.shares.for_handlers + 1)]
            for when in ("first", "second")
        )
        for note in first:
            await add_note(client, member, note)
        async with consuming(both, runtime), asyncio.timeout(60):
            while len(await echoes(runtime)) < len(first):
                await asyncio.sleep(0.05)
            for note in second:
                await add_note(client, member, note)
            await make_relay(service, runtime).publish_pending()
            while len(await echoes(runtime)) < len(first) + len(second):
                await asyncio.sleep(0.05)
