"""A day's hours on several budget codes. It changes no punch and no hour: it is a fact beside them, and the
record is computed anew."""

from collections.abc import Sequence
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.http import Page
from identity_client.projects import Projects

from attendance.audit import AuditAction, of_split
from attendance.code_split.errors import CodeTwice, MoreThanWorked, SplitTooOften, UnknownCode
from attendance.code_split.repo import CodeSplitRepo
from attendance.code_split.schemas import HoursCode, HoursCodesQuery, PartIn, RecordSplit
from attendance.correction.errors import RecordChangedMeanwhile
from attendance.record.computing import recompute_days
from attendance.record.counting import alone_with
from attendance.record.service import get_record
from attendance.sheet.locking import must_be_open
from attendance.tables.code_split import CodeSplit
from attendance.tables.record import AttendanceRecord

MOST_OF_A_DAY = 50
"""Of one person, in however many projects."""


async def query_codes(
    uow: UnitOfWork, projects: Projects, actor: Actor, wanted: HoursCodesQuery
) -> Page[HoursCode]:
    """Of a project that the caller sees; those that hours can be on."""
    await projects.get_seen(actor, wanted.project_id)
    rows, total = await CodeSplitRepo(uow).page_of_codes(
        actor, wanted.project_id, wanted.search, wanted.paging
    )
    codes = [HoursCode(budget_code_id=each.id, number=each.number, name=each.name) for each in rows]
    return Page[HoursCode].of(codes, total, wanted.paging)


async def split_record(uow: UnitOfWork, actor: Actor, body: RecordSplit) -> None:
    """By whoever it is of, or a manager of its project: it changes nobody's hours."""
    record = await get_record(uow, actor, body.attendance_record_id)
    await alone_with(uow, record.owner_user_id)
    record = await get_record(uow, actor, record.id, lock=True)
    if record.revision != body.revision:
        raise RecordChangedMeanwhile
    await must_be_open(
        uow, record.company_id, record.owner_user_id, record.project_id, record.day, record.day
    )
    before = record.codes
    said = CodeSplit(
        company_id=record.company_id,
        project_id=record.project_id,
        owner_user_id=record.owner_user_id,
        day=record.day,
        parts=await _parts(uow, record, body.parts),
        created_by=actor.user_id,
    )
    if await CodeSplitRepo(uow).count_of_its_day(said) >= MOST_OF_A_DAY:
        raise SplitTooOften(MOST_OF_A_DAY)
    CodeSplitRepo(uow).add(said)
    await recompute_days(uow, record.company_id, record.owner_user_id, record.day, record.day)
    if record.owner_user_id != actor.user_id:
        uow.outbox.add(of_split(actor, AuditAction.HOURS_SPLIT, record, before))


async def _parts(uow: UnitOfWork, record: AttendanceRecord, sent: Sequence[PartIn]) -> list[dict[str, Any]]:
    if 60 * sum(each.minutes for each in sent) > record.worked_seconds:
        raise MoreThanWorked
    wanted = {each.budget_code_id for each in sent}
    if len(wanted) < len(sent):
        raise CodeTwice
    known = await CodeSplitRepo(uow).codes(record.company_id, record.project_id, wanted)
    # What was archived since may stay on the day.
    there = {UUID(each["budgetCodeId"]) for each in record.codes}
    codes = {each.id: each for each in known if not each.is_archived or each.id in there}
    if codes.keys() != wanted:
        raise UnknownCode
    return [
        {
            "budgetCodeId": str(each.budget_code_id),
            "number": codes[each.budget_code_id].number,
            "name": codes[each.budget_code_id].name,
            "seconds": 60 * each.minutes,
        }
        for each in sent
    ]
