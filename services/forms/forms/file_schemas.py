"""Files as they are told, whether a submission or a form itself shows them."""

from uuid import UUID

from chassis.http import WireOut
from identity_client.people import PersonPublic


class FilePublic(WireOut):
    file_id: UUID
    field_id: UUID | None
    """None: it is the template's own."""
    name: str
    size: int
    content_type: str
    url: str
    """Signed, for ten minutes."""
    thumbnail_url: str | None
    """None: it is no picture."""
    uploader: PersonPublic | None
    """None while nobody can tell."""
