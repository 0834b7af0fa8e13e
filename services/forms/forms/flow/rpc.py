from collections.abc import Iterator
from datetime import UTC
from typing import Any
from uuid import UUID

import grpc
from chassis.errors import BadRequest
from chassis.rpc import RpcService, parse_id
from chassis.runtime import Runtime
from chassis.texts import Text
from contracts.forms.v1 import forms_pb2, forms_pb2_grpc

from forms.rights.parts import Part, all_open_parts, open_step_ids
from forms.submission.announcement import STATES
from forms.submission.due import kept_times
from forms.submission.submitting import transition
from forms.submission.submitting.overdue import Overdue, begin_overdue_press
from forms.submission.submitting.returning import CameBack
from forms.submission.submitting.transition import Recorded, Transition
from forms.submission.valid_time import noting
from forms.tables.submission import Submission, SubmissionState
from forms.template.published import PublishedForms


class SubmissionFlowServicer(forms_pb2_grpc.SubmissionFlowServiceServicer):
    """The names of the methods are the contract's."""

    def __init__(self, runtime: Runtime) -> None:
        self._runtime = runtime

    async def GetRoute(  # noqa: N802
        self, request: forms_pb2.GetRouteRequest, context: "grpc.aio.ServicerContext[Any, Any]"
    ) -> forms_pb2.GetRouteResponse:
        del context
        async with self._runtime.database.reading() as uow:
            found, form, back = await transition.get_route(
                uow, self._runtime.of(PublishedForms), parse_id(request.submission_id)
            )
        answer = forms_pb2.GetRouteResponse(
            submission_id=str(found.id),
            company_id=str(found.company_id),
            project_id=str(found.project_id),
            template_id=str(found.template_id),
            template_version=found.template_version,
            template_name=found.template_name,
            workflow=form.workflow_json.encode(),
            state=STATES[SubmissionState(found.state)],
            current_step_id=_text(found.current_step_id),
            transitions=found.transitions,
            reference_number=found.reference_number,
            submitter_user_id=str(found.submitter_id),
            needs_attention=bool(found.attention),
            # And whose press somebody made for them: it is not to be done by these any more.
            barred_user_ids=map(str, [*found.barred_user_ids, *found.approved_for_user_ids]),
            version=found.version,
            sent_back=back and _sent_back(back),
            approvals_needed=found.approvals_needed,
            approved_user_ids=map(str, found.approved_user_ids),
            assignee_user_id=_text(found.assignee_id),
            open_step_ids=map(str, open_step_ids(found)) if found.open_parts else (),
        )
        answer.step_times.extend(_step_times(found))
        answer.open_parts.extend(_open_part(each) for each in all_open_parts(found))
        answer.step_entered_at.FromDatetime(found.step_entered_at)
        return answer

    async def RecordTransition(  # noqa: N802
        self, request: forms_pb2.RecordTransitionRequest, context: "grpc.aio.ServicerContext[Any, Any]"
    ) -> forms_pb2.RecordTransitionResponse:
        del context
        if request.closes == bool(request.to_step_id):
            raise BadRequest(Text("A transition leads to a step or closes, one of the two."))
        asked = Transition(
            submission_id=parse_id(request.submission_id),
            number=request.number,
            attempt_id=parse_id(request.attempt_id),
            from_step_id=parse_id(request.from_step_id),
            action_id=parse_id(request.action_id),
            to_step_id=parse_id(request.to_step_id) if request.to_step_id else None,
        )
        async with self._runtime.database.unit_of_work() as uow:
            recorded = await transition.record_transition(uow, self._runtime, asked)
        return _answer(recorded)

    async def BeginOverduePress(  # noqa: N802
        self, request: forms_pb2.BeginOverduePressRequest, context: "grpc.aio.ServicerContext[Any, Any]"
    ) -> forms_pb2.BeginOverduePressResponse:
        del context
        asked = Overdue(parse_id(request.submission_id), request.number, parse_id(request.step_id))
        begun = await begin_overdue_press(self._runtime, asked)
        answer = forms_pb2.BeginOverduePressResponse()
        if begun.attempt is not None:
            answer.attempt_id, answer.action_id = str(begun.attempt.id), str(begun.attempt.action_id)
            answer.taken_edge_ids.extend(begun.attempt.taken_edge_ids)
        if begun.not_before is not None:
            answer.not_before.FromDatetime(begun.not_before)
        return answer

    async def GetValidTime(  # noqa: N802
        self, request: forms_pb2.GetValidTimeRequest, context: "grpc.aio.ServicerContext[Any, Any]"
    ) -> forms_pb2.GetValidTimeResponse:
        del context
        async with self._runtime.database.reading() as uow:
            found, concerned = await noting.get_valid_time(
                uow, self._runtime.of(PublishedForms), parse_id(request.submission_id)
            )
        return forms_pb2.GetValidTimeResponse(
            submission_id=str(found.id),
            company_id=str(found.company_id),
            project_id=str(found.project_id),
            template_id=str(found.template_id),
            template_name=found.template_name,
            reference_number=found.reference_number,
            submitter_user_id=str(found.submitter_id),
            ends_at=found.valid_time_end,
            set_at=found.valid_time_set_at,
            told_days_left=found.told_days_left,
            user_ids=map(str, concerned.user_ids),
            team_ids=map(str, concerned.team_ids),
        )

    async def NoteExpiry(  # noqa: N802
        self, request: forms_pb2.NoteExpiryRequest, context: "grpc.aio.ServicerContext[Any, Any]"
    ) -> forms_pb2.NoteExpiryResponse:
        del context
        async with self._runtime.database.unit_of_work() as uow:
            is_current = await noting.note_expiry(
                uow,
                self._runtime.of(PublishedForms),
                parse_id(request.submission_id),
                request.ends_at.ToDatetime(UTC),
                request.days_left,
            )
        return forms_pb2.NoteExpiryResponse(is_current=is_current)


def flow_rpc(runtime: Runtime) -> RpcService:
    return RpcService(
        "contracts.forms.v1.SubmissionFlowService",
        forms_pb2_grpc.add_SubmissionFlowServiceServicer_to_server,
        SubmissionFlowServicer(runtime),
    )


def _answer(recorded: Recorded) -> forms_pb2.RecordTransitionResponse:
    """As it was right after that transition, also when it is told again later."""
    record = recorded.record
    state = SubmissionState.ONGOING if record.to_step_id else SubmissionState.DONE
    answer = forms_pb2.RecordTransitionResponse(
        state=STATES[state],
        current_step_id=_text(record.to_step_id),
        number=record.number,
        reference_number=recorded.submission.reference_number,
        version=record.began_version or record.version,
        pressed_by_user_id="" if record.outsider or record.is_by_itself else str(record.actor_id),
        open_step_ids=map(str, record.open_step_ids),
    )
    if recorded.submission.transitions == record.number:
        answer.step_times.extend(_step_times(recorded.submission))
    answer.recorded_at.FromDatetime(record.at)
    return answer


def _step_times(submission: Submission) -> Iterator[forms_pb2.StepTimes]:
    for step_id, times in kept_times(submission).items():
        yield forms_pb2.StepTimes(step_id=step_id, due_at=times.due_at, presses_at=times.presses_at)


def _open_part(part: Part) -> forms_pb2.OpenPart:
    return forms_pb2.OpenPart(
        step_id=str(part.current_step_id),
        barred_user_ids=map(str, part.barred_user_ids),
        needs_attention=bool(part.attention),
        assignee_user_id=_text(part.assignee_id),
    )


def _sent_back(back: CameBack) -> forms_pb2.SentBack:
    return forms_pb2.SentBack(
        by_user_id="" if back.record.is_by_itself else str(back.record.actor_id),
        from_step_name=back.record.step_name,
        reason=back.record.reason,
        began_version=back.record.began_version,
        to_user_id=_text(back.to_user_id),
        move=back.record.move,
    )


def _text(found: UUID | None) -> str:
    return str(found) if found else ""
