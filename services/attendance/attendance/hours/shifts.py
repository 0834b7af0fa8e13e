"""Punches in their order → shifts. A check-in always begins a shift, whatever was before: a forgotten
check-out never turns the next check-in into one."""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum

from attendance.hours.facts import DOUBLE_TAP, LONGEST_SHIFT, Check, PunchFact, Span


class Issue(StrEnum):
    """What somebody should look at. Kept with records: never rename one."""

    MISSING_CHECK_OUT = "missingCheckOut"
    MISSING_CHECK_IN = "missingCheckIn"
    BREAK_NOT_ENDED = "breakNotEnded"
    BREAK_UNCLEAR = "breakUnclear"
    """A break that is begun or ended twice."""
    OVERLAP = "overlap"
    """Hours that count elsewhere already were left out."""
    OTHER_SITE = "otherSite"
    """Checked out of elsewhere than it began."""
    PUNCH_AFTER_CORRECTION = "punchAfterCorrection"
    WORK_ON_LEAVE = "workOnLeave"
    """Work in the part of a day that leave was granted for."""
    CAME_LATE = "cameLate"
    """Days after it was pressed: nobody else remembers."""
    LONG_DAY = "longDay"
    NO_PHOTO = "noPhoto"
    """Pressed without the photo that the company asks for, or it has not come yet."""
    CLOSED_BY_RULE = "closedByRule"
    """Nobody checked out, and a rule of the company said when that was."""


@dataclass(slots=True)
class Shift:
    """What begins with a check-in, or a punch that belongs to none."""

    first: PunchFact
    ends_at: datetime | None = None
    breaks: list[Span] = field(default_factory=list[Span])
    break_since: datetime | None = None
    is_left: bool = False
    """Nobody knows when it ended."""
    issues: set[Issue] = field(default_factory=set[Issue])
    punches: list[PunchFact] = field(default_factory=list[PunchFact])
    first_press: PunchFact = field(init=False)
    """Of the same button as the last one, with no other in between."""

    def __post_init__(self) -> None:
        self.add(self.first)

    def add(self, punch: PunchFact) -> None:
        if not self.punches or self.punches[-1].check is not punch.check:
            self.first_press = punch
        self.punches.append(punch)

    @property
    def starts_at(self) -> datetime:
        return self.first.at

    @property
    def is_stray(self) -> bool:
        return self.first.check is not Check.IN

    @property
    def is_open(self) -> bool:
        return self.ends_at is None and not (self.is_left or self.is_stray)


def shifts_of(punches: Sequence[PunchFact]) -> list[Shift]:
    shifts: list[Shift] = []
    for punch in punches:
        current = shifts[-1] if shifts else None
        if current and punch.at - current.starts_at > LONGEST_SHIFT and current.is_open:
            _leave(current)
        if current and (_is_same_tap(current, punch) or _says_it_again(current, punch)):
            current.add(punch)
        elif punch.check is Check.IN:
            if current and current.is_open:
                _leave(current)
            shifts.append(Shift(punch))
        elif current and current.is_open:
            current.add(punch)
            if punch.check is Check.OUT and punch.project_id != current.first.project_id:
                current.issues.add(Issue.OTHER_SITE)
            _ON[punch.check](current, punch.at)
        else:
            shifts.append(Shift(punch, issues={Issue.MISSING_CHECK_IN}))
    return shifts


def from_a_fresh_start(
    punches: tuple[PunchFact, ...], earliest: datetime, wanted: datetime
) -> tuple[PunchFact, ...]:
    """Those on which anything after `wanted` depends: from the last one until then that begins afresh, or
    from `earliest` on where none does. `punches`: in their order, since LONGEST_SHIFT before `earliest`."""
    for index in range(bisect_right(punches, wanted, key=lambda each: each.at) - 1, -1, -1):
        punch = punches[index]
        if punch.at < earliest:
            return punches[index + 1 :]
        begin = bisect_left(punches, punch.at - LONGEST_SHIFT, key=lambda each: each.at)
        if begins_afresh(punch, punches[begin:index]):
            return punches[index:]
    return punches


def begins_afresh(punch: PunchFact, before: Sequence[PunchFact]) -> bool:
    """Whether what follows is the same whatever was pressed earlier. `before`: all of the LONGEST_SHIFT
    before it."""
    if not before:
        return True
    last = before[-1]
    is_apart = punch.at - last.at > DOUBLE_TAP
    if last.check is Check.OUT and (is_apart or punch.check is not Check.OUT):
        return True
    check_ins = [each for each in before if each.check is Check.IN]
    if punch.check is Check.IN and not punch.is_by_foreman:
        return all(punch.at - each.at > DOUBLE_TAP for each in check_ins)
    return is_apart and not check_ins


def _is_same_tap(current: Shift, punch: PunchFact) -> bool:
    """From the first of these presses on, so that many short pauses are not one long press."""
    last = current.punches[-1]
    if (last.check, last.project_id) != (punch.check, punch.project_id):
        return False
    return punch.at - current.first_press.at <= DOUBLE_TAP


def _says_it_again(current: Shift, punch: PunchFact) -> bool:
    """A foreman checks the whole crew in: whoever did so themselves has been at work since then."""
    is_at_work = current.is_open and current.break_since is None
    is_here = punch.project_id == current.first.project_id
    return punch.is_by_foreman and punch.check is Check.IN and is_at_work and is_here


def _leave(shift: Shift) -> None:
    """It was not checked out of. Whoever went for a break and never came back to it worked until then."""
    if shift.break_since is not None:
        shift.ends_at, shift.break_since = shift.break_since, None
        shift.issues.add(Issue.BREAK_NOT_ENDED)
    else:
        shift.issues.add(Issue.MISSING_CHECK_OUT)
        shift.is_left = True


def _check_out(shift: Shift, at: datetime) -> None:
    if shift.break_since is not None:
        shift.issues.add(Issue.BREAK_NOT_ENDED)
        _end_break(shift, at)
    shift.ends_at = at


def _start_break(shift: Shift, at: datetime) -> None:
    if shift.break_since is not None:
        shift.issues.add(Issue.BREAK_UNCLEAR)
    else:
        shift.break_since = at


def _end_break(shift: Shift, at: datetime) -> None:
    if shift.break_since is None:
        shift.issues.add(Issue.BREAK_UNCLEAR)
        return
    if at > shift.break_since:
        shift.breaks.append(Span(shift.break_since, at))
    shift.break_since = None


_ON = {Check.OUT: _check_out, Check.BREAK_START: _start_break, Check.BREAK_END: _end_break}
