from datetime import date, datetime
from typing import Annotated
from uuid import UUID

from chassis.http import TranslatedText, WireIn, WireOut
from chassis.http.schema import Name
from chassis.texts import Text
from pydantic import (
    Base64Bytes,
    Field,
    StringConstraints,
    ValidationError,
    ValidatorFunctionWrapHandler,
    WrapValidator,
)

from attendance.hours.facts import Check
from attendance.punch.schemas import DeviceTime, ElapsedMs, PunchVerdict, Verdict
from attendance.record.schemas import State

Pin = Annotated[str, StringConstraints(pattern=r"^[0-9]{4,8}$")]
Token = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{43}$")]
"""256 bits that the tablet made up itself: no answer ever holds it."""
MOST_PHOTO_BYTES = 600_000
"""As base64 within what a body may have. A tablet makes it smaller before it sends it."""


def _decoded(value: object, read: ValidatorFunctionWrapHandler) -> object:
    try:
        return read(value)
    except ValidationError as error:
        if all(each["type"] != "base64_decode" for each in error.errors()):
            raise
        raise ValueError(Text("This can't be read: it is not written as base64")) from None


def _or_nothing(value: object, read: ValidatorFunctionWrapHandler) -> object:
    """Refused, it would take its press along."""
    try:
        return read(value)
    except ValidationError:
        return NO_PICTURE


NO_PICTURE = b""
_plainly = WrapValidator(_decoded)
Photo = Annotated[Base64Bytes, Field(max_length=MOST_PHOTO_BYTES), WrapValidator(_or_nothing)]
"""A picture, as base64: a tablet has nobody who could bring it later. `NO_PICTURE`: it can't be read, or is
larger than it may be."""
MOST_SEALED_BYTES = 1_000
PairingCode = Annotated[str, StringConstraints(min_length=1, max_length=20)]


class KioskCreate(WireIn):
    project_id: UUID
    name: Name


class KioskRef(WireIn):
    kiosk_id: UUID


class KioskPublic(WireOut):
    kiosk_id: UUID
    project_id: UUID
    project_name: str
    """Empty while identity is away."""
    name: str
    is_paired: bool
    last_seen_at: datetime | None
    """To the minute; null: no tablet has come yet."""
    created_at: datetime


class KioskPairing(KioskPublic):
    code: str
    """To be typed on the tablet, once. It is told here alone."""
    pairs_until: datetime


class PinGiven(WireOut):
    pin: str
    """Told here alone. At the tablet its person chooses another with it."""


class PinGive(WireIn):
    project_id: UUID
    user_id: UUID


class OwnPinPublic(WireOut):
    has_pin: bool
    updated_at: datetime | None


class OwnPinSet(WireIn):
    pin: Pin


class KioskPair(WireIn):
    code: PairingCode
    token: Token


class FromKiosk(WireIn):
    token: Token


class KioskPersonPublic(WireOut):
    """As little as it takes to find oneself."""

    user_id: UUID
    name: str
    name_beginnings: list[str]
    """Of each of their names: enough for a search to find it, too little to read it."""
    photo_url: str | None
    name_abbreviation: str
    abbreviation_bg_color: str


class KioskSealing(WireOut):
    """With what a tablet without a network seals a press, for the service alone."""

    kiosk_id: UUID
    public_key: str
    """An uncompressed point of P-256, as base64."""


class KioskStanding(WireOut):
    name: str
    project_name: str
    company_name: str
    time_zone: str
    is_archived: bool
    """Its project: who is at work checks out, and nobody in."""
    has_ended: bool
    """Its company's subscription: the same."""
    is_photo_asked: bool
    """With each press. Who brings none is at work all the same."""
    sealing: KioskSealing | None = None
    people: list[KioskPersonPublic]


class FromPerson(FromKiosk):
    user_id: UUID
    pin: Pin


class KioskPinChoose(FromPerson):
    new_pin: Pin


class KioskPunchCreate(FromPerson):
    punch_id: UUID
    """Made on the tablet, once: sent again it is the same punch."""
    check_type: Check
    device_time: DeviceTime
    photo: Photo | None = None


class SealedPress(WireIn):
    """What is in it, once it is opened."""

    user_id: UUID
    pin: Pin
    check_type: Check
    device_time: DeviceTime


class KeptKioskPunchCreate(FromKiosk):
    punch_id: UUID
    sealed: Annotated[Base64Bytes, Field(max_length=MOST_SEALED_BYTES), _plainly]
    sent_at: DeviceTime
    """What the tablet's clock says as it sends it."""
    elapsed_ms: ElapsedMs | None = None
    photo: Photo | None = None


class KeptKioskPunched(WireOut):
    punch_id: UUID
    verdict: Verdict
    reason: TranslatedText | None
    """Why it does not count, and what to do."""
    reason_by_language: dict[str, str] = Field(default_factory=dict[str, str])
    """The same for whoever comes to the tablet later, and reads another language."""
    check_type: Check | None = None
    """What it was, where it did not count: the tablet can't tell."""
    photo_refused: TranslatedText | None


class UncountedKioskPressPublic(WireOut):
    uncounted_id: UUID
    project_id: UUID
    project_name: str
    kiosk_name: str
    owner_user_id: UUID | None
    """Who it was said to be; null: nobody can say."""
    owner_name: str
    check_type: Check | None
    at: datetime
    day: date
    """On which it is put in: of a night shift that of its check-in."""
    reason: TranslatedText


class KioskDay(WireOut):
    """Where somebody is with their day, once they have said who they are."""

    state: State
    since: datetime | None
    is_elsewhere: bool
    """At work in another project."""
    must_choose_pin: bool
    wrong_tries: int
    """How many wrong PINs were typed since theirs was."""


class KioskPunched(WireOut):
    verdict: PunchVerdict
    photo_refused: TranslatedText | None
    """Why its photo could not be taken; it counts all the same."""
    day: KioskDay
