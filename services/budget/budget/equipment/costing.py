"""What machines cost: pure. Each day at the rate that is in force on it, whole smallest units throughout."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
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
    until = midnight(open_until, zone)
    own = _by_day(
        ((each.since, each.until or until) for each in stays if each.project_id == project_id), zone
    )
    if not own:
        return {}
    begins, ends = midnight(min(own), zone), midnight(max(own) + _DAY, zone)
    elsewhere: defaultdict[date, dict[UUID, int]] = defaultdict(dict)
    for other in {each.project_id for each in stays} - {project_id}:
        spans = ((each.since, each.until or ends) for each in stays if each.project_id == other)
        within = ((max(since, begins), min(until, ends)) for since, until in spans)
        for day, seconds in _by_day(within, zone).items():
            elsewhere[day][other] = seconds
    return {day: Day(own[day], _is_longest(own[day], project_id, elsewhere[day])) for day in sorted(own)}


def _by_day(spans: Iterable[tuple[datetime, datetime]], zone: tzinfo) -> dict[date, int]:
    """How many seconds of them each day has."""
    found: dict[date, int] = {}
    for since, until in spans:
        day = since.astimezone(zone).date()
        while (begins := midnight(day, zone)) < until:
            seconds = int((min(until, midnight(day + _DAY, zone)) - max(since, begins)).total_seconds())
            if seconds > 0:
                found[day] = found.get(day, 0) + seconds
            day += _DAY
    return found


def _is_longest(seconds: int, project_id: UUID, elsewhere: Mapping[UUID, int]) -> bool:
    """Of as much time the project with the lower id has it, so that the other one has not."""
    return all((seconds, other) > (there, project_id) for other, there in elsewhere.items())


def cost(
    days: Mapping[date, Day], facts: Sequence[Fact], rates: Sequence[Rate], equipment_id: UUID
) -> Costed:
    """Of a machine's days in a project; the rates are those of its currency."""
    rates = [each for each in rates if each.equipment_id in (None, equipment_id)]
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
