"""Stretches of work → the minutes of them that are paid: rounded, and without the breaks that are due by law.
Pure; all times are minutes since the epoch."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime, timedelta
from uuid import UUID

from chassis.wall_clock import zone_of

from attendance.hours.days import Interval
from attendance.hours.facts import minute_of_epoch
from attendance.pay.rules import Chosen, Rounded, Rounding, RoundingDirection, Rulebook, UnpaidBreak


@dataclass(frozen=True, slots=True)
class Stretch:
    """Of work, with the breaks that were pressed in it."""

    starts_at: int
    ends_at: int
    breaks: tuple[tuple[int, int], ...] = ()

    @classmethod
    def of(cls, interval: Interval) -> "Stretch | None":
        """None: nobody knows when it ended."""
        if interval.ends_at is None:
            return None
        breaks = tuple(
            (minute_of_epoch(each.starts_at), minute_of_epoch(each.ends_at)) for each in interval.breaks
        )
        return cls(minute_of_epoch(interval.starts_at), minute_of_epoch(interval.ends_at), breaks)

    @property
    def rested(self) -> int:
        return sum(ends - starts for starts, ends in self.breaks)

    @property
    def worked(self) -> int:
        return self.ends_at - self.starts_at - self.rested


@dataclass(frozen=True, slots=True)
class LeaveTaken:
    record_type: int
    minutes: int
    """What it counts as work."""


@dataclass(frozen=True, slots=True)
class WorkDay:
    """A person's day in a project, as the facts make it."""

    project_id: UUID
    day: date
    zone: str
    stretches: tuple[Stretch, ...]
    leaves: tuple[LeaveTaken, ...] = ()


@dataclass(frozen=True, slots=True)
class Piece:
    """Minutes in a row, paid by the rules of their project."""

    of: WorkDay
    chosen: Chosen
    starts_at: int
    ends_at: int

    @property
    def minutes(self) -> int:
        return self.ends_at - self.starts_at


@dataclass(frozen=True, slots=True)
class Adjustment:
    """What is paid more or less than was worked, and by which rule."""

    of: WorkDay
    chosen: Chosen
    minutes: int
    due: UnpaidBreak | None = None
    """None: by rounding."""


def paid_pieces(
    days: Sequence[WorkDay], book: Rulebook, not_before: int
) -> tuple[list[Piece], list[Adjustment]]:
    """Of one person's day in all of its projects. Nothing begins before what the day before is paid to."""
    stretches = sorted(
        ((stretch, each) for each in days for stretch in each.stretches),
        key=lambda pair: (pair[0].starts_at, pair[0].ends_at, pair[1].project_id),
    )
    pieces: list[Piece] = []
    adjusted: list[Adjustment] = []
    until, rested, before = not_before, 0, None
    for stretch, day in stretches:
        chosen = book.on(day.project_id, day.day)
        rested += stretch.rested + (max(0, stretch.starts_at - before) if before is not None else 0)
        before = stretch.ends_at
        rounded = _rounded(stretch, chosen.rules.rounding, day.zone, until)
        until = max(until, rounded.ends_at)
        own = [Piece(day, chosen, *span) for span in _between_breaks(rounded)]
        if by := sum(each.minutes for each in own) - stretch.worked:
            adjusted.append(Adjustment(day, chosen, by))
        pieces += own
    kept: list[Piece] = []
    for each in _without_due_breaks(pieces, rested):
        if isinstance(each, Adjustment):
            adjusted.append(each)
        else:
            kept.append(each)
    adjusted += _round_day(kept)
    return kept, adjusted


def _rounded(stretch: Stretch, rule: Rounding | None, zone: str, until: int) -> Stretch:
    if rule is None or rule.of is not Rounded.IN_OUT:
        # No minute is paid twice: what went before may have been rounded into this.
        starts = max(until, stretch.starts_at)
        return replace(stretch, starts_at=starts, ends_at=max(starts, stretch.ends_at))
    is_up = rule.direction is RoundingDirection.UP
    begins = (
        RoundingDirection.DOWN
        if is_up
        else RoundingDirection.UP
        if rule.direction is RoundingDirection.DOWN
        else rule.direction
    )
    starts = max(until, _to(stretch.starts_at, rule.minutes, begins, zone))
    ends = max(starts, _to(stretch.ends_at, rule.minutes, rule.direction, zone))
    return replace(stretch, starts_at=starts, ends_at=ends)


def _to(at: int, step: int, direction: RoundingDirection, zone: str) -> int:
    """As the clock there shows it."""
    from_greenwich = _offset(at, zone)
    return _step(at + from_greenwich, step, direction) - from_greenwich


def _step(value: int, step: int, direction: RoundingDirection) -> int:
    over = value % step
    is_up = direction is RoundingDirection.UP or (direction is RoundingDirection.NEAREST and 2 * over >= step)
    return value - over + (step if over and is_up else 0)


def _offset(at: int, zone: str) -> int:
    offset = datetime.fromtimestamp(60 * at, zone_of(zone)).utcoffset() or timedelta()
    return int(offset.total_seconds()) // 60


def _between_breaks(stretch: Stretch) -> Iterator[tuple[int, int]]:
    begins = stretch.starts_at
    for starts, ends in stretch.breaks:
        if begins < min(starts, stretch.ends_at):
            yield begins, min(starts, stretch.ends_at)
        begins = max(begins, ends)
    if begins < stretch.ends_at:
        yield begins, stretch.ends_at


def _without_due_breaks(pieces: Iterable[Piece], rested: int) -> Iterator[Piece | Adjustment]:
    """A break is due once so much was worked: the minutes that follow are it, so that nobody is paid less for
    working longer."""
    worked = 0
    for piece in pieces:
        at, steps = piece.starts_at, piece.chosen.rules.breaks
        while at < piece.ends_at:
            due = next((each for each in reversed(steps) if each.after_minutes <= worked), None)
            if due is not None and rested < due.minutes:
                taken = min(due.minutes - rested, piece.ends_at - at)
                yield Adjustment(piece.of, piece.chosen, -taken, due)
                at, rested = at + taken, rested + taken
                continue
            following = next((each.after_minutes for each in steps if each.after_minutes > worked), None)
            ends = piece.ends_at if following is None else min(piece.ends_at, at + following - worked)
            yield replace(piece, starts_at=at, ends_at=ends)
            worked, at = worked + ends - at, ends


def _round_day(pieces: list[Piece]) -> list[Adjustment]:
    """At its end: the last pieces become longer or shorter, in place."""
    if not pieces:
        return []
    last = pieces[-1]
    rule = last.chosen.rules.rounding
    if rule is None or rule.of is not Rounded.DAY:
        return []
    paid = sum(each.minutes for each in pieces)
    by = _step(paid, rule.minutes, rule.direction) - paid
    if by > 0:
        pieces[-1] = replace(last, ends_at=last.ends_at + by)
        return [Adjustment(last.of, last.chosen, by)]
    adjusted: list[Adjustment] = []
    while by < 0:
        piece = pieces.pop()
        cut = min(-by, piece.minutes)
        adjusted.append(Adjustment(piece.of, last.chosen, -cut))
        if cut < piece.minutes:
            pieces.append(replace(piece, ends_at=piece.ends_at - cut))
        by += cut
    return adjusted
