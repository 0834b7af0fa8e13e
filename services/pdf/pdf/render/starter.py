import asyncio
from datetime import timedelta
from typing import Any

from chassis.errors import Unavailable
from chassis.settings import TemporalSettings
from chassis.temporal import connect_temporal
from chassis.texts import Text
from temporalio.client import Client
from temporalio.common import Priority, WorkflowIDConflictPolicy
from temporalio.service import RPCError

from pdf.queues import RENDER_QUEUE
from pdf.render.order import RenderOrder
from pdf.render.workflow import AGAIN, RenderSubmission

_ASK_SECONDS = 3


class RenderStarter:
    """Sets a render going, once however often it is asked for."""

    def __init__(self, settings: TemporalSettings) -> None:
        self._settings = settings
        self._client: Client | None = None
        self._connecting = asyncio.Lock()

    async def start(self, order: RenderOrder) -> None:
        await self._start(order)

    async def start_again(self, order: RenderOrder) -> None:
        """After a failure. The run that failed may not have ended yet: it is told then, and goes on."""
        await self._start(order, start_signal=AGAIN, start_signal_args=[order])

    async def _start(self, order: RenderOrder, **signal: Any) -> None:
        try:
            client = await self._connected()
            await client.start_workflow(
                RenderSubmission.run,
                order,
                id=order.workflow_id,
                task_queue=RENDER_QUEUE,
                id_conflict_policy=WorkflowIDConflictPolicy.USE_EXISTING,
                # Companies take turns in both queues, however much one of them has asked for.
                priority=Priority(fairness_key=order.company_id),
                rpc_timeout=timedelta(seconds=_ASK_SECONDS),
                **signal,
            )
        except RPCError as error:
            raise Unavailable(Text("PDFs can't be made at the moment. Try again in a minute.")) from error

    async def _connected(self) -> Client:
        async with self._connecting:
            if self._client is None:
                self._client = await connect_temporal(self._settings, lazy=True)
            return self._client
