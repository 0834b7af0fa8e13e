"""A company's rule ends shifts that nobody checked out of. That is a fact beside the presses, as a correction
is, and by nobody: a check-out that comes in later counts in its place, and so does whatever people say."""

import logging
from dataclasses import dataclass
from datetime import datetime, time, timedelta
from typing import Any, Final
from uuid import UUID

from chassis.acting import acting_for
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.db.database import Database
from chassis.wall_clock import zone_of

from attendance.audit import of_closed
from attendance.correction.service import may_be_corrected_again
from attendance.forgotten.repo import ForgottenRepo
from attendance.forgotten.schemas import EndsWith
from attendance.hours.closing import close, is_forgotten, last_press_in, may_end, with_next
from attendance.hours.days import day_of
from attendance.hours.facts import Span
from attendance.hours.shifts import Shift, shifts_of
from attendance.pay.rules import minute_of
from attendance.pay.shift_end import shift_end_of
from attendance.record.computing import facts_known_at, recompute_days
from attendance.record.counting import alone_with
from attendance.record.schemas import ManagerAction
from attendance.record.today import latest_today
from attendance.sheet.errors import PeriodIsLocked
from attendance.sheet.locking import must_be_free
from attendance.tables.correction import Correction
from attendance.tables.forgotten import OpenDayRules
from attendance.tables.record import AttendanceRecord

BY_NOBODY: Final = UUID(int=0)
REASON: Final = "Closed by the company's rule."
"""As it is kept; screens say it in the language of their reader."""
_LOOKS_BACK = timedelta(days=14)
_AT_ONCE = 100

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Ending:
    shift: Shift
    ends_at: datetime


async def close_open_days(database: Database) -> None:
    """Of all companies that have such a rule. Each day by itself, under the lock of its person: whoever dies
    between loses nothing, and who comes second finds it closed."""
    async with database.reading() as uow:
        rules = await ForgottenRepo(uow).closing_rules()
    for each in rules:
        await close_days_of(database, each)


async def close_days_of(database: Database, rules: OpenDayRules) -> None:
    """`rules`: as they were when somebody looked; each day is closed as they are by then."""
    after, since = UUID(int=0), latest_today() - _LOOKS_BACK
    if rules.closes_since is not None:
        # Days before that stay as they are: whoever sets a rule has none of them read each hour.
        since = max(since, rules.closes_since.date() - timedelta(days=1))
    while True:
        async with database.reading() as uow:
            days = await ForgottenRepo(uow).to_close(rules.company_id, since, after, _AT_ONCE)
        for day in days:
            after = day.id
            try:
                await _close(database, rules, day)
            except Exception:
                # One that can't be closed keeps no other from it; the next hour tries again.
                log.warning("a day could not be closed by its rule", exc_info=True)
        if len(days) < _AT_ONCE:
            return


async def _close(database: Database, rules: OpenDayRules, day: Any) -> None:
    async with database.reading() as uow:
        if not await _endings(uow, rules, day):
            return  # most of them: nobody's presses wait for a look
    with acting_for(None):
        async with database.unit_of_work() as uow:
            await alone_with(uow, day.owner_user_id)
            repo = ForgottenRepo(uow)
            record, by_now = (
                await repo.hold_record(day.company_id, day.id),
                await repo.find_rules(day.company_id),
            )
            if record is None or record.is_corrected or by_now is None or by_now.closes_with is None:
                return
            for ending in await _endings(uow, by_now, record):
                await _end(uow, by_now, record, ending)


async def _end(uow: UnitOfWork, rules: OpenDayRules, record: AttendanceRecord, ending: Ending) -> None:
    whose = record.company_id, record.owner_user_id
    span = Span(ending.shift.starts_at, ending.ends_at)
    try:
        await must_be_free(uow, *whose, record.project_id, record.day, [span])
    except PeriodIsLocked:
        return  # what is approved stays, until people open it again
    said = Correction(
        company_id=record.company_id,
        project_id=record.project_id,
        owner_user_id=record.owner_user_id,
        day=record.day,
        time_zone=record.time_zone,
        action=ManagerAction.MODIFIED.value,
        before=record.intervals,
        after=[],
        reason=REASON,
        closing={
            "punchId": str(ending.shift.first.id),
            "endsAt": ending.ends_at.isoformat(),
            "endsWith": rules.closes_with,
            "afterHours": rules.closes_after_hours,
            "at": rules.closes_at,
        },
        created_by=BY_NOBODY,
    )
    if not await may_be_corrected_again(uow, *whose, record.day, by_rule=True):
        return
    had = record.worked_seconds
    repo = ForgottenRepo(uow)
    repo.add_correction(said)
    # Whoever was told that it has no hours is told which it has.
    await repo.forget_told(record)
    await recompute_days(uow, *whose, record.day, record.day)
    said.after = record.intervals
    uow.outbox.add(of_closed(record, had))


async def _endings(uow: UnitOfWork, rules: OpenDayRules, day: Any) -> list[Ending]:
    """As the rule says by now, of shifts that began after it was set."""
    found: list[Ending] = []
    for shift, following in await shifts_of_day(uow, day):
        began_before = rules.closes_since is None or shift.starts_at < rules.closes_since
        if began_before or not is_forgotten(shift, now()) or now() < _due_at(rules, shift, day):
            continue
        ends_at = await _end_by(uow, rules, shift, day)
        if ends_at is not None and may_end(shift, following, ends_at):
            found.append(Ending(shift, ends_at))
    return found


async def shifts_of_day(uow: UnitOfWork, day: Any) -> list[tuple[Shift, Shift | None]]:
    """Each with what its person began next, wherever that was."""
    facts = await facts_known_at(uow, day.company_id, day.owner_user_id, day.day, day.day, now())
    key = day.project_id, day.day
    shifts = close(shifts_of(facts.punches), facts.closings)
    return [each for each in with_next(shifts) if (each[0].first.project_id, day_of(each[0].first)) == key]


def _due_at(rules: OpenDayRules, shift: Shift, day: Any) -> datetime:
    if rules.closes_after_hours is not None:
        return shift.starts_at + timedelta(hours=rules.closes_after_hours)
    assert rules.closes_at is not None
    return morning_after(day, rules.closes_at)


def morning_after(day: Any, at: str) -> datetime:
    """At that time of the next day, as the clock of the project said then."""
    local = time(*divmod(minute_of(at), 60))
    return datetime.combine(day.day + timedelta(days=1), local, zone_of(day.time_zone))


async def _end_by(uow: UnitOfWork, rules: OpenDayRules, shift: Shift, day: Any) -> datetime | None:
    if rules.closes_with == EndsWith.LAST_PUNCH:
        return last_press_in(shift)
    return await likely_end(uow, shift, day)


async def possible_end(uow: UnitOfWork, shift: Shift, following: Shift | None, day: Any) -> datetime | None:
    """The likely one, where no press says otherwise."""
    ends_at = await likely_end(uow, shift, day)
    return ends_at if ends_at is not None and may_end(shift, following, ends_at) else None


async def likely_end(uow: UnitOfWork, shift: Shift, day: Any) -> datetime | None:
    """By the rules of hours of whoever worked it."""
    whose = day.company_id, day.owner_user_id, day.project_id
    return await shift_end_of(uow, *whose, day.day, shift.starts_at, day.time_zone)
