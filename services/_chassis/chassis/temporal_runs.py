"""Runs of a workflow, one for each of a context's own things, which look for themselves how that stands: they
are begun, or told that it has changed."""

from collections.abc import Callable
from typing import Any

from temporalio.common import Priority, WorkflowIDConflictPolicy, WorkflowIDReusePolicy
from temporalio.service import RPCError, RPCStatusCode

from chassis.settings import TemporalSettings
from chassis.temporal import TemporalClient

_SECONDS = 10.0


class SignalledRuns:
    def __init__(
        self, settings: TemporalSettings, run: Callable[..., Any], task_queue: str, *, signal: str
    ) -> None:
        self._temporal = TemporalClient(settings)
        self._run, self._task_queue, self._signal = run, task_queue, signal

    async def begin_or_tell(self, workflow_id: str, start: Any, *, company_id: str) -> None:
        """Harmless when told twice, or late: the run looks how things stand."""
        async with self._temporal.calling(seconds=_SECONDS) as client:
            await client.start_workflow(
                self._run,
                start,
                id=workflow_id,
                task_queue=self._task_queue,
                id_conflict_policy=WorkflowIDConflictPolicy.USE_EXISTING,
                id_reuse_policy=WorkflowIDReusePolicy.ALLOW_DUPLICATE,
                start_signal=self._signal,
                # Companies take turns.
                priority=Priority(fairness_key=company_id),
            )

    async def tell(self, workflow_id: str) -> None:
        """Nothing, where none runs."""
        async with self._temporal.calling(seconds=_SECONDS) as client:
            try:
                await client.get_workflow_handle(workflow_id).signal(self._signal)
            except RPCError as error:
                if error.status != RPCStatusCode.NOT_FOUND:
                    raise
