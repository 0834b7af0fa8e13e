"""What hours cost: pure. Each day at the rate that is in force on it, whole smallest units throughout."""

from collections.abc import Iterable, Sequence
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
class Worked:
    """Hours of one day, or the part of them that was put on a code."""

    day: date
    seconds: int
    code_id: UUID | None = None
    """None: of the code that the project names."""


@dataclass(frozen=True, slots=True)
class Line:
    """Hours of one month at one rate, of those that were put on one code, or on none. Two that are equal cost
    the same, whatever code the project names by now."""

    effective_on: date
    staff: Staff
    seconds: int
    rate_id: UUID
    hourly_minor: int
    code_id: UUID | None = None
    """On which they were put. None: of the code that the project names."""

    @property
    def amount_minor(self) -> int:
        """Half a smallest unit is rounded up."""
        return (2 * self.seconds * self.hourly_minor + SECONDS_PER_HOUR) // (2 * SECONDS_PER_HOUR)


@dataclass(frozen=True, slots=True)
class Costed:
    lines: Sequence[Line]
    seconds_without_rate: int


def cost(worked: Iterable[Worked], rates: Sequence[Rate], owner_user_id: UUID) -> Costed:
    """Of a person's days, in their order; the rates are those of the project's currency."""
    months: dict[tuple[int, int, UUID, UUID | None], Line] = {}
    without_rate = 0
    for each in worked:
        day, seconds = each.day, each.seconds
        if seconds <= 0:
            continue
        rate = rate_on(day, rates, owner_user_id)
        if rate is None or rate.hourly_minor is None:
            without_rate += seconds
            continue
        key = (day.year, day.month, rate.id, each.code_id)
        before = months[key].seconds if key in months else 0
        months[key] = Line(day, rate.staff, before + seconds, rate.id, rate.hourly_minor, each.code_id)
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
