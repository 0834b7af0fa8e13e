"""What machines cost: pure. Each day at the rate that is in force on it, whole smallest units throughout."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from uuid import UUID

from budget.tables.equipment import Unit

SECONDS_PER_HOUR = 3600
_DAY = timedelta(days=1)


@dataclass(frozen=True, slots=True)
class Fact:
    """What a machine was from a day on."""

    from_on: date
    category: str
    is_rented: bool
    counts: bool
    """False: lost or retired. Nobody pays for it, whatever the last scan said."""


@dataclass(frozen=True, slots=True)
class Rate:
    id: UUID
    equipment_id: UUID | None
    category: str
    """In lower case; empty: of all that have no other."""
    is_rented: bool
    from_on: date
    unit: Unit
    amount_minor: int
    created_by: UUID


@dataclass(frozen=True, slots=True)
class Stay:
    project_id: UUID
    since: datetime
    until: datetime | None


@dataclass(frozen=True, slots=True)
class Day:
    seconds: int
    is_longest: bool
    """In no other project was it longer: a day that is paid as a whole is paid once."""


@dataclass(frozen=True, slots=True)
class Line:
    """Time of one week at one rate. Two that are equal cost the same, whatever their code."""

    effective_on: date
    is_rented: bool
    unit: Unit
    quantity: int
    rate_id: UUID
    rate_minor: int

    @property
    def amount_minor(self) -> int:
        """Half a smallest unit is rounded up."""
        if self.unit is Unit.DAY:
            return self.quantity * self.rate_minor
        return (2 * self.quantity * self.rate_minor + SECONDS_PER_HOUR) // (2 * SECONDS_PER_HOUR)


@dataclass(frozen=True, slots=True)
class Costed:
    lines: Mapping[Line, int]
    """Each with how many days it is of."""
    days_without_rate: int


def begin_of_week(day: date) -> date:
    return day - timedelta(days=day.weekday())


def midnight(day: date, zone: tzinfo) -> datetime:
    return datetime.combine(day, time(), zone).astimezone(UTC)


def days_in(project_id: UUID, stays: Sequence[Stay], zone: tzinfo, *, open_until: date) -> dict[date, Day]:
    """A machine's days in a project, by its clock. What is still there counts up to that day, without it: the
    rest of its week is not over."""
    own: dict[date, int] = {}
    for stay in stays:
        if stay.project_id == project_id:
            until = stay.until or midnight(open_until, zone)
            day = stay.since.astimezone(zone).date()
            while (begins := midnight(day, zone)) < until:
                seconds = _seconds(stay.since, until, begins, midnight(day + _DAY, zone))
                if seconds > 0:
                    own[day] = own.get(day, 0) + seconds
                day += _DAY
    others = [stay for stay in stays if stay.project_id != project_id]
    return {day: Day(own[day], _is_longest(day, own[day], project_id, others, zone)) for day in sorted(own)}


def _is_longest(day: date, seconds: int, project_id: UUID, others: Sequence[Stay], zone: tzinfo) -> bool:
    """Of as much time the project with the lower id has it, so that the other one has not."""
    begins, ends = midnight(day, zone), midnight(day + _DAY, zone)
    elsewhere: dict[UUID, int] = {}
    for stay in others:
        there = max(_seconds(stay.since, stay.until or ends, begins, ends), 0)
        elsewhere[stay.project_id] = elsewhere.get(stay.project_id, 0) + there
    return all((seconds, other) > (there, project_id) for other, there in elsewhere.items())


def _seconds(since: datetime, until: datetime, begins: datetime, ends: datetime) -> int:
    return int((min(until, ends) - max(since, begins)).total_seconds())


def cost(
    days: Mapping[date, Day], facts: Sequence[Fact], rates: Sequence[Rate], equipment_id: UUID
) -> Costed:
    """Of a machine's days in a project; the rates are those of its currency."""
    weeks: dict[tuple[date, int, UUID, bool], tuple[Line, int]] = {}
    without_rate = 0
    for day, stood in sorted(days.items()):
        fact = fact_on(day, facts)
        if fact is not None and not fact.counts:
            continue
        rate = rate_on(day, fact, rates, equipment_id) if fact else None
        if fact is None or rate is None:
            without_rate += 1
            continue
        quantity = stood.seconds if rate.unit is Unit.HOUR else int(stood.is_longest)
        if quantity == 0:
            continue
        key = (begin_of_week(day), day.month, rate.id, fact.is_rented)
        before, of_days = weeks.get(key, (None, 0))
        quantity += before.quantity if before else 0
        line = Line(day, fact.is_rented, rate.unit, quantity, rate.id, rate.amount_minor)
        weeks[key] = line, of_days + 1
    return Costed(dict(weeks.values()), without_rate)


def fact_on(day: date, facts: Sequence[Fact]) -> Fact | None:
    return max((each for each in facts if each.from_on <= day), key=lambda each: each.from_on, default=None)


def rate_on(day: date, fact: Fact, rates: Sequence[Rate], equipment_id: UUID) -> Rate | None:
    """The machine's own; else that of its category; else that of all own or rented ones."""
    shared = [each for each in rates if each.equipment_id is None and each.is_rented == fact.is_rented]
    category = fact.category.lower()
    return (
        _newest(day, [each for each in rates if each.equipment_id == equipment_id])
        or (_newest(day, [each for each in shared if each.category == category]) if category else None)
        or _newest(day, [each for each in shared if not each.category])
    )


def _newest(day: date, rates: Sequence[Rate]) -> Rate | None:
    return max((each for each in rates if each.from_on <= day), key=lambda each: each.from_on, default=None)
