from uuid import UUID

from chassis.http import WireOut
from identity_client.people import PersonPublic


class FilePublic(WireOut):
    file_id: UUID
    field_id: UUID
    name: str
    size: int
    content_type: str
    url: str
    """Signed, for ten minutes."""
    thumbnail_url: str | None
    """None: it is no picture."""
    uploader: PersonPublic | None
    """None while nobody can tell."""
