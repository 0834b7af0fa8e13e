import asyncio
from datetime import timedelta
from uuid import uuid4

import pytest
from chassis.settings import TemporalSettings
from chassis.temporal import ActivityWorker, connect_temporal
from temporalio import activity, workflow

with workflow.unsafe.imports_passed_through():
    from chassis.testing.workers import running
    from devstack.testing.temporal import Temporal


@activity.defn
async def double(number: int) -> int:
    return number * 2


@workflow.defn
class Doubling:
    @workflow.run
    async def run(self, number: int) -> int:
        return await workflow.execute_activity(double, number, start_to_close_timeout=timedelta(seconds=10))


async def test_a_worker_takes_its_queue_until_it_is_stopped(
    settings: TemporalSettings, temporal: Temporal
) -> None:
    reached = settings.model_copy(update=temporal.settings)
    client = await connect_temporal(reached)
    queue = f"doubling-{uuid4()}"
    worker = ActivityWorker(reached, queue, workflows=[Doubling], activities=[double])
    async with running([worker]):
        assert await client.execute_workflow(Doubling.run, 21, id=str(uuid4()), task_queue=queue) == 42


async def test_a_worker_that_breaks_fails_its_test(settings: TemporalSettings, temporal: Temporal) -> None:
    reached = settings.model_copy(update=temporal.settings)
    tried = asyncio.Event()

    async def break_down(_: object) -> None:
        tried.set()
        raise LookupError("nothing to work with")

    with pytest.raises(LookupError):
        async with running([ActivityWorker(reached, "broken", activities=[double], prepare=break_down)]):
            await tried.wait()
