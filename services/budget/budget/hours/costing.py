"""What hours cost: pure. Each day at the rate that is in force on it, whole smallest units throughout."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from uuid import UUID

from budget.tables.hours import Staff

SECONDS_PER_HOUR = 3600


@dataclass(frozen=True, slots=True)
class Rate:
    id: UUID
    owner_user_id: UUID | None
    staff: Staff
    from_on: date
    hourly_minor: int | None


@dataclass(frozen=True, slots=True)
class Line:
    """Hours of one month at one rate. Two that are equal cost the same, whatever their code."""

    effective_on: date
    staff: Staff
    seconds: int
    rate_id: UUID
    hourly_minor: int

    @property
    def amount_minor(self) -> int:
        """Half a smallest unit is rounded up."""
        return (2 * self.seconds * self.hourly_minor + SECONDS_PER_HOUR) // (2 * SECONDS_PER_HOUR)


@dataclass(frozen=True, slots=True)
class Costed:
    lines: Sequence[Line]
    seconds_without_rate: int


def cost(seconds_by_day: Mapping[date, int], rates: Sequence[Rate], owner_user_id: UUID) -> Costed:
    """Of a person's days; the rates are those of the project's currency."""
    months: dict[tuple[int, int, UUID], Line] = {}
    without_rate = 0
    for day, seconds in sorted(seconds_by_day.items()):
        if seconds <= 0:
            continue
        rate = rate_on(day, rates, owner_user_id)
        if rate is None or rate.hourly_minor is None:
            without_rate += seconds
            continue
        key = (day.year, day.month, rate.id)
        before = months[key].seconds if key in months else 0
        months[key] = Line(day, rate.staff, before + seconds, rate.id, rate.hourly_minor)
    return Costed([*months.values()], without_rate)


def rate_on(day: date, rates: Sequence[Rate], owner_user_id: UUID) -> Rate | None:
    """A person's own; else that of the people they are of: the company's own, unless said otherwise."""
    own = _newest(day, [each for each in rates if each.owner_user_id == owner_user_id])
    if own is not None and own.hourly_minor is not None:
        return own
    staff = own.staff if own is not None else Staff.OWN
    return _newest(day, [each for each in rates if each.owner_user_id is None and each.staff is staff])


def _newest(day: date, rates: Sequence[Rate]) -> Rate | None:
    return max((each for each in rates if each.from_on <= day), key=lambda each: each.from_on, default=None)
