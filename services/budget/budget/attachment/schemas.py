from datetime import datetime
from uuid import UUID

from chassis.http import WireIn, WireOut


class RequestFilePublic(WireOut):
    file_id: UUID
    name: str
    size: int
    content_type: str
    url: str
    """Signed, for ten minutes."""
    thumbnail_url: str | None
    """None: it is no picture."""
    uploaded_at: datetime
    was_added_later: bool
    """Minutes after the request was sent: who answered before may not have seen it."""


class RequestFiles(WireOut):
    files: list[RequestFilePublic]
    may_add: bool
    """The caller's own, as long as it is a draft or waits."""
    may_remove: bool
    """The caller's own draft: what was sent is not taken back."""


class RequestFileDelete(WireIn):
    budget_request_id: UUID
    file_id: UUID
