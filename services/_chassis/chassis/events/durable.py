"""The durable consumer of a subscription: made once, brought to what is declared when that changes."""

import logging
from dataclasses import replace
from datetime import UTC, timedelta
from typing import Any

from nats.js.api import AckPolicy, ConsumerConfig, DeliverPolicy
from nats.js.errors import NotFoundError

from chassis.bus import Bus
from chassis.clock import now
from chassis.event_contract import stream_of
from chassis.events.subscription import Subscription

log = logging.getLogger(__name__)

NEW_MEANS = timedelta(minutes=10)
"""A consumer of what is new begins so far back: events that were published while a release was rolled out,
before its first process was up, are new too."""
_MARGIN_SECONDS = 5.0
# What NATS changes in place. Where a consumer began is over when it has begun.
_CHANGEABLE = ("ack_wait", "max_ack_pending", "max_deliver", "filter_subject")


def ack_wait_of(subscription: Subscription[Any]) -> float:
    return subscription.seconds + _MARGIN_SECONDS


async def ensure_durable(bus: Bus, subscription: Subscription[Any], *, most_in_flight: int) -> str:
    """The stream that it reads."""
    stream = bus.stream(stream_of(subscription.subject))
    wanted = ConsumerConfig(
        name=subscription.durable,
        durable_name=subscription.durable,
        filter_subject=bus.subject(subscription.subject),
        ack_policy=AckPolicy.EXPLICIT,
        ack_wait=ack_wait_of(subscription),
        # Unlimited here: the bound is ours, so that giving up always leaves a dead letter.
        max_deliver=-1,
        max_ack_pending=most_in_flight,
        **_start(subscription),
    )
    try:
        there = (await bus.jetstream.consumer_info(stream, subscription.durable)).config
    except NotFoundError:
        await bus.jetstream.add_consumer(stream, wanted)
    else:
        await _bring_to(bus, stream, there, wanted)
    return stream


def _start(subscription: Subscription[Any]) -> dict[str, Any]:
    if subscription.start == "all":
        return {"deliver_policy": DeliverPolicy.ALL}
    # The client writes it as UTC, and the server keeps milliseconds.
    since = (now() - NEW_MEANS).astimezone(UTC).replace(microsecond=0)
    return {"deliver_policy": DeliverPolicy.BY_START_TIME, "opt_start_time": since}


async def _bring_to(bus: Bus, stream: str, there: ConsumerConfig, wanted: ConsumerConfig) -> None:
    if there.deliver_policy != wanted.deliver_policy:
        log.info(
            "%s was made to begin with %s; that it is declared to begin with %s changes nothing any more",
            *(wanted.name, there.deliver_policy, wanted.deliver_policy),
        )
    if all(getattr(there, name) == getattr(wanted, name) for name in _CHANGEABLE):
        return
    as_begun = {"deliver_policy": there.deliver_policy, "opt_start_time": there.opt_start_time}
    await bus.jetstream.add_consumer(stream, replace(wanted, **as_begun))
    log.info("%s was brought to what is declared now", wanted.name)
