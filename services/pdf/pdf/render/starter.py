from typing import Any

from chassis.settings import TemporalSettings
from chassis.temporal import TemporalClient
from temporalio.common import Priority, WorkflowIDConflictPolicy

from pdf.queues import RENDER_QUEUE
from pdf.render.order import RenderOrder
from pdf.render.workflow import AGAIN, RenderSubmission

_SECONDS = 10.0


class RenderStarter:
    """Sets a render going, once however often it is asked for."""

    def __init__(self, settings: TemporalSettings) -> None:
        self._temporal = TemporalClient(settings)

    async def start(self, order: RenderOrder) -> None:
        await self._start(order)

    async def start_again(self, order: RenderOrder) -> None:
        """After a failure. The run that failed may not have ended yet: it is told then, and goes on."""
        await self._start(order, start_signal=AGAIN, start_signal_args=[order])

    async def _start(self, order: RenderOrder, **signal: Any) -> None:
        async with self._temporal.calling(seconds=_SECONDS) as client:
            await client.start_workflow(
                RenderSubmission.run,
                order,
                id=order.workflow_id,
                task_queue=RENDER_QUEUE,
                id_conflict_policy=WorkflowIDConflictPolicy.USE_EXISTING,
                # Companies take turns in both queues, however much one of them has asked for.
                priority=Priority(fairness_key=order.company_id),
                **signal,
            )
