"""Tells browsers the moment that a project's budget, a code or what is left of it changes."""

from uuid import UUID

from chassis.live import Audience, LiveNote, NoteOn
from contracts.budget.v1 import events_pb2

CODES = "codes"

_Told = events_pb2.BudgetCodeChanged | events_pb2.BudgetCodeDeleted | events_pb2.ProjectBudgetChanged


def to_its_project(event: _Told) -> LiveNote:
    """Whoever sees the project sees them."""
    return LiveNote(UUID(event.company_id), CODES, Audience.of(projects=[event.project_id]))


live_notes = [
    NoteOn(events_pb2.BudgetCodeChanged, to_its_project),
    NoteOn(events_pb2.BudgetCodeDeleted, to_its_project),
    NoteOn(events_pb2.ProjectBudgetChanged, to_its_project),
]
