"""What each service keeps of the others, once they are seeded."""

from collections.abc import Sequence

from chassis.events.batches import FeedConsumer
from chassis.runtime import Runtime
from chassis.serve import make_consumers, make_relay
from chassis.service import ServiceDefinition


async def tell_read_models(services: Sequence[tuple[ServiceDefinition, Runtime]]) -> None:
    """They are there when the sweeps begin, as a moment after in production. Nothing else of events: mails
    and runs would come into the sweeps."""
    for definition, runtime in services:
        await runtime.bus.ensure_stream(definition.context)
        relay = make_relay(definition, runtime)
        while await relay.publish_pending():
            pass
    for definition, runtime in services:
        for consumer in make_consumers(definition, runtime):
            if isinstance(consumer, FeedConsumer):
                await consumer.work_pending()
