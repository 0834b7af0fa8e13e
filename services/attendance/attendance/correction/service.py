"""A manager's word on somebody's day. It changes no punch: it is a fact beside them, with its reason, and the
record is computed anew."""

from collections.abc import Sequence
from datetime import UTC, date, datetime, time, tzinfo
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.runtime import Runtime
from chassis.texts import Text
from chassis.wall_clock import zone_of
from contracts.identity.v1.identity_pb2 import Project
from identity_client.directory import Directory
from identity_client.projects import Projects

from attendance.audit import AuditAction, of_record
from attendance.correction.elsewhere import find_hours_elsewhere
from attendance.correction.errors import (
    CorrectedTooOften,
    HoursElsewhere,
    NotOfTheProject,
    OwnHours,
    RecordChangedMeanwhile,
    RecordThere,
    WrongHours,
    corrected_too_often_text,
)
from attendance.correction.repo import CorrectionRepo
from attendance.correction.schemas import (
    AttendanceRecordCreate,
    AttendanceRecordDelete,
    AttendanceRecordUpdate,
    SpanIn,
    WorkedIn,
)
from attendance.hours.facts import Span, WorkedSpan
from attendance.hours.stated import fault_in
from attendance.record.computing import kept_span, recompute, written_work
from attendance.record.counting import alone_with
from attendance.record.schemas import AttendanceRecordDetail, ManagerAction
from attendance.record.service import (
    find_record_of_day,
    get_record,
    hours_around,
    learn_names,
    records_around,
    show_record,
    was_at_work_in,
)
from attendance.sheet.locking import must_be_free
from attendance.tables.correction import Correction
from attendance.tables.record import AttendanceRecord
from attendance.tables.request import AttendanceRequest

MOST_OF_A_DAY = 50
"""Of one person. Whoever reads the day reads all of them."""


async def create_record(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, body: AttendanceRecordCreate
) -> AttendanceRecordDetail:
    actor.must_be_in(body.group_id)
    project = await _get_managed(runtime.of(Projects), actor, body.project_id, body.user_id)
    company = await runtime.of(Projects).company(actor.company_id)
    is_in = str(body.user_id) in {*project.member_user_ids, *project.manager_user_ids}
    if not is_in and not await was_at_work_in(uow, actor, body.user_id, body.project_id):
        raise NotOfTheProject
    await runtime.of(Directory).learn_names(actor.company_id, {actor.user_id, body.user_id})
    await alone_with(uow, body.user_id)
    if await find_record_of_day(uow, actor, body.user_id, body.project_id, body.date) is not None:
        raise RecordThere
    said = Correction(
        company_id=actor.company_id,
        project_id=body.project_id,
        owner_user_id=body.user_id,
        day=body.date,
        time_zone=zone_of(project.time_zone, company.time_zone).key,
        action=ManagerAction.ADDED.value,
        before=[],
        after=stated(body.intervals),
        reason=body.reason,
        created_by=actor.user_id,
    )
    must_be_right(body.intervals, said.day, zone_of(said.time_zone))
    record = await _say(uow, actor, said)
    uow.outbox.add(of_record(actor, AuditAction.ADDED, record, None, record.worked_seconds, body.reason))
    return await show_record(uow, runtime, actor, record)


async def update_record(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, body: AttendanceRecordUpdate
) -> AttendanceRecordDetail:
    record = await _take(uow, runtime, actor, body.attendance_record_id, seen=body.revision)
    said = _about(actor, record, ManagerAction.MODIFIED, stated(body.intervals), body.reason)
    must_be_right(body.intervals, said.day, zone_of(said.time_zone))
    before = record.worked_seconds
    changed = await _say(uow, actor, said)
    uow.outbox.add(
        of_record(actor, AuditAction.CHANGED, changed, before, changed.worked_seconds, body.reason)
    )
    return await show_record(uow, runtime, actor, changed)


async def delete_record(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, body: AttendanceRecordDelete
) -> None:
    record = await _take(uow, runtime, actor, body.attendance_record_id, seen=body.revision)
    uow.outbox.add(of_record(actor, AuditAction.DELETED, record, record.worked_seconds, None, body.reason))
    await _say(uow, actor, _about(actor, record, ManagerAction.DELETED, [], body.reason))


async def approve_hours(uow: UnitOfWork, actor: Actor, request: AttendanceRequest) -> None:
    """As somebody said of their own day, under `alone_with`. `actor`: with the rights that they answer by."""
    record = await find_record_of_day(uow, actor, request.owner_user_id, request.project_id, request.day)
    before, had = (record.intervals, record.worked_seconds) if record else ([], None)
    said = Correction(
        company_id=request.company_id,
        project_id=request.project_id,
        owner_user_id=request.owner_user_id,
        day=request.day,
        time_zone=request.time_zone,
        action=ManagerAction.APPROVED.value,
        before=before,
        after=request.intervals,
        reason=request.reason,
        created_by=actor.user_id,
    )
    changed = await _say(uow, actor, said)
    uow.outbox.add(
        of_record(actor, AuditAction.APPROVED, changed, had, changed.worked_seconds, request.reason)
    )


async def _take(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, record_id: UUID, *, seen: int
) -> AttendanceRecord:
    """For a manager of its project who has seen how it is. Identity is asked before anybody waits."""
    record = await get_record(uow, actor, record_id)
    await _get_managed(runtime.of(Projects), actor, record.project_id, record.owner_user_id)
    await learn_names(uow, runtime.of(Directory), actor, record)
    await alone_with(uow, record.owner_user_id)
    record = await get_record(uow, actor, record_id, lock=True)
    if record.revision != seen:
        raise RecordChangedMeanwhile
    return record


async def _get_managed(projects: Projects, actor: Actor, project_id: UUID, owner: UUID) -> Project:
    # Archived or not: that it is over makes no day of it right.
    project = await projects.get_seen(actor, project_id)
    actor.must_manage(project_id)
    if owner == actor.user_id:
        raise OwnHours
    return project


async def _say(uow: UnitOfWork, actor: Actor, said: Correction) -> AttendanceRecord:
    spans = [kept_span(each) for each in said.after]
    await must_be_free(uow, said.company_id, said.owner_user_id, said.project_id, said.day, spans)
    elsewhere = await find_hours_elsewhere(
        uow, actor, said.owner_user_id, said.day, zone_of(said.time_zone), spans
    )
    if elsewhere is not None:
        raise HoursElsewhere(elsewhere)
    before = await hours_around(uow, said.company_id, said.owner_user_id, said.day)
    if not await may_be_corrected_again(uow, said.company_id, said.owner_user_id, said.day):
        raise CorrectedTooOften(MOST_OF_A_DAY)
    CorrectionRepo(uow).add(said)
    noon = datetime.combine(said.day, time(12), UTC)
    await recompute(uow, said.company_id, said.owner_user_id, noon, noon)
    records = await records_around(uow, said.company_id, said.owner_user_id, said.day)
    key = (said.project_id, said.day)
    corrected = next(each for each in records if (each.project_id, each.day) == key)
    for each in records:
        had = before.get(each.id, 0)
        if each is not corrected and each.worked_seconds < had:
            lowered = AuditAction.LOWERED, each, had, each.worked_seconds
            uow.outbox.add(of_record(actor, *lowered, said.reason, corrected))
    return corrected


async def may_be_corrected_again(
    uow: UnitOfWork, company_id: UUID, owner: UUID, day: date, *, by_rule: bool = False
) -> bool:
    return await CorrectionRepo(uow).count_of_day(company_id, owner, day, by_rule=by_rule) < MOST_OF_A_DAY


async def find_corrected_too_often(uow: UnitOfWork, request: AttendanceRequest) -> Text | None:
    """Why what is asked for can't be written down; under `alone_with`."""
    whose = request.company_id, request.owner_user_id, request.day
    return None if await may_be_corrected_again(uow, *whose) else corrected_too_often_text(MOST_OF_A_DAY)


def _about(
    actor: Actor, record: AttendanceRecord, action: ManagerAction, after: list[dict[str, Any]], reason: str
) -> Correction:
    return Correction(
        company_id=record.company_id,
        project_id=record.project_id,
        owner_user_id=record.owner_user_id,
        day=record.day,
        time_zone=record.time_zone,
        action=action.value,
        before=record.intervals,
        after=after,
        reason=reason,
        created_by=actor.user_id,
    )


def must_be_right(sent: Sequence[WorkedIn], day: date, zone: tzinfo) -> None:
    work = [WorkedSpan(_span(each), tuple(map(_span, each.breaks))) for each in sent]
    fault = fault_in(work, day, zone, now())
    if fault is not None:
        raise WrongHours(fault)


def stated(sent: Sequence[WorkedIn]) -> list[dict[str, Any]]:
    return [written_work(WorkedSpan(_span(each), tuple(map(_span, each.breaks)))) for each in sent]


def _span(sent: SpanIn) -> Span:
    return Span(sent.starts_at.astimezone(UTC), sent.ends_at.astimezone(UTC))
