"""When each of the steps that are open at once is reminded of: as if it were open alone, and in one mail with
others where that can be. Pure; what follows from it lies in histories."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta

from formwork.workflow import next_reminder, reminds_daily

_SOON_AGAIN = timedelta(hours=12)


@dataclass(frozen=True)
class PartTimes:
    due_at: datetime
    last_at: datetime | None
    """When it was reminded of."""


def next_of_parts(parts: Mapping[str, PartTimes], ends: Callable[[], bool]) -> datetime | None:
    return min(filter(None, (_next(each, ends) for each in parts.values())), default=None)


def parts_reminded(parts: Mapping[str, PartTimes], at: datetime, ends: Callable[[], bool]) -> list[str]:
    """What is due for the first time is told of at once. After that those that are told of daily come in one
    mail, with whichever of them is first."""
    turns = {step_id: _next(each, ends) for step_id, each in parts.items()}
    called = {step_id for step_id, turn in turns.items() if turn is not None and turn <= at}
    again = {step_id for step_id in called if parts[step_id].last_at is not None}
    if again:
        called |= {step_id for step_id, each in parts.items() if _joins(each, at)}
    return [step_id for step_id in parts if step_id in called]


def _next(part: PartTimes, ends: Callable[[], bool]) -> datetime | None:
    return next_reminder(part.due_at, part.last_at, ends)


def _joins(part: PartTimes, at: datetime) -> bool:
    if part.last_at is None:
        return False
    return reminds_daily(part.due_at, part.last_at) and at - part.last_at >= _SOON_AGAIN
