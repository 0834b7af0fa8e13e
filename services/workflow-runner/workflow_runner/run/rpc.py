from collections.abc import Collection
from datetime import UTC
from typing import Any

import grpc
from chassis.errors import BadRequest
from chassis.rpc import RpcService, parse_id
from chassis.runtime import Runtime
from chassis.texts import Text
from contracts.workflow_runner.v1 import workflow_runner_pb2, workflow_runner_pb2_grpc
from formwork.workflow import MOST_EDGES
from google.protobuf.timestamp_pb2 import Timestamp

from workflow_runner.run.service import Runs
from workflow_runner.run.workflows.state import Press

_LONGEST_NAME = 200


class SubmissionRunServicer(workflow_runner_pb2_grpc.SubmissionRunServiceServicer):
    """The names of the methods are the contract's."""

    def __init__(self, runtime: Runtime) -> None:
        self._runs = runtime.of(Runs)

    async def SubmitStep(  # noqa: N802
        self,
        request: workflow_runner_pb2.SubmitStepRequest,
        context: "grpc.aio.ServicerContext[Any, Any]",
    ) -> workflow_runner_pb2.SubmitStepResponse:
        del context
        press = Press(
            step_id=_named(request.step_id),
            action_id=_named(request.action_id),
            attempt_id=_named(request.attempt_id),
            taken_edge_ids=_taken(request.taken_edge_ids),
            transitions=max(0, request.transitions),
        )
        moved = await self._runs.submit_step(str(parse_id(request.submission_id)), request.company_id, press)
        return workflow_runner_pb2.SubmitStepResponse(
            number=moved.number, current_step_id=moved.step_id or "", is_done=moved.step_id is None
        )

    async def GetProgress(  # noqa: N802
        self,
        request: workflow_runner_pb2.GetProgressRequest,
        context: "grpc.aio.ServicerContext[Any, Any]",
    ) -> workflow_runner_pb2.GetProgressResponse:
        del context
        progress = await self._runs.progress(str(parse_id(request.submission_id)))
        due_at: Timestamp | None = None
        if progress.due_at is not None:
            due_at = Timestamp()
            due_at.FromDatetime(progress.due_at.astimezone(UTC))
        return workflow_runner_pb2.GetProgressResponse(
            current_step_id=progress.step_id or "",
            is_done=progress.step_id is None,
            transitions=progress.transitions,
            due_at=due_at,
            reminders_sent=progress.reminders_sent,
        )


def _named(value: str) -> str:
    if not 0 < len(value) <= _LONGEST_NAME:
        raise BadRequest(
            Text(
                "A press names its step, its button and its attempt, each in at most {most} characters.",
                most=_LONGEST_NAME,
            )
        )
    return value


def _taken(edge_ids: Collection[str]) -> list[str]:
    if len(edge_ids) > MOST_EDGES:
        raise BadRequest(Text("A press takes at most {most} branches.", most=MOST_EDGES))
    return [_named(each) for each in edge_ids]


def run_rpc(runtime: Runtime) -> RpcService:
    return RpcService(
        "contracts.workflow_runner.v1.SubmissionRunService",
        workflow_runner_pb2_grpc.add_SubmissionRunServiceServicer_to_server,
        SubmissionRunServicer(runtime),
    )
