"""Pay periods are weeks, from Monday to Sunday. Pure."""

from dataclasses import dataclass
from datetime import date, timedelta

_WEEK = timedelta(days=6)


@dataclass(frozen=True, slots=True)
class Period:
    first: date

    @classmethod
    def of(cls, day: date) -> "Period":
        return cls(day - timedelta(days=day.weekday()))

    @property
    def last(self) -> date:
        return self.first + _WEEK
