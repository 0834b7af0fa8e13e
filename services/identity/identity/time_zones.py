"""The time zones of companies and projects: IANA names of places, without the database's legacy aliases."""

from functools import cache
from typing import Annotated
from zoneinfo import available_timezones

from chassis.texts import Text
from pydantic import AfterValidator, StringConstraints

_AREAS = (
    "Africa/",
    "America/",
    "Antarctica/",
    "Arctic/",
    "Asia/",
    "Atlantic/",
    "Australia/",
    "Europe/",
    "Indian/",
    "Pacific/",
)


@cache
def time_zone_names() -> tuple[str, ...]:
    """Read once: `available_timezones` walks the whole zone database."""
    return ("UTC", *sorted(name for name in available_timezones() if name.startswith(_AREAS)))


@cache
def _known() -> frozenset[str]:
    return frozenset(time_zone_names())


def known_time_zone(name: str) -> str:
    if name not in _known():
        raise ValueError(Text("Is not a known time zone; use an IANA name such as Asia/Singapore"))
    return name


def known_time_zone_or_utc(name: str) -> str:
    """For a zone that a browser told and nobody chose: a name of its own must not be in the way."""
    return name if name in _known() else "UTC"


TimeZone = Annotated[str, StringConstraints(max_length=64), AfterValidator(known_time_zone)]
