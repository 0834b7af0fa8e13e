from datetime import datetime
from uuid import UUID

from chassis.http import WireIn, WireOut


class EquipmentFilePublic(WireOut):
    photo_id: UUID
    equipment_id: UUID
    name: str
    size: int
    url: str
    """Signed, for ten minutes."""
    thumbnail_url: str
    uploaded_at: datetime


class EquipmentPhotos(WireOut):
    photos: list[EquipmentFilePublic]
    may_edit: bool
    """The managers of its home bring them, and take them away."""


class EquipmentPhotoDelete(WireIn):
    equipment_id: UUID
    photo_id: UUID
