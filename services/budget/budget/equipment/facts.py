"""What a machine was from when on, of what was told of it: pure."""

from collections.abc import Sequence
from datetime import date, tzinfo

from chassis.wall_clock import day_at

from budget.equipment.costing import Fact
from budget.tables.equipment import MachineFact


def facts_on(told: Sequence[MachineFact], zone: tzinfo) -> list[Fact]:
    """Of one machine, the oldest first, which counts since ever. By a project's clock: what changes there at
    seven in the morning changes nothing of the day before. The last of a day counts."""
    found: dict[date, Fact] = {}
    for place, each in enumerate(told):
        day = day_at(each.told_at, zone) if place else date.min
        found[day] = Fact(day, each.category, each.is_rented, each.counts)
    return [*found.values()]
