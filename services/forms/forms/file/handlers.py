from chassis.db import UnitOfWork
from chassis.events.consumer import Subscription
from chassis.runtime import Runtime
from contracts.forms.v1 import events_pb2


async def delete_discarded_files(_: UnitOfWork, event: events_pb2.FileDiscarded, runtime: Runtime) -> None:
    for key in event.keys:
        await runtime.storage.delete(key)


subscriptions = [
    Subscription("forms.delete_discarded_files", events_pb2.FileDiscarded, delete_discarded_files)
]
