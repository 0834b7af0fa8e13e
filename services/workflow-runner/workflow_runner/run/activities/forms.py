"""What a run asks forms, which keeps what is decided."""

import logging
from collections.abc import AsyncGenerator, Iterable
from contextlib import asynccontextmanager
from datetime import UTC

from chassis.rpc import RpcChannel
from chassis.temporal import heard_of
from contracts.forms.v1 import forms_pb2, forms_pb2_grpc
from formwork.workflow import Workflow
from google.protobuf.timestamp_pb2 import Timestamp
from pydantic import ValidationError
from temporalio import activity

from workflow_runner.run.activities.errors import answers_are_final
from workflow_runner.run.workflows.calls import FormsCalls
from workflow_runner.run.workflows.refusals import WORKFLOW_IS_NEWER, RefusalKind, refusal
from workflow_runner.run.workflows.state import (
    CameBack,
    Decision,
    OpenPart,
    Overdue,
    OverduePress,
    Position,
    Press,
    Recorded,
    Route,
    StepTimes,
    SubmissionState,
)

log = logging.getLogger(__name__)

_RECORD_SECONDS = 4.0
_BEAT_SECONDS = 0.5

_STATES = {
    forms_pb2.SUBMISSION_STATE_DRAFT: SubmissionState.DRAFT,
    forms_pb2.SUBMISSION_STATE_ONGOING: SubmissionState.ONGOING,
    forms_pb2.SUBMISSION_STATE_DONE: SubmissionState.DONE,
}


@asynccontextmanager
async def _asking() -> AsyncGenerator[None]:
    """Somebody waits for what they pressed: a worker that died over it is found out at once."""
    with answers_are_final():
        async with heard_of(every=_BEAT_SECONDS):
            yield


class FormsActivities(FormsCalls):
    def __init__(self, channel: RpcChannel) -> None:
        self._channel = channel
        self._forms = forms_pb2_grpc.SubmissionFlowServiceStub(channel.channel)

    @activity.defn(name="load_route")
    async def load_route(self, submission_id: str) -> Route:
        async with _asking():
            answer = await self._channel.call(
                self._forms.GetRoute, forms_pb2.GetRouteRequest(submission_id=submission_id)
            )
        return Route(
            submission_id=answer.submission_id,
            company_id=answer.company_id,
            project_id=answer.project_id,
            template_id=answer.template_id,
            template_name=answer.template_name,
            submitter_user_id=answer.submitter_user_id,
            needs_attention=answer.needs_attention,
            barred_user_ids=[*answer.barred_user_ids],
            came_back=_came_back(answer.sent_back) if answer.HasField("sent_back") else None,
            approvals_needed=answer.approvals_needed or 1,
            approved_user_ids=[*answer.approved_user_ids],
            assignee_user_id=answer.assignee_user_id,
            open_parts={
                each.step_id: OpenPart(
                    barred_user_ids=[*each.barred_user_ids],
                    needs_attention=each.needs_attention,
                    assignee_user_id=each.assignee_user_id,
                )
                for each in answer.open_parts
            },
            workflow=_drawn(answer.workflow),
            position=_position(
                answer.transitions,
                answer.state,
                answer.current_step_id,
                answer.step_entered_at,
                answer.reference_number,
                answer.version,
                answer.open_step_ids,
                answer.step_times,
            ),
        )

    @activity.defn(name="record_transition")
    async def record_transition(self, decision: Decision) -> Recorded:
        request = forms_pb2.RecordTransitionRequest(
            submission_id=decision.submission_id,
            number=decision.number,
            attempt_id=decision.press.attempt_id,
            from_step_id=decision.press.step_id,
            action_id=decision.press.action_id,
            to_step_id=decision.to_step_id or "",
            closes=decision.to_step_id is None,
        )
        async with _asking():
            answer = await self._channel.call(self._forms.RecordTransition, request, deadline=_RECORD_SECONDS)
        return Recorded(
            number=answer.number,
            position=_position(
                answer.number,
                answer.state,
                answer.current_step_id,
                answer.recorded_at,
                answer.reference_number,
                answer.version,
                answer.open_step_ids,
                answer.step_times,
            ),
            pressed_by=answer.pressed_by_user_id,
        )

    @activity.defn(name="begin_overdue_press")
    async def begin_overdue_press(self, overdue: Overdue) -> OverduePress:
        request = forms_pb2.BeginOverduePressRequest(
            submission_id=overdue.submission_id, number=overdue.number, step_id=overdue.step_id
        )
        async with _asking():
            answer = await self._channel.call(
                self._forms.BeginOverduePress, request, deadline=_RECORD_SECONDS
            )
        if not answer.attempt_id:
            return OverduePress(not_before=answer.not_before.ToDatetime(UTC))
        return OverduePress(
            press=Press(
                step_id=overdue.step_id,
                action_id=answer.action_id,
                attempt_id=answer.attempt_id,
                taken_edge_ids=[*answer.taken_edge_ids],
            )
        )


def _drawn(workflow: bytes) -> Workflow:
    """Forms publishes what can be read: what cannot be has a kind of node, or a setting, that is newer than
    this release. Refused, not waited for: whoever pressed is told, and a later press begins a new run."""
    try:
        return Workflow.model_validate_json(workflow)
    except ValidationError as error:
        log.error("a workflow is newer than this release: %s", error.errors(include_input=False)[:3])
        raise refusal(RefusalKind.CONFLICT, WORKFLOW_IS_NEWER) from error


def _came_back(told: forms_pb2.SentBack) -> CameBack:
    return CameBack(
        by_user_id=told.by_user_id,
        from_step_name=told.from_step_name,
        reason=told.reason,
        to_user_id=told.to_user_id,
        began_version=told.began_version,
        move=told.move,
    )


def _position(
    transitions: int,
    state: forms_pb2.SubmissionState,
    step_id: str,
    entered_at: Timestamp,
    reference_number: str,
    version: str,
    open_step_ids: Iterable[str],
    step_times: Iterable[forms_pb2.StepTimes],
) -> Position:
    is_done = state == forms_pb2.SUBMISSION_STATE_DONE
    return Position(
        transitions=transitions,
        state=_STATES[state],
        step_id=None if is_done else step_id,
        entered_at=entered_at.ToDatetime(UTC),
        reference_number=reference_number,
        version=version or "A",
        open_step_ids=[*open_step_ids],
        step_times={
            each.step_id: StepTimes(
                due_at=each.due_at.ToDatetime(UTC) if each.HasField("due_at") else None,
                presses_at=each.presses_at.ToDatetime(UTC) if each.HasField("presses_at") else None,
            )
            for each in step_times
        },
    )
