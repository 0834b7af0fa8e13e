from datetime import datetime
from uuid import UUID

from chassis.http import TranslatedText, WireIn, WireOut

from identity.user.schemas import SelfProfile


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
