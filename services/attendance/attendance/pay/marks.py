"""What does not keep to the times of shifts and of rest: to know, and paid as before. Pure."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from enum import StrEnum
from uuid import UUID

from chassis.wall_clock import zone_of

from attendance.hours.facts import minute_of_epoch
from attendance.hours.leaves import FreeDay
from attendance.pay.pieces import Stretch, WorkDay
from attendance.pay.rules import Rulebook, Rules, ShiftTimes, minute_of


class PayMarkKind(StrEnum):
    SHORT_REST = "shortRest"
    LATE_START = "lateStart"
    EARLY_END = "earlyEnd"


@dataclass(frozen=True, slots=True)
class PayMark:
    day: date
    project_id: UUID
    kind: PayMarkKind
    minutes: int
    """How much rest there was; how much later or earlier it was."""
    wanted: str
    """The rule: the rest that is due in minutes, or the time of the shift."""


def marks_of(days: Iterable[WorkDay], book: Rulebook, holidays: Iterable[FreeDay]) -> list[PayMark]:
    """Of one person, in their order."""
    free = {(each.project_id, each.day) for each in holidays}
    by_day: defaultdict[date, list[tuple[Stretch, WorkDay]]] = defaultdict(list)
    for each in days:
        by_day[each.day] += ((stretch, each) for stretch in each.stretches)
    found: list[PayMark] = []
    left: int | None = None
    for day, worked in sorted(by_day.items()):
        worked.sort(key=lambda pair: (pair[0].starts_at, pair[0].ends_at, pair[1].project_id))
        if not worked:
            continue
        (first, at), (last, until) = worked[0], worked[-1]
        rules = book.on(at.project_id, day).rules
        rest = first.starts_at - left if left is not None else None
        if rest is not None and rest < rules.minimum_rest_minutes:
            due = str(rules.minimum_rest_minutes)
            found.append(PayMark(day, at.project_id, PayMarkKind.SHORT_REST, max(0, rest), due))
        if free.isdisjoint({(None, day), (at.project_id, day)}) and not any(
            each.leaves for _, each in worked
        ):
            found += _late(first, at, rules)
            found += _early(last, until, book.on(until.project_id, day).rules)
        left = last.ends_at
    return found


def _late(first: Stretch, at: WorkDay, rules: Rules) -> Iterator[PayMark]:
    if (shift := _shift(at, rules)) is not None:
        by = first.starts_at - _minute(at.day, minute_of(shift.starts_at), at.zone)
        if by > shift.grace_minutes:
            yield PayMark(at.day, at.project_id, PayMarkKind.LATE_START, by, shift.starts_at)


def _early(last: Stretch, at: WorkDay, rules: Rules) -> Iterator[PayMark]:
    if (shift := _shift(at, rules)) is not None:
        is_overnight = minute_of(shift.ends_at) <= minute_of(shift.starts_at)
        day = at.day + timedelta(days=1) if is_overnight else at.day
        by = _minute(day, minute_of(shift.ends_at), at.zone) - last.ends_at
        if by > shift.grace_minutes:
            yield PayMark(at.day, at.project_id, PayMarkKind.EARLY_END, by, shift.ends_at)


def _shift(at: WorkDay, rules: Rules) -> ShiftTimes | None:
    return None if at.day.isoweekday() in rules.rest_days else rules.shift


def _minute(day: date, minute: int, zone: str) -> int:
    local = datetime.combine(day, time(minute // 60, minute % 60), zone_of(zone))
    return minute_of_epoch(local)
