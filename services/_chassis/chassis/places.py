"""Places on the earth, and how far a device may be off that says where it is."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import asin, cos, radians, sin, sqrt

_EARTH_METERS = 6_371_000
# How far off a place may be that a device says is so exact; what is less exact says nothing.
_TOLERANCES = ((10.0, 50.0), (300.0, 100.0))


@dataclass(frozen=True, slots=True)
class Place:
    latitude: float
    longitude: float


def meters_between(one: Place, other: Place) -> float:
    """As the crow flies, on a sphere: right to some meters at the size of a site."""
    latitudes = radians(one.latitude), radians(other.latitude)
    by_latitude = sin((latitudes[1] - latitudes[0]) / 2) ** 2
    by_longitude = sin(radians(other.longitude - one.longitude) / 2) ** 2
    half = by_latitude + cos(latitudes[0]) * cos(latitudes[1]) * by_longitude
    return 2 * _EARTH_METERS * asin(min(1.0, sqrt(half)))


def meters_outside(area: Sequence[Place], place: Place) -> float:
    """How far a place is from the edge of an area, the corners of which are given in turn; 0 within it."""
    # On a plane around its first corner, where a degree of longitude is as long as there.
    first, narrow = area[0], cos(radians(area[0].latitude))
    x, y = _turned(place.longitude - first.longitude) * narrow, place.latitude - first.latitude
    corners = [
        (_turned(each.longitude - first.longitude) * narrow - x, each.latitude - first.latitude - y)
        for each in (*area, first)
    ]
    if _surrounds(corners):
        return 0.0
    dx, dy = min((_nearest(*edge) for edge in pairwise(corners)), key=lambda at: at[0] ** 2 + at[1] ** 2)
    there = Place(place.latitude + dy, place.longitude + dx / max(narrow, 1e-9))
    return meters_between(place, there)


def _turned(degrees: float) -> float:
    """The shorter way around."""
    return (degrees + 180) % 360 - 180


def _surrounds(corners: Sequence[tuple[float, float]]) -> bool:
    """Whether the origin is within: a ray from it leaves once more than it enters."""
    is_within = False
    for (x1, y1), (x2, y2) in pairwise(corners):
        if (y1 > 0) != (y2 > 0) and x1 + (x2 - x1) * -y1 / (y2 - y1) > 0:
            is_within = not is_within
    return is_within


def _nearest(one: tuple[float, float], other: tuple[float, float]) -> tuple[float, float]:
    """Of an edge, what is nearest to the origin."""
    dx, dy = other[0] - one[0], other[1] - one[1]
    length = dx * dx + dy * dy
    along = -(one[0] * dx + one[1] * dy) / length if length else 0.0
    share = min(1.0, max(0.0, along))
    return one[0] + dx * share, one[1] + dy * share


def tolerance_of(accuracy_meters: float) -> float | None:
    """So much further than a fence a device may say that it is, and be within it; None: it says nothing."""
    return next((meters for most, meters in _TOLERANCES if accuracy_meters <= most), None)
