from uuid import UUID

from chassis.http import WireOut

MOST_PUNCHES = 50
"""As many as a foreman presses for at once."""


class PunchPhotoPublic(WireOut):
    photo_id: UUID
    punch_id: UUID
    url: str
    """Signed, for ten minutes."""
    thumbnail_url: str
