"""Days of work and rules → pay lines. Pure: the same ones make the same lines, in whatever order."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import date, datetime, time, timedelta
from enum import StrEnum
from typing import Any
from uuid import UUID

from chassis.wall_clock import zone_of

from attendance.hours.facts import minute_of_epoch
from attendance.hours.leaves import FreeDay
from attendance.pay.pieces import Adjustment, Piece, WorkDay, paid_pieces
from attendance.pay.rules import Chosen, Overtime, Rulebook, Whose, minute_of

_DAY = timedelta(days=1)


class PayKind(StrEnum):
    """Kept with sheets: never rename one."""

    REGULAR = "regular"
    OVERTIME = "overtime"
    NIGHT = "night"
    REST_DAY = "restDay"
    HOLIDAY = "holiday"
    LEAVE = "leave"
    ROUNDING = "rounding"
    """What is paid more or less than was worked, among the regular and overtime minutes already."""
    UNPAID_BREAK = "unpaidBreak"


EXCLUSIVE = frozenset({PayKind.REGULAR, PayKind.OVERTIME})
"""Each paid minute is in one of these; premiums come on top of them."""
PREMIUMS = frozenset({PayKind.NIGHT, PayKind.REST_DAY, PayKind.HOLIDAY})
"""Of minutes that another line has already: no sum of hours has them once more."""
ADJUSTING = frozenset({PayKind.ROUNDING, PayKind.UNPAID_BREAK})


@dataclass(frozen=True, slots=True)
class PayLine:
    day: date
    project_id: UUID
    kind: PayKind
    name: str
    """As payroll calls it; empty where the kind says all. Of leave: the number of its type."""
    minutes: int
    rules_from: date | None = None
    """Since when the rules count that made it. None: nobody has set any."""
    rules_project_id: UUID | None = None
    detail: Mapping[str, Any] = field(default_factory=dict[str, Any])
    """The numbers of the rule, for its words."""
    rules_team_id: UUID | None = None
    rules_owner_id: UUID | None = None
    """Whose rules they are; neither of a project, a team nor a person: the company's."""

    @property
    def key(self) -> tuple[date, UUID, str, str]:
        return self.day, self.project_id, self.kind, self.name


_Key = tuple[date, UUID, PayKind, str, date | None, Whose, tuple[tuple[str, Any], ...]]
_NOBODY_S: Whose = (None, None, None)


class _Sums:
    def __init__(self) -> None:
        self._minutes: defaultdict[_Key, int] = defaultdict(int)

    def add(
        self,
        day: WorkDay,
        chosen: Chosen,
        kind: PayKind,
        minutes: int,
        name: str = "",
        detail: Mapping[str, Any] | None = None,
    ) -> None:
        if minutes:
            made_by = chosen.rule_set
            since, whose = (made_by.from_on, made_by.whose) if made_by else (None, _NOBODY_S)
            key = day.day, day.project_id, kind, name, since, whose, tuple(sorted((detail or {}).items()))
            self._minutes[key] += minutes

    def lines(self) -> list[PayLine]:
        lines = [
            PayLine(day, project_id, kind, name, minutes, since, of_project, dict(detail), team, owner)
            for (
                day,
                project_id,
                kind,
                name,
                since,
                (owner, team, of_project),
                detail,
            ), minutes in self._minutes.items()
            if minutes
        ]
        return sorted(lines, key=_place)


_KINDS = {kind: place for place, kind in enumerate(PayKind)}


def _place(line: PayLine) -> tuple[date, str, int, str, str]:
    detail = repr(sorted(line.detail.items()))
    return line.day, str(line.project_id), _KINDS[line.kind], line.name, detail


def lines_of(days: Iterable[WorkDay], book: Rulebook, holidays: Iterable[FreeDay]) -> list[PayLine]:
    """Of one person, in all of their projects: from a Monday on, or the overtime of its week is not all."""
    free = {(each.project_id, each.day): each for each in holidays}
    by_day: defaultdict[date, list[WorkDay]] = defaultdict(list)
    for each in days:
        by_day[each.day].append(each)
    sums, week, in_week, until = _Sums(), date.min, 0, 0
    for day, of_day in sorted(by_day.items()):
        monday = day - timedelta(days=day.weekday())
        if monday != week:
            week, in_week = monday, 0
        pieces, adjusted = paid_pieces(of_day, book, until)
        until = max([until, *(each.ends_at for each in pieces)])
        in_week = _add_tiers(sums, pieces, in_week)
        for piece in pieces:
            holiday = _longer(free.get((piece.of.project_id, day)), free.get((None, day)))
            _add_premiums(sums, piece, holiday)
        for each in adjusted:
            _add_adjustment(sums, each)
        for each in of_day:
            chosen = book.on(each.project_id, day)
            for leave in each.leaves:
                sums.add(each, chosen, PayKind.LEAVE, leave.minutes, str(leave.record_type))
    return sums.lines()


def _add_tiers(sums: _Sums, pieces: Iterable[Piece], in_week: int) -> int:
    """What is overtime of the day is none of the week's hours: no minute is overtime twice."""
    in_day = 0
    for piece in pieces:
        rules, left = piece.chosen.rules, piece.minutes
        while left:
            of_day, day_lasts = _tier(rules.daily_overtime, in_day)
            of_week, week_lasts = _tier(rules.weekly_overtime, in_week)
            taken = min(left, day_lasts, left if of_day else week_lasts)
            if of_day:
                _add_overtime(sums, piece, of_day, "day", taken)
            elif of_week:
                _add_overtime(sums, piece, of_week, "week", taken)
            else:
                sums.add(piece.of, piece.chosen, PayKind.REGULAR, taken)
            in_day += taken
            in_week += 0 if of_day else taken
            left -= taken
    return in_week


_FOR_EVER = 10**9


def _tier(tiers: Iterable[Overtime], so_far: int) -> tuple[Overtime | None, int]:
    """In which step the next minute is, and for how many more."""
    current = None
    for each in tiers:
        if each.after_minutes > so_far:
            return current, each.after_minutes - so_far
        current = each
    return current, _FOR_EVER


def _add_overtime(sums: _Sums, piece: Piece, tier: Overtime, basis: str, minutes: int) -> None:
    detail = {"of": basis, "afterMinutes": tier.after_minutes}
    sums.add(piece.of, piece.chosen, PayKind.OVERTIME, minutes, tier.name, detail)


def _longer(of_region: FreeDay | None, of_company: FreeDay | None) -> FreeDay | None:
    """Both count: of the half one and the whole one that fall on a day, the whole one."""
    if of_region is None or of_company is None:
        return of_region or of_company
    return of_company if of_region.from_noon and not of_company.from_noon else of_region


def _add_premiums(sums: _Sums, piece: Piece, holiday: FreeDay | None) -> None:
    rules, day = piece.chosen.rules, piece.of.day
    if night := rules.night:
        minutes = sum(_overlap(piece, *each) for each in _nights(piece, night.starts_at, night.ends_at))
        detail = {"startsAt": night.starts_at, "endsAt": night.ends_at}
        sums.add(piece.of, piece.chosen, PayKind.NIGHT, minutes, night.name, detail)
    on_holiday = 0
    if holiday is not None:
        noon = _minute(day, 12 * 60, piece.of.zone)
        on_holiday = _overlap(piece, noon, piece.ends_at) if holiday.from_noon else piece.minutes
        if rules.holiday_name:
            detail = {"holiday": holiday.name}
            sums.add(piece.of, piece.chosen, PayKind.HOLIDAY, on_holiday, rules.holiday_name, detail)
    if rules.rest_day_name and day.isoweekday() in rules.rest_days:
        # A holiday that falls on a day of rest is paid as a holiday.
        resting = piece.minutes - (on_holiday if rules.holiday_name else 0)
        sums.add(piece.of, piece.chosen, PayKind.REST_DAY, resting, rules.rest_day_name)


def _add_adjustment(sums: _Sums, by: Adjustment) -> None:
    if by.due is not None:
        detail = {"afterMinutes": by.due.after_minutes, "minutes": by.due.minutes}
        sums.add(by.of, by.chosen, PayKind.UNPAID_BREAK, by.minutes, detail=detail)
        return
    rule = by.chosen.rules.rounding
    detail = {"of": rule.of.value, "minutes": rule.minutes, "direction": rule.direction.value} if rule else {}
    sums.add(by.of, by.chosen, PayKind.ROUNDING, by.minutes, detail=detail)


def _nights(piece: Piece, starts_at: str, ends_at: str) -> Iterator[tuple[int, int]]:
    """Those that may touch it, on the clock of its project."""
    starts, ends = minute_of(starts_at), minute_of(ends_at)
    day = piece.of.day - _DAY
    while (begins := _minute(day, starts, piece.of.zone)) < piece.ends_at:
        yield begins, _minute(day if starts < ends else day + _DAY, ends, piece.of.zone)
        day += _DAY


def _minute(day: date, minute: int, zone: str) -> int:
    local = datetime.combine(day, time(minute // 60, minute % 60), zone_of(zone))
    return minute_of_epoch(local)


def _overlap(piece: Piece, starts: int, ends: int) -> int:
    return max(0, min(piece.ends_at, ends) - max(piece.starts_at, starts))
