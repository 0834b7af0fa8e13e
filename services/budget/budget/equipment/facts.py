"""What a machine was from when on, as it is kept: pure."""

from collections.abc import Iterable, Mapping
from datetime import UTC, date, datetime, timedelta, tzinfo
from typing import Any, Final

from chassis.wall_clock import day_at

from budget.equipment.costing import Fact

EVER: Final = date.min.isoformat()
"""From when on the first of a machine counts."""
_QUARTER = timedelta(minutes=15)


def fact_from(at: datetime) -> str:
    """By the quarter of an hour: each clock's day begins with one, and who changes something to and fro adds
    no more than a day has of them."""
    at = at.astimezone(UTC)
    return (at - (at - datetime.min.replace(tzinfo=UTC)) % _QUARTER).isoformat()


def facts_on(kept: Iterable[Mapping[str, Any]], zone: tzinfo) -> list[Fact]:
    """By a project's clock: what changes there at seven in the morning changes nothing of the day before. The
    last of a day counts."""
    found: dict[date, Fact] = {}
    for each in kept:
        day = date.min if each["from"] == EVER else day_at(datetime.fromisoformat(each["from"]), zone)
        found[day] = Fact(day, each["category"], each["isRented"], each["counts"])
    return [*found.values()]
