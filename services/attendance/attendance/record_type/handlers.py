"""Tells browsers that a company has other types of its own."""

from uuid import UUID

from chassis.live import Audience, LiveNote, NoteOn
from contracts.attendance.v1 import events_pb2

from attendance.notes import RECORD_TYPES


def to_the_company(event: events_pb2.AttendanceRecordTypeChanged) -> LiveNote:
    return LiveNote(UUID(event.company_id), RECORD_TYPES, Audience.everybody())


live_notes = [NoteOn(events_pb2.AttendanceRecordTypeChanged, to_the_company)]
