"""The one writer of records: what the facts of a person make of some days, put where it is read."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from datetime import UTC, date, datetime, time, timedelta
from typing import Any
from uuid import UUID

from chassis.db import UnitOfWork
from contracts.attendance.v1 import events_pb2

from attendance.hours.days import DayRecord, Interval, records_of
from attendance.hours.facts import (
    LONGEST_SHIFT,
    ApprovedFact,
    ClosingFact,
    CorrectionFact,
    Facts,
    PunchFact,
    Span,
    WorkedSpan,
)
from attendance.hours.leaves import LeaveOfDay
from attendance.hours.shifts import from_a_fresh_start
from attendance.record.facts_repo import FactsRepo, Said
from attendance.record.hot import COUNTED, said_and_kept
from attendance.record.kept_codes import split_fact_of, told_codes, written_code
from attendance.record.kept_leave import fact_of
from attendance.record.repo import RecordRepo
from attendance.tables.correction import Correction
from attendance.tables.record import AttendanceRecord
from attendance.tables.record_type import RecordType
from attendance.tables.sheet import PeriodSheet, SheetOpening

# A punch changes the day of its shift, which began at most a day before, as the clock somewhere says.
_TOUCHED = timedelta(days=2)
# What those days depend on lies within this of them.
_AROUND = timedelta(days=4)
# So far back a punch is looked for that begins afresh. There is one, but for whoever was checked in by
# foremen day and night, never once out or by themselves: what one press reads is bounded for them too.
_LONGEST_UNCLEAR = timedelta(days=7)
# Facts that lie further apart are counted each by itself: what is between them stays as it is.
_APART = timedelta(days=14)


async def recompute(uow: UnitOfWork, company_id: UUID, owner: UUID, first: datetime, last: datetime) -> None:
    """After facts of this time were added, under `alone_with`."""
    await uow.flush()
    known = FactsRepo(uow)
    # Whoever was still at work there has not checked out, as is known only now.
    until = last + _TOUCHED + _AROUND
    punches = await known.punches_around(
        company_id, owner, first, until, _TOUCHED + _AROUND + _LONGEST_UNCLEAR + LONGEST_SHIFT
    )
    first = max((each.at for each in punches if each.at < first), default=first)
    first_day, last_day = days = (first - _TOUCHED).date(), (last + _TOUCHED).date()
    kinds, there = await said_and_kept(uow, company_id, owner, _around(days), days)
    said = await known.said_of(company_id, owner, _around(days), days, kinds)
    facts = _facts(punches, said, first - _TOUCHED - _AROUND)
    wanted = [each for each in records_of(facts).values() if first_day <= each.day <= last_day]
    await _replace(uow, company_id, owner, there, wanted)


def stretches_of(instants: Iterable[datetime]) -> list[tuple[datetime, datetime]]:
    """The first and the last of those that are near each other: a press of weeks ago, from a phone that was
    off, does not have all days since counted anew with it."""
    first, *others = sorted(instants)
    stretches = [(first, first)]
    for each in others:
        begun, last = stretches[-1]
        if each - last > _APART:
            stretches.append((each, each))
        else:
            stretches[-1] = begun, each
    return stretches


async def facts_known_at(
    uow: UnitOfWork, company_id: UUID, owner: UUID, first: date, last: date, known_at: datetime
) -> Facts:
    """All that the records of these days depended on then."""
    known = FactsRepo(uow)
    days = first, last
    begins, ends = (datetime.combine(day, time(12), UTC) for day in days)
    until = ends + _TOUCHED + _AROUND
    until = await known.first_after(company_id, owner, until) or until
    since = begins - _TOUCHED - _AROUND
    looked_at = since - _LONGEST_UNCLEAR - LONGEST_SHIFT
    punches = await known.punches_known_at(company_id, owner, looked_at, until, known_at)
    said = await known.said_of(company_id, owner, _around(days), days)
    # By now they are undone: asked for only by whoever asks what was known before that.
    openings = await known.openings_between(company_id, owner, *_around(days))
    return _facts(punches, said, since, openings).as_known_at(known_at)


def _around(days: tuple[date, date]) -> tuple[date, date]:
    return days[0] - _AROUND, days[1] + _AROUND


def _facts(
    punches: Iterable[PunchFact], said: Said, since: datetime, openings: Iterable[SheetOpening] = ()
) -> Facts:
    """All on which anything since then depends. `punches`: since LONGEST_SHIFT before the earliest of
    which that may be unclear."""
    facts = Facts.of(
        punches,
        (_correction(each) for each in said.corrections if each.closing is None),
        map(fact_of, said.leaves),
        (*_approved(said.approved), *_approved(openings)),
        map(split_fact_of, said.splits),
        (_closing(each) for each in said.corrections if each.closing is not None),
    )
    return replace(facts, punches=from_a_fresh_start(facts.punches, since - _LONGEST_UNCLEAR, since))


async def recompute_days(uow: UnitOfWork, company_id: UUID, owner: UUID, first: date, last: date) -> None:
    """After something else was said of these days, under `alone_with`."""
    await recompute(uow, company_id, owner, *(datetime.combine(day, time(12), UTC) for day in (first, last)))


async def _replace(
    uow: UnitOfWork, company_id: UUID, owner: UUID, there: Iterable[Any], wanted: Iterable[DayRecord]
) -> None:
    """Mostly nothing has changed: rows that stay as they are never become objects."""
    left = {(each.project_id, each.day): each for each in there}
    new, changed = list[DayRecord](), dict[UUID, dict[str, Any]]()
    for each in wanted:
        kept = left.pop((each.project_id, each.day), None)
        if kept is None:
            new.append(each)
        elif kept[-len(COUNTED) :] != tuple((values := _values(each)).values()):
            changed[kept.id] = values
    gone = [each.id for each in left.values()]
    repo = RecordRepo(uow)
    # Of a company that is deleted at this moment none is left.
    held = await repo.hold({*changed, *gone})
    for record_id, row in held.items():
        if record_id not in changed:
            continue
        for name, value in changed[record_id].items():
            setattr(row, name, value)
        row.revision += 1
        uow.outbox.add(told(row))
    for each in new:
        uow.outbox.add(told(repo.add(_new(company_id, owner, each))))
    for row in (held[each] for each in gone if each in held):
        await repo.delete(row)
        uow.outbox.add(
            events_pb2.AttendanceRecordDeleted(
                company_id=str(company_id),
                attendance_record_id=str(row.id),
                project_id=str(row.project_id),
                owner_user_id=str(owner),
            )
        )
    uow.flush_before_next()


def told(row: AttendanceRecord) -> events_pb2.AttendanceRecordChanged:
    return events_pb2.AttendanceRecordChanged(
        company_id=str(row.company_id),
        attendance_record_id=str(row.id),
        project_id=str(row.project_id),
        owner_user_id=str(row.owner_user_id),
        date=row.day.isoformat(),
        worked_seconds=row.worked_seconds,
        break_seconds=row.break_seconds,
        issues=row.issues,
        is_open=row.open_since is not None,
        revision=row.revision,
        record_type=row.record_type,
        leave_halves=row.leave_halves,
        credited_seconds=row.credited_seconds,
        codes=told_codes(row.codes),
    )


def _new(company_id: UUID, owner: UUID, record: DayRecord) -> AttendanceRecord:
    """What else a row has, it learns as it is inserted."""
    whose = {
        "company_id": company_id,
        "owner_user_id": owner,
        "project_id": record.project_id,
        "day": record.day,
    }
    return AttendanceRecord.of_row(whose | _values(record))


def _values(record: DayRecord) -> dict[str, Any]:
    """What is `COUNTED`, in its order."""
    return {
        "time_zone": record.zone,
        "intervals": [written(each) for each in record.intervals],
        "worked_seconds": record.worked_seconds,
        "break_seconds": record.break_seconds,
        "issues": [*record.issues],
        "marks": [*record.marks],
        "punch_ids": [*record.punch_ids],
        "is_corrected": record.is_corrected,
        "open_since": record.open_since,
        "break_since": record.break_since,
        "is_taken_out": record.is_taken_out,
        "record_type": _type_of(record),
        "leaves": [_written_leave(each) for each in record.leaves],
        "leave_halves": sum(each.halves for each in record.leaves),
        "credited_seconds": sum(each.credited_seconds for each in record.leaves),
        "codes": [*map(written_code, record.codes)],
    }


def _type_of(record: DayRecord) -> int:
    """That of the leave where it is all there is of the day."""
    is_work = record.intervals or record.punch_ids or record.is_corrected or not record.leaves
    return RecordType.RECORD.value if is_work else record.leaves[0].record_type


def _written_leave(leave: LeaveOfDay) -> dict[str, Any]:
    return {
        "attendanceRecordRequestId": str(leave.request_id),
        "recordType": leave.record_type,
        "part": leave.part.value,
        "creditedSeconds": leave.credited_seconds,
    }


def written_work(work: WorkedSpan) -> dict[str, Any]:
    return written(Interval(work.span.starts_at, work.span.ends_at, work.breaks))


def written(interval: Interval) -> dict[str, Any]:
    """As it is kept, in rows and corrections."""
    return {
        "startsAt": interval.starts_at.isoformat(),
        "endsAt": interval.ends_at.isoformat() if interval.ends_at else None,
        "breaks": [
            {"startsAt": each.starts_at.isoformat(), "endsAt": each.ends_at.isoformat()}
            for each in interval.breaks
        ],
    }


def _read(kept: dict[str, Any]) -> WorkedSpan:
    return WorkedSpan(kept_span(kept), tuple(map(kept_span, kept["breaks"])))


def kept_span(kept: dict[str, Any]) -> Span:
    return Span(datetime.fromisoformat(kept["startsAt"]), datetime.fromisoformat(kept["endsAt"]))


def _correction(row: Correction) -> CorrectionFact:
    return CorrectionFact(
        row.id, row.project_id, row.day, row.time_zone, tuple(map(_read, row.after)), row.created_at
    )


def _closing(row: Correction) -> ClosingFact:
    said = row.closing or {}
    ends_at = datetime.fromisoformat(said["endsAt"])
    return ClosingFact(row.id, UUID(said["punchId"]), ends_at, row.created_at)


def _approved(sheets: Iterable[PeriodSheet | SheetOpening]) -> Iterator[ApprovedFact]:
    """Weeks that were approved by earlier releases say for how long, and not when."""
    for sheet in sheets:
        assert sheet.approved_at is not None
        opened_at = sheet.opened_at if isinstance(sheet, SheetOpening) else None
        for day in sheet.days:
            for each in day.get("intervals", ()):
                yield ApprovedFact(sheet.project_id, kept_span(each), sheet.approved_at, opened_at)
