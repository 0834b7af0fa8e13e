from datetime import datetime
from enum import StrEnum
from typing import Annotated
from uuid import UUID

from chassis.http import Email, Instant, Name, OptionalName, WireIn, WireOut
from identity_client.people import PersonPublic
from pydantic import Field, StringConstraints

from forms.share.schemas import Code, Pin, Token

MOST_USES = 10_000
MOST_A_DAY = 500
NewPin = Annotated[str, StringConstraints(pattern=r"^[0-9]{6,8}$")]


class StartLinkCreate(WireIn):
    form_template_id: UUID
    project_id: UUID
    secret: Token
    """Stands in the link; the same again is the same link."""
    name: Name
    """Where it hangs. Visitors are not told."""
    pin: NewPin | None = None
    """That visitors are asked before they are told anything."""
    expires_at: Instant | None = None
    """Null: it lasts until it is taken back."""
    most_uses: Annotated[int, Field(ge=1, le=MOST_USES)] | None = None
    """How many submissions are started with it; null: as many as there come."""
    most_a_day: Annotated[int, Field(ge=1, le=MOST_A_DAY)] = 100
    """Of these on one day of the project."""


class StartLinkRevoke(WireIn):
    start_link_id: UUID


class StartLinkPublic(WireOut):
    start_link_id: UUID
    form_template_id: UUID
    project_id: UUID
    project_name: str
    """Empty while identity is away."""
    name: str
    has_pin: bool
    expires_at: datetime | None
    most_uses: int | None
    most_a_day: int
    uses: int
    is_revoked: bool
    created_by: PersonPublic | None
    created_at: datetime


class WhyClosed(StrEnum):
    NOT_IN_USE = "notInUse"
    USED_UP = "usedUp"
    FULL_FOR_TODAY = "fullForToday"
    SUBSCRIPTION_ENDED = "subscriptionEnded"


class StartStanding(WireOut):
    """What a start link is for, to who has not proven themselves yet."""

    needs_pin: bool
    """Nothing else is told before it is given."""
    template_name: str
    step_name: str
    company_name: str
    company_color: str
    """#rrggbb, to be read on white; empty where the company has chosen none."""
    company_logo: str
    """A PNG as a `data:` address; empty where the company has none."""
    project_name: str
    why_closed: WhyClosed | None
    """Null: it can be filled in."""


class StartVerify(WireIn):
    email: Email
    full_name: Name
    company: OptionalName = ""
    pin: Pin | None = None
    code: Code | None = None
    """Left out: one is mailed to the address."""
    token: Token
    """By which the browser is known from then on: `X-Share-Pass`."""


class StartAnother(WireIn):
    token: Token
    """By which the browser is known from then on: `X-Share-Pass`."""


class StartVerified(WireOut):
    is_verified: bool
    """False: a code was mailed."""
    ends_at: datetime
    """Until then the code, or what was proven with it, counts."""
    submission_id: UUID | None
    """What was started with it: its first step is filled in by the calls of `/api/SubmissionShareLink`."""
