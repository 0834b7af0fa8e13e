from datetime import datetime
from typing import Annotated

from chassis.http import Instant, LongText, Name, WireIn, WireOut
from pydantic import StringConstraints

Code = Annotated[
    str,
    StringConstraints(
        strip_whitespace=True,
        to_upper=True,
        min_length=2,
        max_length=40,
        pattern=r"^[A-Za-z0-9][A-Za-z0-9_-]+$",
    ),
]


class CampaignCreate(WireIn):
    code: Code
    name: Name
    description: LongText
    starts_at: Instant
    ends_at: Instant | None = None


class CampaignPublic(WireOut):
    code: str
    name: str
    description: str
    starts_at: datetime
    ends_at: datetime | None
    is_active: bool
    """Whether it runs now: begun, and not over."""
