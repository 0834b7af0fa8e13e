"""Events of older releases, as they lie in streams and dead letters, and every consumer of today."""

from collections.abc import Iterator
from typing import Any

import pytest
from chassis.clock import now
from chassis.event_contract import subject_of
from chassis.events.context import context_of
from chassis.events.subscription import Subscription
from chassis.testing.contracts import events_in_contracts
from devstack.recorded_events import Recorded, recorded

from services._devstack.tests.every_service.house import House, definitions

KINDS = {subject_of(kind): kind for kind in events_in_contracts()}
RECORDED = list(recorded())


def consumers() -> Iterator[tuple[str, Subscription[Any]]]:
    for definition in definitions():
        for subscription in definition.all_subscriptions:
            yield definition.context, subscription


def test_there_is_one_of_each_kind() -> None:
    """`python -m devstack.recorded_events` records a new kind. One that is gone may still be on its way."""
    assert {each.subject for each in RECORDED} == set(KINDS)


@pytest.mark.parametrize("old", RECORDED, ids=lambda each: each.subject)
def test_nothing_of_it_is_lost_on_a_reader_of_today(old: Recorded) -> None:
    event = KINDS[old.subject].FromString(old.payload)
    assert _knows_all_of(event)
    context = context_of(event, old.event_id, old.headers, now)
    assert context.revision == 42
    assert context.actor is not None
    assert context.aggregate_id == old.headers.get("Groundwork-Aggregate", "")
    assert str(context.company_id or "") == old.headers.get("Groundwork-Company", "")


@pytest.mark.parametrize("consumer", list(consumers()), ids=lambda each: each[1].name)
async def test_every_consumer_takes_it(house: House, consumer: tuple[str, Subscription[Any]]) -> None:
    context_name, subscription = consumer
    runtime = house.services[context_name].runtime
    # Of a kind that changed there may be several.
    for old in (each for each in RECORDED if each.subject == subject_of(subscription.event)):
        event = subscription.event.FromString(old.payload)
        async with runtime.database.unit_of_work() as uow:
            context = context_of(event, old.event_id, old.headers, now)
            await subscription.handle(uow, event, context, runtime)


def _knows_all_of(event: Any) -> bool:
    """What was taken out of a contract would be carried along, and read by nobody."""
    known = type(event)()
    known.CopyFrom(event)
    known.DiscardUnknownFields()
    return bool(event.ListFields()) and known.SerializeToString() == event.SerializeToString()
