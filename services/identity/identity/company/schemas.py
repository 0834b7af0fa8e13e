from datetime import datetime
from typing import Annotated, Any
from uuid import UUID

from chassis.access import Role
from chassis.http import Name, Secret, WireIn, WireOut
from chassis.texts import Text
from identity_client.people import PersonPublic
from pydantic import AfterValidator, BaseModel, ConfigDict, Field
from pydantic.alias_generators import to_camel

from identity.company.contrast import LEAST_CONTRAST, contrast_to_white
from identity.time_zones import TimeZone
from identity.working_week import WorkingSpanPublic, WorkingWeek

# Half the circumference of the earth: anything more means nothing.
FARTHEST_METERS = 20_000_000


class CompanyCreate(WireIn):
    name: Name


class CompanyRename(WireIn):
    group_id: UUID
    name: Name


class CompanySettingsUpdate(WireIn):
    """What is not given stays as it is."""

    group_id: UUID | None = None
    is_geofence_radius_check: bool | None = None
    geofence_radius: Annotated[int, Field(ge=0, le=FARTHEST_METERS)] | None = None
    """In metres; 0 means no fence."""
    time_zone: TimeZone | None = None
    working_week: WorkingWeek | None = None


def _readable_on_white(color: str) -> str:
    if contrast_to_white(color) < LEAST_CONTRAST:
        raise ValueError(Text("This colour is too light to be read on white. Choose a darker one."))
    return color


class CompanyColor(WireIn):
    group_id: UUID | None = None
    color: Annotated[str, Field(pattern=r"^#[0-9a-f]{6}$"), AfterValidator(_readable_on_white)] | None = None
    """None: the product's own."""


class CompanyDelete(WireIn):
    group_id: UUID
    confirm_name: str = Field(max_length=200)
    password: Secret | None = None
    """The caller's. Always needed: pages of older releases, which do not ask for it, are told so."""


class CompanyBrief(WireOut):
    """One of the caller's companies."""

    group_id: UUID
    name: str
    role: Role
    is_default: bool
    """It opens at the caller's next sign-in."""
    members_count: int


class CompanyOfCaller(WireOut):
    """The same, as the admin console lists them."""

    group_id: UUID
    name: str
    role: Role
    members_count: int
    seats_count: int
    created_at: datetime


# Whose business it is not to pay the bill need not see who does, how and how much.
_PAYERS_ONLY = {
    "next_payment_amount",
    "card_type",
    "card_last_four",
    "last_payment_date",
    "customer_id",
    "subscription_id",
    "payment_email",
}


class Subscription(BaseModel):
    """What billing last told about the subscription; all empty until it has."""

    model_config = ConfigDict(alias_generator=to_camel, populate_by_name=True, extra="ignore")

    subscription_start_date: datetime | None = None
    subscription_expiry_date: datetime | None = None
    next_payment_date: datetime | None = None
    next_payment_amount: int | None = None
    """In the currency's smallest unit."""
    plan_type: int | None = None
    payment_type: int | None = None
    next_seats_count: int | None = None
    next_payment_type: int | None = None
    next_plan_type: int | None = None
    card_type: str | None = None
    card_last_four: str | None = None
    last_payment_date: datetime | None = None
    customer_id: str | None = None
    subscription_id: str | None = None
    payment_email: str | None = None

    @classmethod
    def of(cls, told: dict[str, Any] | None, role: Role) -> "Subscription":
        subscription = cls.model_validate(told or {})
        if role.at_least(Role.CO_OWNER):
            return subscription
        return cls.model_validate(subscription.model_dump(exclude=_PAYERS_ONLY))


class CompanyPublic(Subscription, WireOut):
    group_id: UUID
    name: str
    is_default: bool
    is_geofence_radius_check: bool
    geofence_radius: int
    color: str | None
    logo_url: str | None
    time_zone: str
    working_week: list[WorkingSpanPublic]
    seats_count: int
    using_seats_count: int
    """Members and open invites."""
    users: list[PersonPublic]
    """The first twenty members."""
    created_at: datetime
    created_by: UUID
    updated_at: datetime
