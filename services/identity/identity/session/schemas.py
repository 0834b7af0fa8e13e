from datetime import datetime
from typing import Literal
from uuid import UUID

from chassis.http import Email, Secret, WireIn, WireOut

from identity.user.schemas import SelfProfile


class LoginIn(WireIn):
    email: Email
    password: Secret


class LoginDone(WireOut):
    status: Literal["signedIn"] = "signedIn"
    profile: SelfProfile


class RefreshDone(WireOut):
    expires_at: datetime
    """When the access token just set runs out."""


class SwitchAccountIn(WireIn):
    group_id: UUID


class SwitchAccountDone(WireOut):
    profile: SelfProfile
