"""Tells people's browsers the moment that their to-dos change."""

from collections.abc import Collection
from uuid import UUID

from chassis.access import Actor
from chassis.events.listener import Listener
from chassis.http.live import LiveNotes
from chassis.runtime import Runtime
from contracts.forms.v1 import events_pb2

TODOS = "todos"


def tell_whose_turn_it_is(event: events_pb2.StepSubmitted, runtime: Runtime) -> None:
    """And whose it was, and the two who did something; others who took part see it when they look next."""
    teams = {*event.current_team_ids, *event.previous_team_ids}
    _tell(runtime, event.submission, {event.submitted_by, event.submission.submitter_user_id}, teams)


def tell_who_began(event: events_pb2.SubmissionCreated, runtime: Runtime) -> None:
    _tell(runtime, event.submission, {event.submission.submitter_user_id})


def tell_whose_draft_is_gone(event: events_pb2.SubmissionDiscarded, runtime: Runtime) -> None:
    _tell(runtime, event.submission, {event.discarded_by, event.submission.submitter_user_id})


def _tell(
    runtime: Runtime, submission: events_pb2.Submission, people: Collection[str], teams: Collection[str] = ()
) -> None:
    user_ids, team_ids = {*map(UUID, people)}, {*map(UUID, teams)}

    def concerns(actor: Actor) -> bool:
        return actor.user_id in user_ids or not team_ids.isdisjoint(actor.access.team_ids)

    runtime.of(LiveNotes).tell(UUID(submission.company_id), TODOS, concerns)


listeners = [
    Listener(events_pb2.StepSubmitted, tell_whose_turn_it_is),
    Listener(events_pb2.SubmissionCreated, tell_who_began),
    Listener(events_pb2.SubmissionDiscarded, tell_whose_draft_is_gone),
]
