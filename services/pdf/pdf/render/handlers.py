from typing import Any

from chassis.db import UnitOfWork
from chassis.events.consumer import Subscription
from chassis.runtime import Runtime
from contracts.pdf.v1 import events_pb2


async def delete_discarded_file(_: UnitOfWork, event: events_pb2.FileDiscarded, runtime: Runtime) -> None:
    await runtime.storage.delete(event.key)


subscriptions: list[Subscription[Any]] = [
    Subscription("pdf.delete_discarded_file", events_pb2.FileDiscarded, delete_discarded_file),
]
