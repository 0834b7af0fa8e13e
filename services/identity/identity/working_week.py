"""In which hours of a week is worked, as the clock of a site says: a company's, or a project's own.

Decision: docs/decisions/0226-time-that-counts-working-hours.md"""

from collections.abc import Sequence
from itertools import groupby, pairwise
from typing import Annotated, Any

from chassis.http import WireIn, WireOut
from chassis.texts import Text
from contracts.identity.v1 import identity_pb2
from pydantic import AfterValidator, Field

MOST_SPANS = 28
"""Four a day."""
_DAYS = ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun")


class WorkingSpan(WireIn):
    weekday: Annotated[int, Field(ge=1, le=7)]
    """1 is Monday."""
    from_time: Annotated[str, Field(pattern=r"^([01][0-9]|2[0-3]):[0-5][0-9]$")]
    until_time: Annotated[str, Field(pattern=r"^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$")]


class WorkingSpanPublic(WireOut):
    weekday: int
    from_time: str
    until_time: str


def _week(spans: list[WorkingSpan]) -> list[WorkingSpan]:
    ordered = sorted(spans, key=lambda each: (each.weekday, each.from_time))
    if any(each.from_time >= each.until_time for each in ordered):
        raise ValueError(Text("Working hours end after they begin"))
    for one, other in pairwise(ordered):
        if one.weekday == other.weekday and other.from_time < one.until_time:
            raise ValueError(Text("Working hours of a day do not overlap"))
    return ordered


WorkingWeek = Annotated[list[WorkingSpan], Field(min_length=1, max_length=MOST_SPANS), AfterValidator(_week)]
Kept = Sequence[dict[str, Any]]
"""As it lies in a column."""

USUAL_WEEK: Kept = [
    {"weekday": weekday, "from_time": "08:00", "until_time": "17:00"} for weekday in range(1, 6)
]
"""Of a company that has not said otherwise."""


def shown_week(kept: Kept) -> list[WorkingSpanPublic]:
    return [WorkingSpanPublic.model_validate(each) for each in kept]


def wire_week(kept: Kept) -> list[identity_pb2.WorkingSpan]:
    return [
        identity_pb2.WorkingSpan(
            weekday=each["weekday"],
            from_minute=_minute(each["from_time"]),
            until_minute=_minute(each["until_time"]),
        )
        for each in kept
    ]


def written_week(kept: Kept | None) -> str | None:
    """For the audit: Mon 08:00-12:00 13:00-17:00; Tue 08:00-17:00."""
    if kept is None:
        return None
    return "; ".join(
        " ".join([_DAYS[day - 1], *(f"{each['from_time']}-{each['until_time']}" for each in spans)])
        for day, spans in groupby(kept, _weekday)
    )


def _weekday(span: dict[str, Any]) -> int:
    return span["weekday"]


def _minute(clock: str) -> int:
    hours, minutes = clock.split(":")
    return int(hours) * 60 + int(minutes)
