from collections.abc import Iterable, Sequence
from datetime import datetime
from uuid import UUID

from chassis.db import UnitOfWork
from contracts.forms.v1 import events_pb2, forms_pb2

from forms.outsider import said_in
from forms.rights.holding import Handing
from forms.submission.repo import SubmissionRepo
from forms.tables.submission import Attempt, StepRecord, Submission, SubmissionState

STATES = {
    SubmissionState.DRAFT: forms_pb2.SUBMISSION_STATE_DRAFT,
    SubmissionState.ONGOING: forms_pb2.SUBMISSION_STATE_ONGOING,
    SubmissionState.DONE: forms_pb2.SUBMISSION_STATE_DONE,
}


def submission_created(submission: Submission) -> events_pb2.SubmissionCreated:
    return events_pb2.SubmissionCreated(
        submission=_wire(submission), first_step=events_pb2.FirstStep(due_at=submission.due_at)
    )


def step_saved(
    submission: Submission, step_id: UUID, field_ids: Iterable[UUID], by: UUID
) -> events_pb2.StepSaved:
    return events_pb2.StepSaved(
        submission=_wire(submission), step_id=str(step_id), field_ids=map(str, field_ids), saved_by=str(by)
    )


def step_submitted(submission: Submission, record: StepRecord) -> events_pb2.StepSubmitted:
    return events_pb2.StepSubmitted(
        submission=_wire(submission),
        number=record.number,
        from_step_id=str(record.step_id),
        action_id=str(record.action_id),
        action_name=record.action_name,
        submitted_by=str(record.actor_id),
        at=record.at,
        current_team_ids=map(str, submission.current_team_ids),
        previous_team_ids=map(str, record.team_ids),
        sent_back=record.led_back,
        began_version=record.began_version,
        outsider=_outsider(record),
        acted_for=str(record.acted_for_id) if record.acted_for_id else "",
    )


def submission_moved(
    submission: Submission, record: StepRecord, had_it: UUID | None
) -> events_pb2.SubmissionMoved:
    """`had_it`: who had the step to themselves that it was at."""
    return events_pb2.SubmissionMoved(
        submission=_wire(submission),
        number=record.number,
        move=record.move,
        moved_by=str(record.actor_id),
        at=record.at,
        current_team_ids=map(str, submission.current_team_ids),
        previous_team_ids=map(str, record.team_ids),
        previous_assignee_user_id=str(had_it or ""),
    )


def step_assigned(
    submission: Submission,
    handing: Handing,
    *,
    by: UUID | None = None,
    reason: str = "",
    is_taken: bool = False,
) -> events_pb2.StepAssigned:
    """By nobody: who had it may not do it any more."""
    return events_pb2.StepAssigned(
        submission=_wire(submission),
        step_id=str(handing.at.current_step_id or ""),
        assignee_user_id=str(handing.after or ""),
        previous_assignee_user_id=str(handing.before or ""),
        assigned_by=str(by or ""),
        at=submission.updated_at,
        current_team_ids=map(str, handing.at.current_team_ids),
        reason=reason,
        is_taken=is_taken,
        number=submission.transitions,
    )


def _outsider(record: StepRecord) -> events_pb2.Outsider | None:
    if not record.outsider:
        return None
    said = said_in(record.outsider)
    return events_pb2.Outsider(full_name=said.full_name, company=said.company)


def step_approved(submission: Submission, attempt: Attempt, button: str) -> events_pb2.StepApproved:
    return events_pb2.StepApproved(
        submission=_wire(submission),
        step_id=str(attempt.step_id),
        action_id=str(attempt.action_id),
        action_name=button,
        approved_by=str(attempt.actor_id),
        at=attempt.created_at,
        current_team_ids=map(str, submission.current_team_ids),
        approved=len(submission.approved_user_ids),
        needed=submission.approvals_needed,
        acted_for=str(attempt.acted_for_id) if attempt.acted_for_id else "",
    )


def submission_closed(submission: Submission, at: datetime) -> events_pb2.SubmissionClosed:
    return events_pb2.SubmissionClosed(submission=_wire(submission), at=at)


def submission_deleted(submission: Submission, gone_at: datetime) -> events_pb2.SubmissionDeleted:
    return events_pb2.SubmissionDeleted(
        submission=_wire(submission),
        deleted_by=str(submission.deleted_by or ""),
        at=submission.deleted_at,
        gone_at=gone_at,
        current_team_ids=map(str, submission.current_team_ids),
    )


def submission_restored(submission: Submission, by: UUID, at: datetime) -> events_pb2.SubmissionRestored:
    return events_pb2.SubmissionRestored(
        submission=_wire(submission),
        restored_by=str(by),
        at=at,
        due_at=submission.due_at,
        current_team_ids=map(str, submission.current_team_ids),
        needs_attention=bool(submission.attention),
    )


def submission_discarded(submission: Submission, at: datetime) -> events_pb2.SubmissionDiscarded:
    return events_pb2.SubmissionDiscarded(submission=_wire(submission), at=at)


def valid_time_changed(submission: Submission) -> events_pb2.SubmissionValidTimeChanged:
    return events_pb2.SubmissionValidTimeChanged(
        submission=_wire(submission),
        starts_at=submission.valid_time_start,
        ends_at=submission.valid_time_end,
        at=submission.valid_time_set_at,
    )


def submission_expires(
    submission: Submission,
    ends_at: datetime,
    days_left: int,
    user_ids: Iterable[UUID],
    team_ids: Iterable[UUID],
) -> events_pb2.SubmissionExpires:
    return events_pb2.SubmissionExpires(
        submission=_wire(submission),
        ends_at=ends_at,
        days_left=days_left,
        user_ids=map(str, user_ids),
        team_ids=map(str, team_ids),
    )


async def submissions_after(
    uow: UnitOfWork, after: UUID, limit: int
) -> Sequence[events_pb2.SubmissionStands]:
    """A page of all there are, for a receiver that is told anew."""
    held = await SubmissionRepo(uow).held_after(after, limit)
    return [submission_stands(submission) for submission in held]


def submission_stands(submission: Submission) -> events_pb2.SubmissionStands:
    return events_pb2.SubmissionStands(
        submission=_wire(submission),
        current_team_ids=map(str, submission.current_team_ids),
        needs_attention=bool(submission.attention),
    )


def _wire(submission: Submission) -> events_pb2.Submission:
    return events_pb2.Submission(
        submission_id=str(submission.id),
        company_id=str(submission.company_id),
        project_id=str(submission.project_id),
        template_id=str(submission.template_id),
        template_version=submission.template_version,
        template_name=submission.template_name,
        submitter_user_id=str(submission.submitter_id),
        reference_number=submission.reference_number,
        state=STATES[SubmissionState(submission.state)],
        current_step_id=str(submission.current_step_id) if submission.current_step_id else "",
        version=submission.version,
    )
