"""What is unusual about a punch. It is recorded all the same: a phone under a crane, or with a wrong clock,
is no reason that somebody was not at work. Its marks are shown to whoever looks, and to the worker."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Protocol

from chassis.places import Place, meters_between, meters_outside, tolerance_of

from attendance.hours.facts import Mark

_CLOCK_MAY_DIFFER = timedelta(minutes=5)
_ON_THE_WAY = timedelta(minutes=1)
"""So long may a message take. A clock that differs by no more is taken at its word: else two presses that are
sent apart would change places."""
_COUNTS_MAY_DIFFER = timedelta(minutes=1)
LATE = timedelta(minutes=15)
_OLDEST = timedelta(days=60)
"""What a clock says to be older was not right."""


class Fence(Protocol):
    @property
    def radius_meters(self) -> float:
        """How far from what it is measured from one may be."""
        ...

    def meters_to(self, place: Place) -> float: ...


@dataclass(frozen=True, slots=True)
class Circle:
    center: Place
    radius_meters: float

    def meters_to(self, place: Place) -> float:
        return meters_between(self.center, place)


@dataclass(frozen=True, slots=True)
class Area:
    """Measured from its edge; within it is no distance at all."""

    corners: tuple[Place, ...]
    radius_meters: float = 0.0

    def meters_to(self, place: Place) -> float:
        return meters_outside(self.corners, place)


@dataclass(frozen=True, slots=True)
class Position:
    place: Place
    accuracy_meters: float
    is_mock: bool


@dataclass(frozen=True, slots=True)
class WhereJudged:
    marks: tuple[Mark, ...]
    distance_meters: float | None = None


@dataclass(frozen=True, slots=True)
class WhenJudged:
    at: datetime
    marks: tuple[Mark, ...]


def judge_place(fence: Fence | None, position: Position | None) -> WhereJudged:
    mock = (Mark.MOCK_LOCATION,) if position is not None and position.is_mock else ()
    if fence is None:
        return WhereJudged(mock)
    if position is None:
        return WhereJudged((Mark.NO_POSITION,))
    distance = fence.meters_to(position.place)
    tolerance = tolerance_of(position.accuracy_meters)
    if tolerance is None:
        return WhereJudged((Mark.POOR_ACCURACY, *mock), distance)
    outside = (Mark.OUTSIDE_FENCE,) if distance > fence.radius_meters + tolerance else ()
    return WhereJudged((*outside, *mock), distance)


def judge_time(
    *, received_at: datetime, sent_at: datetime, device_time: datetime, elapsed: timedelta | None
) -> WhenJudged:
    """When it was, by the server's clock: as long ago as the phone's clock says, whatever time it believes it
    to be. What the phone counted stands still while it sleeps, so it only says that a clock was put back."""
    counted = sent_at - device_time
    is_changed = elapsed is not None and counted < elapsed - _COUNTS_MAY_DIFFER
    age = elapsed if elapsed is not None and is_changed else counted
    if not timedelta() <= age <= _OLDEST:
        age, is_changed = timedelta(), True
    marks = [
        mark
        for mark, applies in (
            (Mark.CLOCK_OFF, abs(sent_at - received_at) > _CLOCK_MAY_DIFFER),
            (Mark.CLOCK_CHANGED, is_changed),
            (Mark.SENT_LATE, age > LATE),
        )
        if applies
    ]
    is_right = abs(sent_at - received_at) <= _ON_THE_WAY and not is_changed
    return WhenJudged(min(device_time, received_at) if is_right else received_at - age, tuple(marks))
