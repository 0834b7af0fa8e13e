"""What a service may do on NATS, worked out from what it declares: its own events, and those it consumes."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from chassis.bus import announcements_of, inbox_of
from chassis.event_contract import stream_of
from chassis.events.listener import Listener
from chassis.events.subscription import Subscription
from chassis.live.telling import EVERY_SUBJECT, subject_of_notes


@dataclass(frozen=True, slots=True)
class BusPermissions:
    """Subjects, as NATS's configuration takes them; what is not among them is refused."""

    publish: list[str]
    subscribe: list[str]


def permissions_of(
    context: str,
    subscriptions: Sequence[Subscription[Any]],
    listeners: Sequence[Listener[Any]] = (),
    *,
    hears_live_notes: bool = False,
) -> BusPermissions:
    """No deleting, purging or changing of streams, not even of its own: what happened stays what happened.
    What the services tell browsers only the hub hears."""
    # No context's name has a dot, so its stream is called as it is.
    making_its_stream = f"$JS.API.STREAM.CREATE.{context}"
    publish = [f"{context}.>", announcements_of(context), subject_of_notes(context), making_its_stream]
    for subscription in sorted(subscriptions, key=lambda each: each.name):
        publish += _consuming(context, subscription)
    # What every process hears goes past the stream.
    heard = [each.subject for each in listeners] + ([EVERY_SUBJECT] if hears_live_notes else [])
    subscribe = [f"{inbox_of(context)}.>", announcements_of(context), *heard]
    return BusPermissions(publish, subscribe)


def _consuming(context: str, subscription: Subscription[Any]) -> list[str]:
    package = context.replace("-", "_")
    if not subscription.name.startswith(f"{package}."):
        raise ValueError(
            f"{subscription.name}: the name of a subscription of {context} begins with {package}."
        )
    subject = subscription.subject
    consumer = f"{stream_of(subject)}.{subscription.durable}"
    return [
        f"$JS.API.CONSUMER.INFO.{consumer}",
        # The server compares these three with the request: another stream, name or filter is refused.
        f"$JS.API.CONSUMER.CREATE.{consumer}.{subject}",
        f"$JS.API.CONSUMER.MSG.NEXT.{consumer}",
        f"$JS.ACK.{consumer}.>",
    ]
