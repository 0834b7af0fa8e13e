from datetime import datetime
from typing import Annotated
from uuid import UUID

from chassis.http import Email, Instant, Name, OptionalName, WireIn, WireOut
from identity_client.people import PersonPublic
from pydantic import Field, StringConstraints

Pin = Annotated[str, StringConstraints(pattern=r"^[0-9]{4,8}$")]
"""One that was chosen earlier may be shorter than a new one."""
Code = Annotated[str, StringConstraints(pattern=r"^[0-9]{6}$")]
Token = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{43}$")]
"""256 bits that the browser made up itself: no answer ever holds it."""
MOST_USES = 100


class PinGiven(WireIn):
    pin: Pin


class ShareLinkCreate(WireIn):
    submission_id: UUID
    secret: Token
    """Stands in the link; the same again is the same link."""
    pin: Pin | None = None
    expires_at: Instant | None = None
    """Null: it lasts as long as the submission."""
    most_uses: Annotated[int, Field(ge=1, le=MOST_USES)] | None = None
    """How many presses are taken; null: as many as there come."""


class ShareLinkRevoke(WireIn):
    share_link_id: UUID


class ShareLinkPublic(WireOut):
    share_link_id: UUID
    submission_id: UUID
    step_id: UUID
    step_name: str
    has_pin: bool
    expires_at: datetime | None
    most_uses: int | None
    uses: int
    is_revoked: bool
    created_by: PersonPublic | None
    created_at: datetime


class ShareVerify(WireIn):
    email: Email
    full_name: Name
    company: OptionalName = ""
    pin: Pin | None = None
    code: Code | None = None
    """Left out: one is mailed to the address."""
    token: Token
    """By which the browser is known from then on: `X-Share-Pass`."""


class ShareVerified(WireOut):
    is_verified: bool
    """False: a code was mailed."""
    ends_at: datetime
    """Until then the code, or what was proven with it, counts."""


class ShareStanding(WireOut):
    """What a link is for, to who has not proven themselves yet."""

    submission_id: UUID
    template_name: str
    step_name: str
    company_name: str
    project_name: str
    shared_by: str
    """Empty while identity is away."""
    needs_pin: bool
    """Nothing else is told before it is given."""
    is_open: bool
    """False: its step was submitted, or it was used as often as it may be."""


class SharePrerequisites(WireOut):
    """What stands between who opened the link and a press."""

    submission_id: UUID
    step_id: UUID
    step_name: str
    email: str
    full_name: str
    company: str
    is_step_current: bool
    may_act: bool
    missing_field_ids: list[UUID]
    """What still has to be entered in the step, or does not fit."""
