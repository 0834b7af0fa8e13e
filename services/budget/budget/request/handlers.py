"""Tells browsers the moment that a request changes: its author's, and of those who may answer it."""

from uuid import UUID

from chassis.live import Audience, LiveNote, NoteOn
from contracts.budget.v1 import events_pb2

from budget.tables.request import Status

REQUESTS = "requests"


def of_change(event: events_pb2.BudgetRequestChanged) -> LiveNote:
    """A draft is nobody else's, but for one that was withdrawn: who saw it waiting hears of that by its
    codes, whose money is free again."""
    managed = [] if event.status == Status.DRAFT else [event.project_id]
    users = [event.created_by, *filter(None, [event.asked_user_id])]
    audience = Audience.of(users=users, managed_projects=managed)
    return LiveNote(UUID(event.company_id), REQUESTS, audience)


def of_deletion(event: events_pb2.BudgetRequestDeleted) -> LiveNote:
    return LiveNote(UUID(event.company_id), REQUESTS, Audience.of(users=[event.created_by]))


live_notes = [
    NoteOn(events_pb2.BudgetRequestChanged, of_change),
    NoteOn(events_pb2.BudgetRequestDeleted, of_deletion),
]
