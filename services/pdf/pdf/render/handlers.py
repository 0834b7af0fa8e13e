import logging
from typing import Any

from chassis.db import UnitOfWork
from chassis.events.context import EventContext
from chassis.events.subscription import Subscription
from chassis.runtime import Runtime
from contracts.pdf.v1 import events_pb2

from pdf.render import keeping

log = logging.getLogger(__name__)


async def delete_discarded_file(
    uow: UnitOfWork, event: events_pb2.FileDiscarded, _: EventContext, runtime: Runtime
) -> None:
    """What the event says is not enough: only what no render points at goes. None will again, either, as each
    time something is printed it has a key of its own."""
    if await keeping.has_no_row(uow, event.key):
        await runtime.storage.delete(event.key)
    else:
        log.error("the file %s was said to be discarded, and stays", event.key)


subscriptions: list[Subscription[Any]] = [
    Subscription("pdf.delete_discarded_file", events_pb2.FileDiscarded, delete_discarded_file, start="all"),
]
