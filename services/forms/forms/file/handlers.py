from chassis.db import UnitOfWork
from chassis.events.context import EventContext
from chassis.events.subscription import Subscription
from chassis.runtime import Runtime
from contracts.forms.v1 import events_pb2

from forms.file import service


async def delete_discarded_files(
    uow: UnitOfWork, event: events_pb2.FileDiscarded, _: EventContext, runtime: Runtime
) -> None:
    """What the event says is not enough: only what no row points at goes. No row will again, either, as every
    upload has a key of its own."""
    for key in await service.without_row(uow, event.keys):
        await runtime.storage.delete(key)


subscriptions = [
    Subscription(
        "forms.delete_discarded_files", events_pb2.FileDiscarded, delete_discarded_files, start="all"
    )
]
