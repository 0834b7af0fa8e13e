from typing import Annotated
from uuid import UUID

from chassis.http import WireIn, WireOut
from pydantic import Field


class ExportNote(WireIn):
    count: Annotated[int, Field(ge=0, le=10_000_000)]
    """How many submissions the file holds."""
    project_id: UUID | None = None


class ExportNoted(WireOut):
    count: int
