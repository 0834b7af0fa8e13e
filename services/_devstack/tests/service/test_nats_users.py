"""Who may do what on NATS, asked of a real server with the configuration that `make dev` gives it."""

import asyncio
import itertools
import json
from collections.abc import Generator, Sequence

import pytest
from chassis.bus import inbox_of
from chassis.live.telling import EVERY_SUBJECT, subject_of_notes
from devstack.nats_users import PERMISSIONS
from devstack.testing import Stack
from nats.aio.client import Client
from nats.errors import Error as NatsError

from services._devstack.tests.service.nats_access import (
    CONTEXTS,
    EVENTS,
    declared,
    heard_by,
    make_streams,
    signed_in,
)


@pytest.fixture(scope="module")
def stack() -> Generator[Stack]:
    with Stack("nats-users", "nats") as stack:
        asyncio.run(make_streams(stack))
        yield stack


class TestNobody:
    async def test_gets_in_without_a_key(self, stack: Stack) -> None:
        assert await turned_away(stack)

    async def test_gets_in_by_a_key_that_is_not_on_the_list(self, stack: Stack) -> None:
        assert await turned_away(stack, seed=stack.site.secrets.get("nats/stranger", "nkey"))


async def turned_away(stack: Stack, seed: str | None = None) -> bool:
    client = Client()

    async def failed(_: Exception) -> None:
        """Raised as well."""

    try:
        await client.connect(
            stack.site.nats_address, allow_reconnect=False, error_cb=failed, nkeys_seed_str=seed
        )
    except NatsError as error:
        return "Authorization Violation" in str(error)
    finally:
        await client.close()
    return False


@pytest.mark.parametrize("context", CONTEXTS)
class TestAService:
    async def test_publishes_its_own_events_and_no_others(self, stack: Stack, context: str) -> None:
        async with signed_in(stack, context) as user:
            allowed = await user.may_publish(EVENTS)
        assert allowed == {each for each in EVENTS if each.startswith(f"{context}.")}

    async def test_announces_only_its_own_events(self, stack: Stack, context: str) -> None:
        async with signed_in(stack, context) as user:
            told = await user.may_publish(f"_outbox.{peer}" for peer in CONTEXTS)
        assert told == {f"_outbox.{context}"}

    async def test_tells_browsers_only_in_its_own_name(self, stack: Stack, context: str) -> None:
        """The subject says whose topic it is: nobody else's can be forged."""
        async with signed_in(stack, context) as user:
            told = await user.may_publish(subject_of_notes(peer) for peer in [*CONTEXTS, "*"])
        assert told == {subject_of_notes(context)}

    async def test_consumes_what_it_declares(self, stack: Stack, context: str) -> None:
        async with signed_in(stack, context) as user:
            stream = user.client.jetstream(timeout=10)
            for durable, subject in declared(context):
                pull = await stream.pull_subscribe(subject, durable, subject.split(".")[0])
                assert (await pull.consumer_info()).config.filter_subject == subject
        assert user.refusals == []

    async def test_and_nothing_else(self, stack: Stack, context: str) -> None:
        durables = [*(each for name in CONTEXTS for each, _ in declared(name)), f"{context}_new_idea"]
        asked, mine = list[str](), declared(context)
        for durable, subject in itertools.product(durables, EVENTS):
            stream = subject.split(".")[0]
            if (durable, subject) not in mine:
                asked.append(f"CONSUMER.CREATE.{stream}.{durable}.{subject}")
            asked += [f"CONSUMER.CREATE.{stream}.{durable}", f"CONSUMER.DURABLE.CREATE.{stream}.{durable}"]
        own = {(durable, subject.split(".")[0]) for durable, subject in mine}
        others = {*itertools.product(durables, CONTEXTS)} - own
        for durable, stream in others:
            asked += [f"CONSUMER.INFO.{stream}.{durable}", f"CONSUMER.MSG.NEXT.{stream}.{durable}"]
        async with signed_in(stack, context) as user:
            assert await user.may_ask(asked) == set()
            acknowledged = [f"$JS.ACK.{stream}.{durable}.1.1.1.1.0" for durable, stream in others]
            assert await user.may_publish(acknowledged) == set()

    async def test_listens_to_no_subject_but_what_its_processes_hear(
        self, stack: Stack, context: str
    ) -> None:
        subjects = [*EVENTS, ">", "*.>", "$JS.>", "_INBOX.>", "$SYS.>"]
        for peer in CONTEXTS:
            subjects += [f"{inbox_of(peer)}.>", f"_outbox.{peer}", subject_of_notes(peer)]
        subjects += [EVERY_SUBJECT, "_notes.>"]
        async with signed_in(stack, context) as user:
            heard = {
                subject for subject in subjects if not await user.was_refused(user.client.subscribe(subject))
            }
        allowed = {*heard_by(context), f"{inbox_of(context)}.>", f"_outbox.{context}"}
        if EVERY_SUBJECT in allowed:
            # The server takes the last for a word like any; deeper than a context nobody may publish.
            allowed |= {*map(subject_of_notes, CONTEXTS), "_notes.>"}
        assert heard == allowed

    async def test_changes_no_stream_and_reads_none_past_its_consumers(
        self, stack: Stack, context: str
    ) -> None:
        asked = ["INFO", "STREAM.NAMES", "STREAM.LIST", "ACCOUNT.PURGE.$G"]
        asked += [f"STREAM.CREATE.{other}" for other in {*CONTEXTS, "mirror"} - {context}]
        for stream in CONTEXTS:
            changing = ("DELETE", "PURGE", "UPDATE", "SNAPSHOT", "RESTORE", "MSG.DELETE")
            asked += [f"STREAM.{verb}.{stream}" for verb in (*changing, "INFO", "MSG.GET")]
            reading = ("DIRECT.GET", "CONSUMER.NAMES", "CONSUMER.LIST", "CONSUMER.CREATE")
            asked += [f"{verb}.{stream}" for verb in reading]
            ending = ("DELETE", "PAUSE", "RESET", "UNPIN")
            asked += [f"CONSUMER.{verb}.{stream}.{declared('pdf')[0][0]}" for verb in ending]
        async with signed_in(stack, context) as user:
            assert await user.may_ask(asked) == set()

    async def test_consumes_no_more_than_it_declares_by_asking_in_a_declared_name(
        self, stack: Stack, context: str
    ) -> None:
        """The subject of the request is allowed; what it asks for is another thing."""
        async with signed_in(stack, context) as user:
            for durable, subject in declared(context):
                stream = subject.split(".")[0]
                asked = f"$JS.API.CONSUMER.CREATE.{stream}.{durable}.{subject}"
                for config in (
                    {"filter_subject": f"{stream}.>"},
                    {"filter_subjects": [f"{stream}.>"]},
                    {"filter_subject": subject, "name": "other", "durable_name": "other"},
                    {},
                ):
                    body = {
                        "stream_name": stream,
                        "config": {"name": durable, "durable_name": durable} | config,
                    }
                    answer = await user.client.request(asked, json.dumps(body).encode(), timeout=60)
                    assert "error" in json.loads(answer.data), config


def test_one_service_hears_what_all_tell_browsers() -> None:
    assert len([context for context in CONTEXTS if EVERY_SUBJECT in heard_by(context)]) == 1


def test_every_permission_is_of_a_context_that_is_there() -> None:
    granted: dict[str, Sequence[str]] = json.loads(PERMISSIONS.read_text())
    assert sorted(granted) == sorted(CONTEXTS)
