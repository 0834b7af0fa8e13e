"""Forms, as its contract promises it: a model in memory, served over gRPC, that can be slow or say no."""

import asyncio
from collections.abc import Sequence
from datetime import UTC
from typing import Any
from uuid import UUID, uuid4, uuid5

import grpc
from chassis.clock import now
from chassis.errors import Conflict, NotFound
from chassis.rpc import RpcService
from contracts.forms.v1 import forms_pb2, forms_pb2_grpc
from formwork.workflow import Graph, Workflow, next_transition
from formwork.workflow import Transition as Way

from runner_support.kept import SUBMITTER, Kept, Transition

PROJECT = str(uuid4())
SENDER = str(uuid4())
"""Who sends submissions back."""


class FormsModel(forms_pb2_grpc.SubmissionFlowServiceServicer):
    """The names of the methods are the contract's."""

    def __init__(self) -> None:
        self.kept: dict[str, Kept] = {}
        self.back_once_missed: dict[str, Kept] = {}
        """Deleted ones that are restored right after somebody asked for them."""
        self.refused_attempts: set[str] = set()
        self.taken: dict[str, Sequence[str]] = {}
        """By attempt, or by a step that is overdue: what values chose."""
        self.asked_to_press: list[forms_pb2.BeginOverduePressRequest] = []
        self.asked_to_record_for: list[str] = []
        """Companies, in the order in which their presses came."""
        self.pressed_by_nobody: set[str] = set()
        """Attempts of buttons that are pressed by themselves."""
        self.may_record = asyncio.Event()
        self.may_record.set()
        self.may_answer = asyncio.Event()
        """That it is written down."""
        self.may_answer.set()

    def create(self, workflow: Workflow, first_step_id: str, submission_id: str | None = None) -> str:
        return self.create_as_stored(workflow.model_dump_json().encode(), first_step_id, submission_id)

    def create_as_stored(self, workflow: bytes, first_step_id: str, submission_id: str | None = None) -> str:
        submission_id = submission_id or str(uuid4())
        self.kept[submission_id] = Kept(workflow, first_step_id)
        return submission_id

    @property
    def recordings(self) -> int:
        return len(self.asked_to_record_for)

    async def GetRoute(  # noqa: N802
        self, request: forms_pb2.GetRouteRequest, context: "grpc.aio.ServicerContext[Any, Any]"
    ) -> forms_pb2.GetRouteResponse:
        del context
        kept = self._find(request.submission_id)
        answer = forms_pb2.GetRouteResponse(
            submission_id=request.submission_id,
            company_id=kept.company_id,
            project_id=PROJECT,
            template_id=kept.template_id,
            template_version=1,
            template_name="Site inspection",
            workflow=kept.workflow,
            state=kept.state,
            current_step_id=kept.current_step_id,
            transitions=len(kept.transitions),
            reference_number=kept.reference_number,
            submitter_user_id=SUBMITTER,
            needs_attention=kept.needs_attention,
            barred_user_ids=kept.barred_user_ids,
            approvals_needed=kept.approvals_needed,
            approved_user_ids=kept.approved_user_ids,
            assignee_user_id=kept.assignee_user_id,
            version=kept.version,
            sent_back=kept.sent_back,
            open_step_ids=kept.open_step_ids,
            step_times=kept.step_times,
            open_parts=kept.open_parts,
        )
        answer.step_entered_at.FromDatetime(kept.moved_at)
        return answer

    async def RecordTransition(  # noqa: N802
        self, request: forms_pb2.RecordTransitionRequest, context: "grpc.aio.ServicerContext[Any, Any]"
    ) -> forms_pb2.RecordTransitionResponse:
        del context
        kept = self._find(request.submission_id)
        self.asked_to_record_for.append(kept.company_id)
        await self.may_record.wait()
        if request.attempt_id in kept.answers:
            return kept.answers[request.attempt_id]
        if request.attempt_id in self.refused_attempts:
            raise Conflict("Step Submission was submitted by Ada Adams already.")
        if request.number != len(kept.transitions) + 1 or request.from_step_id not in kept.open:
            raise Conflict("Somebody else submitted this step already.")
        kept.transitions.append(
            Transition(
                request.number,
                request.attempt_id,
                request.from_step_id,
                request.action_id,
                request.to_step_id,
            )
        )
        way = _way(kept, request, self.taken.get(request.attempt_id, ()))
        is_nobodys = request.attempt_id in self.pressed_by_nobody
        kept.sent_back = _sent_back(kept, request, way, by="" if is_nobodys else SENDER)
        if kept.sent_back and kept.sent_back.began_version:
            kept.version = kept.sent_back.began_version
        kept.current_step_id, kept.open_step_ids = request.to_step_id, [*way.open_step_ids]
        kept.moved_at = kept.moved_at if way.stays else now() + kept.ahead
        answer = forms_pb2.RecordTransitionResponse(
            state=kept.state,
            current_step_id=kept.current_step_id,
            number=request.number,
            reference_number=kept.reference_number,
            version=kept.version,
            pressed_by_user_id="" if is_nobodys else kept.pressed_by,
            open_step_ids=kept.open_step_ids,
            step_times=kept.step_times,
        )
        answer.recorded_at.FromDatetime(now() + kept.ahead if way.stays else kept.moved_at)
        kept.answers[request.attempt_id] = answer
        await self.may_answer.wait()
        return answer

    async def BeginOverduePress(  # noqa: N802
        self, request: forms_pb2.BeginOverduePressRequest, context: "grpc.aio.ServicerContext[Any, Any]"
    ) -> forms_pb2.BeginOverduePressResponse:
        del context
        kept = self._find(request.submission_id)
        self.asked_to_press.append(request)
        if request.number != len(kept.transitions) + 1 or request.step_id not in kept.open:
            raise Conflict("This is not where the submission stands.")
        answer = forms_pb2.BeginOverduePressResponse()
        if kept.not_pressed_before is not None:
            answer.not_before.FromDatetime(kept.not_pressed_before)
            return answer
        step = Workflow.model_validate_json(kept.workflow).find_step(request.step_id)
        assert step is not None
        assert step.data.overdue_press is not None
        answer.attempt_id = str(uuid5(UUID(request.submission_id), f"{request.step_id} {request.number}"))
        self.pressed_by_nobody.add(answer.attempt_id)
        answer.action_id = step.data.overdue_press.button_id
        answer.taken_edge_ids.extend(self.taken.get(request.step_id, ()))
        self.taken[answer.attempt_id] = [*answer.taken_edge_ids]
        return answer

    async def GetValidTime(  # noqa: N802
        self, request: forms_pb2.GetValidTimeRequest, context: "grpc.aio.ServicerContext[Any, Any]"
    ) -> forms_pb2.GetValidTimeResponse:
        del context
        kept = self._find(request.submission_id)
        return forms_pb2.GetValidTimeResponse(
            submission_id=request.submission_id,
            company_id=kept.company_id,
            project_id=PROJECT,
            template_id=kept.template_id,
            template_name="Hot work permit",
            reference_number="PTW-0007",
            submitter_user_id=SUBMITTER,
            ends_at=kept.ends_at,
            set_at=kept.set_at,
            told_days_left=kept.told_days_left,
            user_ids=kept.concerned_user_ids,
            team_ids=kept.concerned_team_ids,
        )

    async def NoteExpiry(  # noqa: N802
        self, request: forms_pb2.NoteExpiryRequest, context: "grpc.aio.ServicerContext[Any, Any]"
    ) -> forms_pb2.NoteExpiryResponse:
        del context
        kept = self._find(request.submission_id)
        if kept.ends_at != request.ends_at.ToDatetime(UTC):
            return forms_pb2.NoteExpiryResponse(is_current=False)
        kept.told_days_left = request.days_left
        return forms_pb2.NoteExpiryResponse(is_current=True)

    def _find(self, submission_id: str) -> Kept:
        if submission_id not in self.kept:
            if submission_id in self.back_once_missed:
                self.kept[submission_id] = self.back_once_missed.pop(submission_id)
            raise NotFound("This submission does not exist.")
        return self.kept[submission_id]

    @property
    def rpc(self) -> RpcService:
        return RpcService(
            "contracts.forms.v1.SubmissionFlowService",
            forms_pb2_grpc.add_SubmissionFlowServiceServicer_to_server,
            self,
        )


def _way(kept: Kept, request: forms_pb2.RecordTransitionRequest, taken: Sequence[str]) -> Way:
    """Where it leads from where it stands."""
    drawn = Workflow.model_validate_json(kept.workflow)
    parts = Graph(drawn).parts_with(request.from_step_id)
    closed = [each for each in parts if each not in kept.open]
    return next_transition(drawn, request.from_step_id, request.action_id, taken, closed)


def _sent_back(
    kept: Kept, request: forms_pb2.RecordTransitionRequest, way: Way, *, by: str
) -> forms_pb2.SentBack | None:
    if not way.leads_back:
        return None
    step = Workflow.model_validate_json(kept.workflow).find_step(request.from_step_id)
    return forms_pb2.SentBack(
        by_user_id=by,
        from_step_name=step.data.step_name if step else "",
        reason="No edge protection.\nSee gridline 4.",
        to_user_id=kept.done_by,
        began_version=chr(ord(kept.version) + 1) if way.begins_version else "",
    )
