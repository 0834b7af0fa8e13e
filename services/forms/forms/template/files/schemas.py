from typing import Annotated
from uuid import UUID

from chassis.http import WireIn, WireOut
from pydantic import Field

MOST_IDS = 100


class TemplateFilePublic(WireOut):
    """A picture that a form itself shows."""

    file_id: UUID
    name: str
    size: int
    content_type: str
    url: str
    """Signed, for ten minutes."""
    thumbnail_url: str
    """As it is shown."""


class ResourcesDelete(WireIn):
    form_template_id: UUID
    file_ids: Annotated[list[UUID], Field(min_length=1, max_length=MOST_IDS)]


class ResourcesDeleted(WireOut):
    file_ids: list[UUID]
    """Those that were there."""
