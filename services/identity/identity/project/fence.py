"""The area of a site as somebody drew it: an outline that crosses itself nowhere, as large as a site."""

from collections.abc import Sequence
from itertools import combinations, pairwise
from math import cos, radians
from typing import Annotated

from chassis.http import WireIn, WireOut
from chassis.texts import Text
from pydantic import AfterValidator, Field

FARTHEST_METERS = 100_000
NEAREST_METERS = 10
MOST_POINTS = 100
_MOST_METERS = 50_000
"""From one side of an area to the other."""
_LEAST_SQUARE_METERS = 50.0
_METERS_A_DEGREE = 111_195.0
_DECIMALS = 6
"""Eleven centimetres: more only pretends."""

Latitude = Annotated[float, Field(ge=-90, le=90, allow_inf_nan=False)]
Longitude = Annotated[float, Field(ge=-180, le=180, allow_inf_nan=False)]


class FencePoint(WireIn):
    latitude: Latitude
    longitude: Longitude


class FencePointPublic(WireOut):
    latitude: float
    longitude: float


def _outline(points: list[FencePoint]) -> list[FencePoint]:
    rounded = [
        FencePoint(latitude=round(each.latitude, _DECIMALS), longitude=round(each.longitude, _DECIMALS))
        for each in points
    ]
    if rounded[0] == rounded[-1]:
        # Closed by whoever wrote it: an area ends where it begins in any case.
        rounded.pop()
    if not 3 <= len(rounded) <= MOST_POINTS:
        raise ValueError(Text("An area has between 3 and {most} corners", most=MOST_POINTS))
    corners = _flat(rounded)
    if len({*corners}) < len(corners):
        raise ValueError(Text("A corner is there twice"))
    for axis in (0, 1):
        if max(each[axis] for each in corners) - min(each[axis] for each in corners) > _MOST_METERS:
            raise ValueError(Text("An area is {most} km across at most", most=_MOST_METERS // 1_000))
    if _crosses_itself(corners):
        raise ValueError(Text("The outline crosses itself"))
    if abs(_square_meters(corners)) < _LEAST_SQUARE_METERS:
        raise ValueError(Text("This is no area: its corners lie in a line"))
    return rounded


FencePoints = Annotated[
    list[FencePoint], Field(min_length=3, max_length=MOST_POINTS + 1), AfterValidator(_outline)
]
FenceRadius = Annotated[int, Field(ge=NEAREST_METERS, le=FARTHEST_METERS)]

_Corner = tuple[float, float]


def _flat(points: Sequence[FencePoint]) -> list[_Corner]:
    """In meters from the first one."""
    first = points[0]
    narrow = cos(radians(first.latitude))
    return [
        (
            ((each.longitude - first.longitude + 180) % 360 - 180) * narrow * _METERS_A_DEGREE,
            (each.latitude - first.latitude) * _METERS_A_DEGREE,
        )
        for each in points
    ]


def _crosses_itself(corners: Sequence[_Corner]) -> bool:
    """Touching counts: nobody could tell then what is within."""
    edges = [*pairwise([*corners, corners[0]])]
    for (at, one), (later, other) in combinations(enumerate(edges), 2):
        if later - at in (1, len(edges) - 1):
            # Neighbours share a corner; they may not run back over each other.
            shared, before, after = (
                (one[1], one[0], other[1]) if later - at == 1 else (one[0], one[1], other[0])
            )
            if len(edges) > 3 and _turn(before, shared, after) == 0 and _goes_back(before, shared, after):
                return True
        elif _meet(one, other):
            return True
    return False


def _turn(one: _Corner, two: _Corner, three: _Corner) -> int:
    area = (two[0] - one[0]) * (three[1] - one[1]) - (two[1] - one[1]) * (three[0] - one[0])
    return 0 if abs(area) < 1e-9 else 1 if area > 0 else -1


def _goes_back(before: _Corner, corner: _Corner, after: _Corner) -> bool:
    return (before[0] - corner[0]) * (after[0] - corner[0]) + (before[1] - corner[1]) * (
        after[1] - corner[1]
    ) > 0


def _meet(one: tuple[_Corner, _Corner], other: tuple[_Corner, _Corner]) -> bool:
    (a, b), (c, d) = one, other
    turns = _turn(a, b, c), _turn(a, b, d), _turn(c, d, a), _turn(c, d, b)
    if turns[0] != turns[1] and turns[2] != turns[3]:
        return True
    return any(
        turn == 0 and _lies_between(*edge, corner)
        for turn, edge, corner in zip(turns, (one, one, other, other), (c, d, a, b), strict=True)
    )


def _lies_between(one: _Corner, other: _Corner, corner: _Corner) -> bool:
    return all(min(one[axis], other[axis]) <= corner[axis] <= max(one[axis], other[axis]) for axis in (0, 1))


def _square_meters(corners: Sequence[_Corner]) -> float:
    return sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in pairwise([*corners, corners[0]])) / 2
