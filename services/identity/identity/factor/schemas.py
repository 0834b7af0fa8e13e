from datetime import datetime
from enum import StrEnum
from typing import Annotated, Any, Literal
from uuid import UUID

from chassis.http import Name, Secret, WireIn, WireOut
from pydantic import Field, StringConstraints

Code = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=40)]
ChallengeToken = Annotated[Secret, Field(max_length=200)]
# What the browser's credential API speaks; the WebAuthn library checks it field by field.
WebAuthnJson = dict[str, Any]


class FactorMethod(StrEnum):
    TOTP = "totp"
    PASSKEY = "passkey"
    RECOVERY_CODE = "recoveryCode"


class SecondStepNeeded(WireOut):
    status: Literal["secondFactor"] = "secondFactor"
    challenge_token: str
    methods: list[FactorMethod]
    passkey_options: WebAuthnJson | None
    """`PublicKeyCredentialRequestOptionsJSON`, where the person has passkeys."""
    expires_at: datetime


class SecondStepIn(WireIn):
    challenge_token: ChallengeToken
    method: FactorMethod
    code: Code | None = None
    passkey: WebAuthnJson | None = None


class PasskeySignInBegun(WireOut):
    challenge_token: str
    options: WebAuthnJson
    """`PublicKeyCredentialRequestOptionsJSON`, of whichever passkey for us the device has."""
    expires_at: datetime


class PasskeySignInIn(WireIn):
    challenge_token: ChallengeToken
    passkey: WebAuthnJson


class TotpConfirmed(WireOut):
    confirmed_at: datetime


class PasskeyPublic(WireOut):
    passkey_id: UUID
    name: str
    created_at: datetime
    last_used_at: datetime | None


class SecondFactors(WireOut):
    totp: TotpConfirmed | None
    passkeys: list[PasskeyPublic]
    recovery_codes_left: int


class PasswordIn(WireIn):
    password: Secret


class TotpBegun(WireOut):
    secret: str
    uri: str
    qr_svg: str


class CodeIn(WireIn):
    code: Code


class RecoveryCodes(WireOut):
    recovery_codes: list[str]
    """Shown this once; empty where older ones stay good."""


class PasskeyBegun(WireOut):
    challenge_token: str
    options: WebAuthnJson
    """`PublicKeyCredentialCreationOptionsJSON`"""


class PasskeyFinishIn(WireIn):
    challenge_token: ChallengeToken
    name: Name
    passkey: WebAuthnJson


class PasskeyFinished(RecoveryCodes):
    passkey_id: UUID


class PasskeyDeleteIn(WireIn):
    passkey_id: UUID
    password: Secret
