from typing import Annotated
from uuid import UUID

from chassis.http import WireIn, WireOut
from pydantic import Field

MOST_FILE_IDS = 100


class ResourcesDelete(WireIn):
    """Of a template; files of submissions go with the values that speak of them."""

    form_template_id: UUID
    file_ids: Annotated[list[UUID], Field(min_length=1, max_length=MOST_FILE_IDS)]


class ResourcesDeleted(WireOut):
    file_ids: list[UUID]
    """Those that were there."""
