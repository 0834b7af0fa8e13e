"""Tells people's browsers the moment that their to-dos change."""

from collections.abc import Collection
from uuid import UUID

from chassis.live import Audience, LiveNote, NoteOn
from contracts.forms.v1 import events_pb2

TODOS = "todos"


def to_whose_turn_it_is(event: events_pb2.StepSubmitted) -> LiveNote:
    """And whose it was, and the two who did something; others who took part see it when they look next."""
    teams = {*event.current_team_ids, *event.previous_team_ids}
    return _note(event.submission, {event.submitted_by, event.submission.submitter_user_id}, teams)


def to_whose_turn_it_became(event: events_pb2.SubmissionMoved) -> LiveNote:
    teams = {*event.current_team_ids, *event.previous_team_ids}
    return _note(event.submission, {event.moved_by, event.submission.submitter_user_id}, teams)


def to_who_sees_who_has_it(event: events_pb2.StepAssigned) -> LiveNote:
    people = {event.assignee_user_id, event.previous_assignee_user_id, event.assigned_by} - {""}
    return _note(event.submission, people, event.current_team_ids)


def to_who_is_still_waited_for(event: events_pb2.StepApproved) -> LiveNote:
    return _note(event.submission, {event.approved_by}, event.current_team_ids)


def to_who_began(event: events_pb2.SubmissionCreated) -> LiveNote:
    return _note(event.submission, {event.submission.submitter_user_id})


def to_who_manages(event: events_pb2.SubmissionStands) -> LiveNote | None:
    """Nobody else can act on it. Whoever was in a team that is gone has heard that their access changed."""
    if not event.needs_attention:
        return None
    submission = event.submission
    return LiveNote(UUID(submission.company_id), TODOS, Audience.of(managed_projects=[submission.project_id]))


def to_whose_it_was(event: events_pb2.SubmissionDeleted) -> LiveNote:
    return _note(
        event.submission, {event.deleted_by, event.submission.submitter_user_id}, event.current_team_ids
    )


def to_whose_it_is_again(event: events_pb2.SubmissionRestored) -> LiveNote:
    return _note(
        event.submission, {event.restored_by, event.submission.submitter_user_id}, event.current_team_ids
    )


def to_whom_its_end_concerns(event: events_pb2.SubmissionExpires) -> LiveNote:
    return _note(event.submission, event.user_ids, event.team_ids)


def to_who_sees_its_end_move(event: events_pb2.SubmissionValidTimeChanged) -> LiveNote:
    return _note(event.submission, {event.submission.submitter_user_id})


def _note(
    submission: events_pb2.Submission, people: Collection[str], teams: Collection[str] = ()
) -> LiveNote:
    return LiveNote(UUID(submission.company_id), TODOS, Audience.of(users=people, teams=teams))


live_notes = [
    NoteOn(events_pb2.StepSubmitted, to_whose_turn_it_is),
    NoteOn(events_pb2.StepApproved, to_who_is_still_waited_for),
    NoteOn(events_pb2.SubmissionMoved, to_whose_turn_it_became),
    NoteOn(events_pb2.StepAssigned, to_who_sees_who_has_it),
    NoteOn(events_pb2.SubmissionCreated, to_who_began),
    NoteOn(events_pb2.SubmissionStands, to_who_manages),
    NoteOn(events_pb2.SubmissionExpires, to_whom_its_end_concerns),
    NoteOn(events_pb2.SubmissionValidTimeChanged, to_who_sees_its_end_move),
    NoteOn(events_pb2.SubmissionDeleted, to_whose_it_was),
    NoteOn(events_pb2.SubmissionRestored, to_whose_it_is_again),
]
