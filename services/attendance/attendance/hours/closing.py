"""What a company's rule says of a check-out that was forgotten: when the shift ended. It stands in for a
press that never came, and for nothing else: where that comes in late, or says otherwise, the press counts."""

from collections.abc import Iterable, Sequence
from datetime import datetime

from attendance.hours.facts import LONGEST_SHIFT, Check, ClosingFact
from attendance.hours.shifts import Issue, Shift


def close(shifts: Sequence[Shift], closings: Iterable[ClosingFact]) -> Sequence[Shift]:
    """`closings`: in the order in which they became known; the newest of a shift counts."""
    ends = {each.punch_id: each.ends_at for each in closings}
    for shift, following in with_next(shifts) if ends else ():
        ends_at = ends.get(shift.first.id)
        if ends_at is not None and may_end(shift, following, ends_at):
            shift.ends_at, shift.is_left = ends_at, False
            shift.issues.discard(Issue.MISSING_CHECK_OUT)
            shift.issues.add(Issue.CLOSED_BY_RULE)
    return shifts


def with_next(shifts: Sequence[Shift]) -> Iterable[tuple[Shift, Shift | None]]:
    return zip(shifts, [*shifts[1:], None], strict=True)


def may_end(shift: Shift, following: Shift | None, ends_at: datetime) -> bool:
    """Nobody says otherwise: it has no end, no press came after that, and the next shift began later. Who is
    on a break worked until then, which is an end."""
    return (
        not shift.is_stray
        and (shift.ends_at or shift.break_since) is None
        and shift.starts_at < ends_at <= shift.starts_at + LONGEST_SHIFT
        and all(punch.at <= ends_at for punch in shift.punches)
        and (following is None or ends_at <= following.starts_at)
    )


def is_forgotten(shift: Shift, at: datetime) -> bool:
    """Nobody checked out of it, and nobody will any more: they pressed for another shift, or so long ago that
    a check-out would end nothing. Until then somebody may be at work, as a night shift is in the morning."""
    if shift.is_stray or any(punch.check is Check.OUT for punch in shift.punches):
        return False
    return not shift.is_open or at - shift.starts_at > LONGEST_SHIFT


def last_press_in(shift: Shift) -> datetime | None:
    """None where nothing but its check-in was pressed, however often and by whom: that says of no work."""
    return max((punch.at for punch in shift.punches if punch.check is not Check.IN), default=None)
