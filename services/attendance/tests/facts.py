"""Facts by chance of a person, the days that they make, and those that are kept."""

from datetime import UTC, datetime, timedelta
from random import Random
from typing import Any
from uuid import UUID, uuid4

from attendance.hours.days import records_of
from attendance.hours.facts import Check, CorrectionFact, Facts, PunchFact, Source, Span, WorkedSpan
from attendance.record.computing import recompute_days, written_work
from attendance.tables.correction import Correction
from attendance.tables.punch import Punch
from attendance.tables.record import AttendanceRecord
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.db.statements import col, select
from chassis.ids import new_id

_BEGIN = datetime(2026, 10, 24, tzinfo=UTC)  # the clocks of Berlin change on the 25th
_SITES = {uuid4(): "Europe/Berlin", uuid4(): "Asia/Singapore"}


def some_punch(chance: Random, company_id: UUID, owner: UUID) -> Punch:
    project_id = chance.choice([*_SITES])
    # Often within minutes of each other, as double taps are, and often days apart.
    at = _BEGIN + timedelta(minutes=chance.choice([chance.randrange(0, 8 * 1440), chance.randrange(0, 600)]))
    return Punch(
        id=uuid4(),
        company_id=company_id,
        project_id=project_id,
        owner_user_id=owner,
        check_type=chance.choice([*Check]).value,
        at=at,
        received_at=now(),
        device_time=at,
        time_zone=_SITES[project_id],
        source=chance.choice([*Source]).value,
        device_id=owner,
        created_by=owner,
    )


def some_correction(chance: Random, company_id: UUID, owner: UUID) -> Correction:
    project_id = chance.choice([*_SITES])
    begun = _BEGIN.replace(hour=6) + timedelta(days=chance.randrange(0, 8))
    work = [] if chance.random() < 0.3 else [WorkedSpan(Span(begun, begun + timedelta(hours=8)))]
    return Correction(
        id=new_id(),
        company_id=company_id,
        project_id=project_id,
        owner_user_id=owner,
        day=begun.date(),
        time_zone=_SITES[project_id],
        action=3,
        before=[],
        after=[written_work(each) for each in work],
        reason="So it was",
        created_by=owner,
        created_at=now(),
    )


async def kept(uow: UnitOfWork, owner: UUID) -> dict[Any, Any]:
    rows = await uow.execute(select(AttendanceRecord).where(col(AttendanceRecord.owner_user_id) == owner))
    return {
        (row.project_id, row.day): (
            row.worked_seconds,
            row.break_seconds,
            [*row.issues],
            [*row.punch_ids],
            row.open_since,
            row.break_since,
            row.is_taken_out,
        )
        for row in rows.scalars()
    }


def computed(punches: list[Punch], corrections: list[Correction]) -> dict[Any, Any]:
    facts = Facts.of(
        [
            PunchFact(
                each.id,
                each.project_id,
                Check(each.check_type),
                each.at,
                each.time_zone,
                each.received_at,
                is_by_foreman=each.source == Source.FOREMAN.value,
            )
            for each in punches
        ],
        [_fact(each) for each in corrections],
    )
    return {
        key: (
            each.worked_seconds,
            each.break_seconds,
            [*each.issues],
            [*each.punch_ids],
            each.open_since,
            each.break_since,
            each.is_taken_out,
        )
        for key, each in records_of(facts).items()
    }


def _fact(said: Correction) -> CorrectionFact:
    work = [
        WorkedSpan(Span(datetime.fromisoformat(each["startsAt"]), datetime.fromisoformat(each["endsAt"])))
        for each in said.after
    ]
    return CorrectionFact(said.id, said.project_id, said.day, said.time_zone, tuple(work), said.created_at)


async def correct(uow: UnitOfWork, said: Correction) -> None:
    """Under `alone_with`."""
    uow.insert(said)
    await recompute_days(uow, said.company_id, said.owner_user_id, said.day, said.day)
