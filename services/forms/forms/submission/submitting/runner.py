"""Asking workflow-runner, which decides where a submission goes."""

from uuid import UUID

from chassis.errors import ServiceError
from chassis.rpc import RpcChannel
from contracts.workflow_runner.v1 import workflow_runner_pb2, workflow_runner_pb2_grpc

from forms.tables.submission import Attempt

_SUBMIT_SECONDS = 10.0
_PROGRESS_SECONDS = 1.0


class Runner:
    def __init__(self, channel: RpcChannel) -> None:
        self._channel = channel
        self._stub = workflow_runner_pb2_grpc.SubmissionRunServiceStub(channel.channel)

    async def submit_step(self, company_id: UUID, attempt: Attempt) -> None:
        request = workflow_runner_pb2.SubmitStepRequest(
            submission_id=str(attempt.submission_id),
            step_id=str(attempt.step_id),
            action_id=str(attempt.action_id),
            attempt_id=str(attempt.id),
            company_id=str(company_id),
            taken_edge_ids=attempt.taken_edge_ids,
            transitions=attempt.number - 1 if attempt.number else 0,
        )
        await self._channel.call(self._stub.SubmitStep, request, deadline=_SUBMIT_SECONDS)

    async def find_progress(self, submission_id: UUID) -> workflow_runner_pb2.GetProgressResponse | None:
        """None where it doesn't answer in time, or has no run yet: nobody waits for a count of reminders."""
        request = workflow_runner_pb2.GetProgressRequest(submission_id=str(submission_id))
        try:
            return await self._channel.call(self._stub.GetProgress, request, deadline=_PROGRESS_SECONDS)
        except ServiceError:
            return None
