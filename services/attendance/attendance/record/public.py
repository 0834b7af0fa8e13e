"""How records, their punches and corrections are shown."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from uuid import UUID

from chassis.access import Actor
from contracts.identity.v1.identity_pb2 import Project
from identity_client.people import PersonPublic

from attendance.hours.facts import Source
from attendance.hours.shifts import Issue
from attendance.punch_photo.schemas import PhotoRefusal, PunchPhotoPublic
from attendance.record.open_days import is_abandoned, is_at_work
from attendance.record.schemas import (
    AttendanceRecordDetail,
    AttendanceRecordPublic,
    ClosedByRule,
    CodeHours,
    CorrectionPublic,
    IntervalPublic,
    LeavePublic,
    LockedDays,
    ManagerAction,
    PunchPublic,
    State,
)
from attendance.record_type.schemas import RecordTypePublic
from attendance.tables.correction import Correction
from attendance.tables.punch import Punch


def state_of(row: Any) -> State:
    if not is_at_work(row):
        return State.OUT
    return State.IN if row.break_since is None else State.BREAK


Types = Mapping[int, RecordTypePublic]


def record_shown(
    actor: Actor, row: Any, project: Project | None, types: Types, requests: Sequence[Any] = ()
) -> AttendanceRecordPublic:
    """Of a row of a list or of the table. Without its project's name while identity is away."""
    issues = {*row.issues, *({_forgotten(row)} if is_abandoned(row) else ())}
    return AttendanceRecordPublic(
        attendance_record_id=row.id,
        owner_user_id=row.owner_user_id,
        project_id=row.project_id,
        project_name=project.name if project else "",
        time_zone=row.time_zone,
        date=row.day,
        record_type=row.record_type,
        leaves=[_leave_shown(each, types) for each in row.leaves],
        credited_seconds=row.credited_seconds,
        intervals=[IntervalPublic.model_validate(each) for each in row.intervals],
        worked_seconds=row.worked_seconds,
        codes=[CodeHours.model_validate(each) for each in row.codes],
        break_seconds=row.break_seconds,
        issues=sorted(issues),
        marks=row.marks,
        state=state_of(row),
        is_corrected=row.is_corrected,
        is_taken_out=row.is_taken_out,
        revision=row.revision,
        request_status=requests[-1].status if requests else None,
        request_ids=[each.id for each in requests],
        may_correct=actor.manages(row.project_id) and row.owner_user_id != actor.user_id,
    )


def types_in(rows: Sequence[Any]) -> set[int]:
    return {each["recordType"] for row in rows for each in row.leaves}


def _leave_shown(kept: dict[str, Any], types: Types) -> LeavePublic:
    kind = types[kept["recordType"]]
    return LeavePublic.model_validate(kept | {"name": kind.name, "color": kind.color})


def _forgotten(row: Any) -> Issue:
    """As the next press will say it, whenever that is."""
    return Issue.MISSING_CHECK_OUT if row.break_since is None else Issue.BREAK_NOT_ENDED


def detail_shown(
    record: AttendanceRecordPublic,
    owner: PersonPublic | None,
    punches: list[PunchPublic],
    corrections: list[CorrectionPublic],
    lock: Any | None,
) -> AttendanceRecordDetail:
    return AttendanceRecordDetail(
        **dict(record),
        locked=LockedDays(first_date=lock.first_day, last_date=lock.last_day) if lock else None,
        owner=owner,
        punches=punches,
        corrections=corrections,
    )


@dataclass(frozen=True, slots=True)
class Photos:
    """By punch."""

    taken: Mapping[UUID, PunchPhotoPublic]
    refused: Mapping[UUID, PhotoRefusal]


def punch_shown(
    actor: Actor,
    punch: Punch,
    by: PersonPublic | None,
    tablets: Mapping[UUID, str],
    photos: Photos,
) -> PunchPublic:
    """One that was made in another project says neither where nor what to those who don't manage that one,
    and shows them no photo."""
    shown = _whole(punch, by, tablets.get(punch.device_id), photos)
    if punch.owner_user_id == actor.user_id or actor.manages(punch.project_id):
        return shown
    where = ("latitude", "longitude", "accuracy_meters", "distance_meters")
    return shown.model_copy(update=dict.fromkeys((*where, "photo", "photo_refused")) | {"note": ""})


def _whole(punch: Punch, by: PersonPublic | None, kiosk_name: str | None, photos: Photos) -> PunchPublic:
    photo = photos.taken.get(punch.id)
    return PunchPublic(
        punch_id=punch.id,
        owner_user_id=punch.owner_user_id,
        project_id=punch.project_id,
        check_type=punch.check_type,
        at=punch.at,
        pressed_at=punch.pressed_at,
        device_time=punch.device_time,
        received_at=punch.received_at,
        latitude=punch.latitude,
        longitude=punch.longitude,
        accuracy_meters=punch.accuracy_meters,
        distance_meters=punch.distance_meters,
        marks=punch.marks,
        note=punch.note,
        source=punch.source,
        by=by if punch.source == Source.FOREMAN.value else None,
        device_id=punch.device_id,
        kiosk_name=kiosk_name,
        photo=photo,
        photo_refused=photos.refused.get(punch.id) if photo is None else None,
    )


def correction_shown(correction: Correction, by: PersonPublic | None) -> CorrectionPublic:
    return CorrectionPublic(
        action=ManagerAction(correction.action),
        before=[IntervalPublic.model_validate(each) for each in correction.before],
        after=[IntervalPublic.model_validate(each) for each in correction.after],
        reason=correction.reason,
        by=by,
        at=correction.created_at,
        rule=ClosedByRule.model_validate(correction.closing) if correction.closing else None,
    )
