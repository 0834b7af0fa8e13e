"""Places on the earth, and how far a device may be off that says where it is."""

from dataclasses import dataclass
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


def tolerance_of(accuracy_meters: float) -> float | None:
    """So much further than a fence a device may say that it is, and be within it; None: it says nothing."""
    return next((meters for most, meters in _TOLERANCES if accuracy_meters <= most), None)
