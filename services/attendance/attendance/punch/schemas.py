from datetime import UTC, datetime
from enum import StrEnum
from typing import Annotated
from uuid import UUID

from chassis.http import TranslatedText, WireIn, WireOut
from chassis.http.schema import LongText, has_control_characters
from pydantic import AfterValidator, AwareDatetime, BeforeValidator, Field, StringConstraints

from attendance.hours.facts import Check

MOST_PUNCHES = 100
_FIRST, _LAST = datetime(1970, 1, 1, tzinfo=UTC), datetime(2200, 1, 1, tzinfo=UTC)


def _storable(instant: datetime) -> datetime:
    """A phone whose battery was out may say that it is 1970; none says what no database could hold."""
    if instant.year in (1, 9999):
        # Moved to UTC it may lie outside of the calendar.
        return _FIRST if instant.year == 1 else _LAST
    return min(max(instant.astimezone(UTC), _FIRST), _LAST)


DeviceTime = Annotated[AwareDatetime, AfterValidator(_storable)]
ElapsedMs = Annotated[int, Field(ge=0, le=10**11)]


class PositionIn(WireIn):
    latitude: Annotated[float, Field(ge=-90, le=90)]
    longitude: Annotated[float, Field(ge=-180, le=180)]
    accuracy_meters: Annotated[float, Field(ge=0, le=1e8)]
    is_mock: bool = False


class PunchIn(WireIn):
    punch_id: UUID
    """Made on the phone, once: sent again it is the same punch."""
    project_id: UUID
    check_type: Check
    device_time: DeviceTime
    elapsed_ms: ElapsedMs | None = None
    """For how long the page was awake since, as it counted without a clock; null after it was loaded anew."""
    position: PositionIn | None = None
    note: Annotated[LongText, StringConstraints(max_length=500)] = ""


_MOST_OF_A_CODE = 300


def _possible_code(value: object) -> object:
    """No poster says more, or has control characters in its code: refused, a scan would hold up the presses
    beside it."""
    if isinstance(value, str) and (len(value) > _MOST_OF_A_CODE or has_control_characters(value)):
        return None
    return value


class OwnPunchIn(PunchIn):
    site_code: Annotated[
        Annotated[str, StringConstraints(max_length=_MOST_OF_A_CODE)] | None, BeforeValidator(_possible_code)
    ] = None
    """Of the poster that was scanned, as it was scanned. One that is none of the project's any more keeps
    nobody from being at work: the punch is recorded as any other."""


class SentTogether(WireIn):
    group_id: UUID | None = None
    """Where they were made: who works in another company by now sends them when they are back."""
    device_id: UUID
    """Of this browser, which made it up itself."""
    sent_at: DeviceTime
    """What the phone's clock says as it sends them."""


class PunchesCreate(SentTogether):
    punches: Annotated[list[OwnPunchIn], Field(min_length=1, max_length=MOST_PUNCHES)]


class Verdict(StrEnum):
    STORED = "stored"
    KNOWN = "known"
    """It was there already: it counts once."""
    REFUSED = "refused"


class PunchVerdict(WireOut):
    punch_id: UUID
    verdict: Verdict
    at: datetime | None
    """When it was, by the server's clock; null where it was refused."""
    marks: list[str]
    reason: TranslatedText | None


class PunchVerdicts(WireOut):
    verdicts: list[PunchVerdict]
    """One for each, in the order in which they came."""
