"""Tells browsers that hours were signed, approved or opened again."""

from uuid import UUID

from chassis.live import Audience, LiveNote, NoteOn
from contracts.attendance.v1 import events_pb2

from attendance.notes import RECORDS


def to_who_may_read(event: events_pb2.PeriodSheetChanged) -> LiveNote:
    audience = Audience.of(users=[event.owner_user_id], managed_projects=[event.project_id])
    return LiveNote(UUID(event.company_id), RECORDS, audience)


live_notes = [NoteOn(events_pb2.PeriodSheetChanged, to_who_may_read)]
