"""Leave → what of each day it takes: halves, each of them once."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from enum import StrEnum
from uuid import UUID

_DAY = timedelta(days=1)


class Part(StrEnum):
    """Of a day. Kept with records: never rename one."""

    WHOLE = "whole"
    MORNING = "morning"
    AFTERNOON = "afternoon"


@dataclass(frozen=True, slots=True)
class FreeDay:
    """A holiday, or the afternoon of one."""

    day: date
    from_noon: bool = False
    name: str = ""
    project_id: UUID | None = None
    """Of its region. None: of the whole company."""

    def halves(self) -> Iterator[tuple[date, Part]]:
        if not self.from_noon:
            yield self.day, Part.MORNING
        yield self.day, Part.AFTERNOON


@dataclass(frozen=True, slots=True)
class LeaveSpan:
    first: date
    last: date
    from_noon: bool = False
    """The morning of the first day is none of it."""
    until_noon: bool = False
    days_off: tuple[int, ...] = ()
    """Days of the week, Monday 1, on which nobody would have worked."""
    holidays: tuple[FreeDay, ...] = ()
    """Of the company and of the region, as they were when the leave was asked for."""

    def halves(self) -> Iterator[tuple[date, Part]]:
        free = {half for each in self.holidays for half in each.halves()}
        yield from (half for half in self._working() if half not in free)

    @property
    def days(self) -> float:
        return sum(1 for _ in self.halves()) / 2

    @property
    def free(self) -> tuple[FreeDay, ...]:
        """Holidays that take nothing: somebody would have worked then."""
        working = {*self._working()}
        return tuple(each for each in self.holidays if not working.isdisjoint(each.halves()))

    def _working(self) -> Iterator[tuple[date, Part]]:
        day = self.first
        while day <= self.last:
            if day.isoweekday() not in self.days_off:
                if not (self.from_noon and day == self.first):
                    yield day, Part.MORNING
                if not (self.until_noon and day == self.last):
                    yield day, Part.AFTERNOON
            day += _DAY


@dataclass(frozen=True, slots=True)
class LeaveFact:
    """That somebody's leave was granted, or taken back. The newest of a request counts."""

    id: UUID
    request_id: UUID
    project_id: UUID
    zone: str
    record_type: int
    span: LeaveSpan
    day_seconds: int
    """As how much work a whole day of it counts."""
    is_granted: bool
    known_at: datetime


@dataclass(frozen=True, slots=True)
class LeaveOfDay:
    request_id: UUID
    record_type: int
    part: Part
    credited_seconds: int

    @property
    def halves(self) -> int:
        return 2 if self.part is Part.WHOLE else 1


def leaves_of_days(facts: Sequence[LeaveFact]) -> dict[tuple[UUID, date], tuple[str, list[LeaveOfDay]]]:
    """By project and day, with the project's clock. Of two leaves of one half the first one counts."""
    newest = {each.request_id: each for each in sorted(facts, key=_known)}
    taken: dict[tuple[date, Part], LeaveFact] = {}
    for fact in sorted((each for each in newest.values() if each.is_granted), key=_known):
        for half in fact.span.halves():
            taken.setdefault(half, fact)
    days: defaultdict[date, dict[Part, LeaveFact]] = defaultdict(dict)
    for (day, part), fact in taken.items():
        days[day][part] = fact
    found: dict[tuple[UUID, date], tuple[str, list[LeaveOfDay]]] = {}
    for day, halves in sorted(days.items()):
        for fact, leave in _whole_where_both(halves):
            found.setdefault((fact.project_id, day), (fact.zone, []))[1].append(leave)
    return found


def _whole_where_both(halves: dict[Part, LeaveFact]) -> Iterable[tuple[LeaveFact, LeaveOfDay]]:
    morning, afternoon = halves.get(Part.MORNING), halves.get(Part.AFTERNOON)
    if morning is not None and morning is afternoon:
        yield morning, _of(morning, Part.WHOLE)
        return
    for part, fact in ((Part.MORNING, morning), (Part.AFTERNOON, afternoon)):
        if fact is not None:
            yield fact, _of(fact, part)


def _of(fact: LeaveFact, part: Part) -> LeaveOfDay:
    return LeaveOfDay(fact.request_id, fact.record_type, part, _credited(fact.day_seconds, part))


def _credited(day_seconds: int, part: Part) -> int:
    """In minutes, as pay counts them: of a day of 7:45 the morning has the odd one."""
    afternoon = day_seconds // 120 * 60
    seconds = {Part.WHOLE: day_seconds, Part.MORNING: day_seconds - afternoon, Part.AFTERNOON: afternoon}
    return seconds[part]


def _known(fact: LeaveFact) -> tuple[datetime, UUID]:
    return fact.known_at, fact.id
