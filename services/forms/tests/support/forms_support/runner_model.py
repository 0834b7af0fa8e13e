"""workflow-runner as its contract promises it: a model in memory, over gRPC, that asks forms as it does.

workflow-runner's own tests ask the model and the service the same (`test_model_of_forms.py`): neither changes
alone.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Any, TypeVar

import grpc
from chassis.errors import BadRequest, Conflict, NotFound, ServiceError
from chassis.rpc import RpcChannel, RpcService
from contracts.forms.v1 import forms_pb2, forms_pb2_grpc
from contracts.workflow_runner.v1 import workflow_runner_pb2, workflow_runner_pb2_grpc
from formwork.workflow import Graph, Transition, TransitionImpossible, Workflow, next_transition

FINISHED = "This submission is finished. Nothing can be submitted to it any more."
ALREADY_SUBMITTED = "This step was already submitted. Reload to see where the submission stands."
NOT_ITS_TURN = "It is not this step's turn. Reload to see where the submission stands."
SOMEBODY_IS_FIRST = "Somebody else is just submitting this step. Reload in a moment to see where it stands."
NO_SUCH_BUTTON = "The step has no such button. Reload and choose one of those shown."

T = TypeVar("T")

_PATIENCE_SECONDS = 30
_PAUSE_SECONDS = 0.1


@dataclass
class Position:
    """Where a submission stands, as forms wrote it down."""

    workflow: Workflow
    transitions: int
    step_id: str
    """Empty: it has ended."""
    entered_at: datetime
    open_step_ids: Sequence[str] = ()
    """Of steps that are open at once those that are left."""

    @property
    def open(self) -> Sequence[str]:
        return self.open_step_ids or [self.step_id]

    @property
    def due_at(self) -> datetime | None:
        steps = [self.workflow.find_step(each) for each in self.open if each]
        hours = [step.data.due_in_hours for step in steps if step and step.data.due_in_hours is not None]
        return self.entered_at + timedelta(hours=min(hours)) if hours else None


class Forms:
    """As a run asks it."""

    def __init__(self, channel: RpcChannel) -> None:
        self._channel = channel
        self._flow = forms_pb2_grpc.SubmissionFlowServiceStub(channel.channel)

    async def position(self, submission_id: str) -> Position:
        request = forms_pb2.GetRouteRequest(submission_id=submission_id)
        route = await self._until_answered(lambda: self._channel.call(self._flow.GetRoute, request))
        return Position(
            Workflow.model_validate_json(route.workflow),
            route.transitions,
            "" if route.state == forms_pb2.SUBMISSION_STATE_DONE else route.current_step_id,
            route.step_entered_at.ToDatetime(UTC),
            [*route.open_step_ids],
        )

    async def record(self, request: forms_pb2.RecordTransitionRequest) -> forms_pb2.RecordTransitionResponse:
        return await self._until_answered(lambda: self._channel.call(self._flow.RecordTransition, request))

    async def _until_answered(self, ask: Callable[[], Awaitable[T]]) -> T:
        """What is away comes back; a refusal stays one."""
        async with asyncio.timeout(_PATIENCE_SECONDS):
            while True:
                try:
                    return await ask()
                except ServiceError as error:
                    if not error.is_retryable:
                        raise
                await asyncio.sleep(_PAUSE_SECONDS)


Answer = workflow_runner_pb2.SubmitStepResponse
Request = workflow_runner_pb2.SubmitStepRequest


@dataclass
class Run:
    """Of one submission: begun by its first press."""

    submission_id: str
    forms: Forms
    at: Position | None = None
    _learning: asyncio.Lock = field(default_factory=asyncio.Lock)
    _moved: asyncio.Condition = field(default_factory=asyncio.Condition)
    _moving: Transition | None = None
    _moving_from: str = ""
    _presses: dict[str, asyncio.Task[Answer]] = field(default_factory=dict[str, asyncio.Task[Answer]])
    """By attempt: the same once more gets the first answer, also the first refusal."""

    async def press(self, request: Request) -> Answer:
        async with self._learning:
            # Forms may have moved it without a press: then it has ended here, or stands elsewhere.
            is_behind = (
                self.at is not None and self._moving is None and request.transitions > self.at.transitions
            )
            if self.at is None or (is_behind and request.attempt_id not in self._presses):
                self.at = await self.forms.position(self.submission_id)
        if request.attempt_id not in self._presses:
            if not self._waits(request.step_id):
                self._check(self.at, request)  # what is refused here leaves no trace
            self._presses[request.attempt_id] = asyncio.create_task(self._take(request))
        return await asyncio.shield(self._presses[request.attempt_id])

    async def _take(self, request: Request) -> Answer:
        async with self._moved:
            await self._moved.wait_for(lambda: not self._waits(request.step_id))
        assert self.at is not None
        self._moving, self._moving_from = self._check(self.at, request), request.step_id
        try:
            return await self._move(self.at, request, self._moving)
        finally:
            self._moving = None
            async with self._moved:
                self._moved.notify_all()

    def _check(self, at: Position, request: Request) -> Transition:
        if not at.step_id:
            raise Conflict(FINISHED)
        parts = Graph(at.workflow).parts_with(request.step_id)
        if request.step_id not in at.open:
            passed = request.step_id in Graph(at.workflow).steps_before(at.step_id) or at.step_id in parts
            raise Conflict(ALREADY_SUBMITTED if passed else NOT_ITS_TURN)
        try:
            taken = list(request.taken_edge_ids)
            closed = {*parts} - {*at.open}
            transition = next_transition(at.workflow, request.step_id, request.action_id, taken, closed)
        except TransitionImpossible:
            raise BadRequest(NO_SUCH_BUTTON) from None
        if self._moving is not None:
            raise Conflict(SOMEBODY_IS_FIRST)
        return transition

    def _waits(self, step_id: str) -> bool:
        """For a move to that step, or of one that is open beside it."""
        if self._moving is None or self.at is None:
            return False
        if step_id in self.at.open:
            return step_id in self.at.open_step_ids and step_id != self._moving_from
        return step_id == self._moving.to_step_id or step_id in self._moving.open_step_ids

    async def _move(self, at: Position, request: Request, transition: Transition) -> Answer:
        try:
            recorded = await self.forms.record(
                forms_pb2.RecordTransitionRequest(
                    submission_id=self.submission_id,
                    number=at.transitions + 1,
                    attempt_id=request.attempt_id,
                    from_step_id=request.step_id,
                    action_id=request.action_id,
                    to_step_id=transition.to_step_id or "",
                    closes=transition.to_step_id is None,
                )
            )
        except ServiceError:
            # Forms keeps the truth: where it refuses, this run may be the one that is behind.
            self.at = await self.forms.position(self.submission_id)
            raise
        is_done = recorded.state == forms_pb2.SUBMISSION_STATE_DONE
        step_id = "" if is_done else recorded.current_step_id
        if recorded.number == at.transitions + 1:
            entered_at = at.entered_at if transition.stays else recorded.recorded_at.ToDatetime(UTC)
            open_step_ids = [*recorded.open_step_ids]
            self.at = Position(at.workflow, recorded.number, step_id, entered_at, open_step_ids)
        else:
            self.at = await self.forms.position(self.submission_id)
        return Answer(number=recorded.number, current_step_id=step_id, is_done=is_done)


class RunnerModel(workflow_runner_pb2_grpc.SubmissionRunServiceServicer):
    """The names of the methods are the contract's. It sends no mails and reminds nobody."""

    def __init__(self, forms: RpcChannel) -> None:
        self._forms = Forms(forms)
        self._runs: dict[str, Run] = {}

    async def SubmitStep(  # noqa: N802
        self, request: Request, context: "grpc.aio.ServicerContext[Any, Any]"
    ) -> Answer:
        del context
        run = self._runs.setdefault(request.submission_id, Run(request.submission_id, self._forms))
        return await run.press(request)

    async def GetProgress(  # noqa: N802
        self,
        request: workflow_runner_pb2.GetProgressRequest,
        context: "grpc.aio.ServicerContext[Any, Any]",
    ) -> workflow_runner_pb2.GetProgressResponse:
        del context
        run = self._runs.get(request.submission_id)
        if run is None or run.at is None:
            raise NotFound("Nothing is known of this submission's workflow.")
        answer = workflow_runner_pb2.GetProgressResponse(
            current_step_id=run.at.step_id, is_done=not run.at.step_id, transitions=run.at.transitions
        )
        if run.at.due_at is not None:
            answer.due_at.FromDatetime(run.at.due_at)
        return answer

    @property
    def rpc(self) -> RpcService:
        return RpcService(
            "contracts.workflow_runner.v1.SubmissionRunService",
            workflow_runner_pb2_grpc.add_SubmissionRunServiceServicer_to_server,
            self,
        )
