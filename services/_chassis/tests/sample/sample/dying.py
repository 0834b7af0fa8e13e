"""`python -m sample.dying`: works off events until one kills the process, as a library's bug would."""

import asyncio
import os
import signal
from dataclasses import replace
from typing import Any

from chassis.db import UnitOfWork
from chassis.events import durable
from chassis.events.context import EventContext
from chassis.events.subscription import Subscription
from chassis.runtime import Runtime
from chassis.serve import make_consumers
from chassis.settings import load_settings

from sample.events import NoteAdded
from sample.main import SampleSettings, definition
from sample.tables import Echo

DEADLY = "deadly"


async def _echo_or_die(uow: UnitOfWork, event: Any, _: EventContext, __: Runtime) -> None:
    await asyncio.sleep(0.1)  # the others are begun meanwhile
    if event.text == DEADLY:
        os.kill(os.getpid(), signal.SIGKILL)
    uow.add(Echo(text=event.text))


echo_or_die = Subscription("sample.echo_or_die", NoteAdded, _echo_or_die, start="all", seconds=1.0)


async def _work() -> None:
    durable._MARGIN_SECONDS = 0.5  # pyright: ignore[reportPrivateUsage] -- the test waits for redelivery
    dying = replace(definition, subscriptions=[echo_or_die], projections=[], company_deletion=None)
    async with dying.open(load_settings(SampleSettings)) as runtime:
        (consumer,) = make_consumers(dying, runtime)
        await consumer.run()


if __name__ == "__main__":
    asyncio.run(_work())
