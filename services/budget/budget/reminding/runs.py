"""Sets the reminders of a request going. Temporal may be away: whoever tells of it is tried again."""

from chassis.settings import TemporalSettings
from chassis.temporal import TemporalClient
from temporalio.common import Priority, WorkflowIDConflictPolicy, WorkflowIDReusePolicy
from temporalio.service import RPCError, RPCStatusCode

from budget.queues import APPROVAL_QUEUE
from budget.reminding.calls import Start
from budget.reminding.workflow import ApprovalRun

_SECONDS = 10.0
_SIGNAL = "changed"


def workflow_id(request_id: str) -> str:
    return f"budget-request/{request_id}"


class ApprovalRuns:
    def __init__(self, settings: TemporalSettings) -> None:
        self._temporal = TemporalClient(settings)

    async def begin_or_tell(self, request_id: str, company_id: str) -> None:
        """Harmless when told twice, or late: the run looks how things stand."""
        async with self._temporal.calling(seconds=_SECONDS) as client:
            await client.start_workflow(
                ApprovalRun.run,
                Start(request_id=request_id, company_id=company_id),
                id=workflow_id(request_id),
                task_queue=APPROVAL_QUEUE,
                id_conflict_policy=WorkflowIDConflictPolicy.USE_EXISTING,
                id_reuse_policy=WorkflowIDReusePolicy.ALLOW_DUPLICATE,
                start_signal=_SIGNAL,
                # Companies take turns.
                priority=Priority(fairness_key=company_id),
            )

    async def tell(self, request_id: str) -> None:
        """Nothing, where none runs."""
        async with self._temporal.calling(seconds=_SECONDS) as client:
            try:
                await client.get_workflow_handle(workflow_id(request_id)).signal(_SIGNAL)
            except RPCError as error:
                if error.status != RPCStatusCode.NOT_FOUND:
                    raise
