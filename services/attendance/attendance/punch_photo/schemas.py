from uuid import UUID

from chassis.http import WireOut


class PunchPhotoPublic(WireOut):
    photo_id: UUID
    punch_id: UUID
    url: str
    """Signed, for ten minutes."""
    thumbnail_url: str
