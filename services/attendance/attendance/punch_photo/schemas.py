from enum import StrEnum
from uuid import UUID

from chassis.http import WireOut


class PhotoRefusal(StrEnum):
    """Why a photo was not taken. Kept: never rename one."""

    TOO_LATE = "tooLate"
    NOT_FIT = "notFit"
    """No picture, too large, or the company has no room for more."""


MOST_PUNCHES = 50
"""As many as a foreman presses for at once."""


class PunchPhotoPublic(WireOut):
    photo_id: UUID
    punch_id: UUID
    url: str
    """Signed, for ten minutes."""
    thumbnail_url: str
