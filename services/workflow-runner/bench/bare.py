"""The yardstick: a workflow whose update runs one activity that does nothing. No graph, no route, no search
attributes, no timers, no service in between: only what nobody could leave out.

    python bare.py <host:port of Temporal>      # the worker
"""

import asyncio
import sys
from datetime import timedelta

from temporalio import activity, workflow
from temporalio.client import Client
from temporalio.worker import Worker

QUEUE = "bench-bare"


@activity.defn
async def note(number: int) -> int:
    return number


@workflow.defn
class Bare:
    def __init__(self) -> None:
        self._done = False

    @workflow.run
    async def run(self) -> None:
        await workflow.wait_condition(lambda: self._done)

    @workflow.update
    async def press(self, number: int) -> int:
        return await workflow.execute_activity(note, number, start_to_close_timeout=timedelta(seconds=10))

    @workflow.signal
    def end(self) -> None:
        self._done = True


async def work(address: str) -> None:
    client = await Client.connect(address)
    async with Worker(client, task_queue=QUEUE, workflows=[Bare], activities=[note]):
        await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(work(sys.argv[1]))
