from datetime import datetime
from typing import Annotated, Literal
from uuid import UUID

from chassis.http import Email, Secret, TranslatedText, WireIn, WireOut
from pydantic import Field, RootModel

from identity.factor.schemas import SecondStepNeeded
from identity.user.schemas import SelfProfile


class LoginIn(WireIn):
    email: Email
    password: Secret


class LoginDone(WireOut):
    status: Literal["signedIn"] = "signedIn"
    profile: SelfProfile


class LoginAnswer(RootModel[Annotated[LoginDone | SecondStepNeeded, Field(discriminator="status")]]):
    pass


class RefreshDone(WireOut):
    expires_at: datetime
    """When the access token just set runs out."""


class SwitchAccountIn(WireIn):
    group_id: UUID


class SwitchAccountDone(WireOut):
    profile: SelfProfile


class SessionPublic(WireOut):
    session_id: UUID
    created_at: datetime
    last_used_at: datetime
    ip: str
    user_agent: str
    device: TranslatedText
    """`Chrome on Android`"""
    is_current: bool


class RevokeSessionIn(WireIn):
    session_id: UUID
