"""Tells browsers the moment that equipment changes or moves."""

from uuid import UUID

from chassis.live import Audience, LiveNote, NoteOn
from contracts.attendance.v1 import events_pb2

from attendance.notes import EQUIPMENT

_OfARecord = events_pb2.EquipmentAttendanceRecordChanged | events_pb2.EquipmentAttendanceRecordDeleted


def to_its_projects(event: events_pb2.EquipmentChanged) -> LiveNote:
    """Where it is at home, and where it is."""
    projects = [each for each in (event.project_id, event.at_project_id) if each]
    return LiveNote(UUID(event.company_id), EQUIPMENT, Audience.of(projects=projects))


def to_its_project(event: _OfARecord) -> LiveNote:
    return LiveNote(UUID(event.company_id), EQUIPMENT, Audience.of(projects=[event.project_id]))


live_notes = [
    NoteOn(events_pb2.EquipmentChanged, to_its_projects),
    NoteOn(events_pb2.EquipmentAttendanceRecordChanged, to_its_project),
    NoteOn(events_pb2.EquipmentAttendanceRecordDeleted, to_its_project),
]
