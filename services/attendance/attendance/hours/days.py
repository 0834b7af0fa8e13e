"""Facts → the record of each day that a person worked somewhere, or was on leave. A shift belongs to the day
it began, as the clock of its project said then: a night shift is one day's."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import date, datetime
from uuid import UUID

from chassis.wall_clock import day_at, zone_of

from attendance.hours.closing import close
from attendance.hours.facts import LONG_DAY, LONGEST_SHIFT, VERY_LATE, CorrectionFact, Facts, PunchFact, Span
from attendance.hours.leaves import LeaveOfDay, leaves_of_days
from attendance.hours.on_leave import is_at_work_on
from attendance.hours.shifts import Issue, Shift, shifts_of
from attendance.hours.spans import Counted, within
from attendance.hours.splits import CodePart, SplitFact, parts_within

DayKey = tuple[UUID, date]
"""A project and a day there."""


@dataclass(frozen=True, slots=True)
class Interval:
    starts_at: datetime
    ends_at: datetime | None
    """None: still at work, or nobody knows."""
    breaks: tuple[Span, ...] = ()

    @property
    def break_seconds(self) -> int:
        return sum(each.seconds for each in self.breaks)

    @property
    def worked_seconds(self) -> int:
        """None of it before somebody says when it ended."""
        if self.ends_at is None:
            return 0
        return Span(self.starts_at, self.ends_at).seconds - self.break_seconds


@dataclass(frozen=True, slots=True)
class DayRecord:
    project_id: UUID
    day: date
    zone: str
    intervals: tuple[Interval, ...]
    issues: tuple[str, ...]
    marks: tuple[str, ...]
    punch_ids: tuple[UUID, ...]
    is_corrected: bool = False
    open_since: datetime | None = None
    break_since: datetime | None = None
    is_taken_out: bool = False
    """A manager said that there was no work at all."""
    leaves: tuple[LeaveOfDay, ...] = ()
    split: SplitFact | None = None

    @property
    def worked_seconds(self) -> int:
        return sum(each.worked_seconds for each in self.intervals)

    @property
    def break_seconds(self) -> int:
        return sum(each.break_seconds for each in self.intervals)

    @property
    def codes(self) -> tuple[CodePart, ...]:
        return parts_within(self.worked_seconds, self.split.parts) if self.split else ()


@dataclass(slots=True)
class _Day:
    zone: str
    intervals: list[Interval] = field(default_factory=list[Interval])
    issues: set[str] = field(default_factory=set[str])
    marks: set[str] = field(default_factory=set[str])
    punch_ids: list[UUID] = field(default_factory=list[UUID])
    correction: CorrectionFact | None = None
    open: Shift | None = None
    leaves: list[LeaveOfDay] = field(default_factory=list[LeaveOfDay])

    @property
    def is_taken_out(self) -> bool:
        return self.correction is not None and not self.correction.work


def records_of(facts: Facts) -> dict[DayKey, DayRecord]:
    days: dict[DayKey, _Day] = {}
    counted = Counted([each for each in facts.approved if each.opened_at is None])
    newest = {(each.project_id, each.day): each for each in facts.corrections}
    for key, correction in sorted(newest.items(), key=lambda each: _said_last(each[1])):
        day = days[key] = _Day(correction.zone, correction=correction)
        for stated in correction.work:
            _take(day, key[0], stated.span, stated.breaks, counted)
    for key, shifts in _by_day(close(shifts_of(facts.punches), facts.closings)).items():
        day = days.setdefault(key, _Day(shifts[0].first.zone))
        for shift in shifts:
            day.punch_ids += (punch.id for punch in shift.punches)
            # Whoever corrected the day has seen what was known of it.
            new = [punch for punch in shift.punches if not _is_seen(punch, day.correction)]
            day.marks |= {mark for punch in new for mark in punch.marks}
            if any(punch.known_at - punch.at > VERY_LATE for punch in new):
                day.issues.add(Issue.CAME_LATE)
            if any(punch.lacks_photo for punch in new):
                day.issues.add(Issue.NO_PHOTO)
            if day.correction is None:
                _put(day, key[0], shift, counted)
            elif new:
                day.issues.add(Issue.PUNCH_AFTER_CORRECTION)
            if shift.is_open and not _is_over(shift, day.correction):
                day.open = shift  # at work, whatever was said of the hours before
    for key, (zone, leaves) in leaves_of_days(facts.leaves).items():
        days.setdefault(key, _Day(zone)).leaves = leaves
    _mark_work_on_leave(days)
    _mark_long_days(days)
    splits = {(each.project_id, each.day): each for each in facts.splits}
    # What was taken out stays to be seen, and to be put back.
    return {
        key: _record(key, day, splits.get(key))
        for key, day in sorted(days.items())
        if day.intervals or day.issues or day.is_taken_out or day.leaves
    }


def day_of(punch: PunchFact) -> date:
    return day_at(punch.at, zone_of(punch.zone))


def _is_seen(punch: PunchFact, correction: CorrectionFact | None) -> bool:
    return correction is not None and punch.known_at <= correction.known_at


def _is_over(shift: Shift, correction: CorrectionFact | None) -> bool:
    """That nobody checked out of it, and was said what it was. Who was at work while their hours were put
    right goes on: that checks nobody out."""
    return (
        correction is not None
        and _is_seen(shift.first, correction)
        and correction.known_at - shift.starts_at > LONGEST_SHIFT
    )


def _by_day(shifts: Sequence[Shift]) -> dict[DayKey, list[Shift]]:
    days: defaultdict[DayKey, list[Shift]] = defaultdict(list)
    for shift in shifts:
        days[shift.first.project_id, day_of(shift.first)].append(shift)
    return days


def _put(day: _Day, project_id: UUID, shift: Shift, counted: Counted) -> None:
    day.issues |= shift.issues
    if shift.is_stray:
        return
    # Who is on a break has worked until then, whether they come back to it or never do.
    ends_at = shift.ends_at or shift.break_since
    if ends_at is None:
        day.intervals.append(Interval(shift.starts_at, None, tuple(shift.breaks)))
    elif shift.starts_at < ends_at:
        _take(day, project_id, Span(shift.starts_at, ends_at), tuple(shift.breaks), counted)


def _take(day: _Day, project_id: UUID, span: Span, breaks: tuple[Span, ...], counted: Counted) -> None:
    """Of an hour that counts somewhere already nothing is counted again."""
    left = counted.take(project_id, span)
    if left != [span]:
        day.issues.add(Issue.OVERLAP)
    day.intervals += [Interval(each.starts_at, each.ends_at, within(breaks, each)) for each in left]


def _mark_work_on_leave(days: dict[DayKey, _Day]) -> None:
    """In whichever projects the two are."""
    on_leave = [(date_, day) for (_, date_), day in days.items() if day.leaves]
    if not on_leave:
        return
    by_date: defaultdict[date, list[_Day]] = defaultdict(list)
    for (_, date_), day in days.items():
        by_date[date_].append(day)
    for date_, leaving in on_leave:
        for working in by_date[date_]:
            spans = [(each.starts_at, each.ends_at) for each in working.intervals]
            if any(is_at_work_on(each, date_, zone_of(leaving.zone), spans) for each in leaving.leaves):
                leaving.issues.add(Issue.WORK_ON_LEAVE)
                working.issues.add(Issue.WORK_ON_LEAVE)


def _mark_long_days(days: dict[DayKey, _Day]) -> None:
    """In however many projects. What a manager stated has been looked at."""
    worked: defaultdict[date, float] = defaultdict(float)
    for (_, date_), day in days.items():
        worked[date_] += sum(each.worked_seconds for each in day.intervals)
    for (_, date_), day in days.items():
        if day.intervals and day.correction is None and worked[date_] > LONG_DAY.total_seconds():
            day.issues.add(Issue.LONG_DAY)


def _said_last(correction: CorrectionFact) -> tuple[float, int]:
    return -correction.known_at.timestamp(), -correction.id.int


def _record(key: DayKey, day: _Day, split: SplitFact | None) -> DayRecord:
    project_id, date_ = key
    return DayRecord(
        project_id,
        date_,
        day.zone,
        tuple(sorted(day.intervals, key=lambda each: each.starts_at)),
        tuple(sorted(day.issues)),
        tuple(sorted(day.marks)),
        tuple(day.punch_ids),
        is_corrected=day.correction is not None,
        open_since=day.open.starts_at if day.open else None,
        break_since=day.open.break_since if day.open else None,
        is_taken_out=day.is_taken_out,
        leaves=tuple(day.leaves),
        split=split,
    )
