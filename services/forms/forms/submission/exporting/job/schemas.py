from dataclasses import dataclass
from datetime import datetime
from typing import Any
from uuid import UUID

from chassis.http import WireIn, WireOut
from chassis.http.tables import TableFormat
from pydantic import TypeAdapter

from forms.submission.listing.schemas import SubmissionQuery
from forms.tables.export_job import ExportState


@dataclass(frozen=True)
class ExportAsked:
    """As `ExportSubmissions` is asked for a file."""

    format: TableFormat
    wanted: SubmissionQuery
    table_id: UUID | None = None
    field_ids: tuple[UUID, ...] = ()

    def kept(self) -> dict[str, Any]:
        return _ASKED.dump_python(self, mode="json", by_alias=True)

    @classmethod
    def read(cls, kept: dict[str, Any]) -> "ExportAsked":
        return _ASKED.validate_python(kept)


_ASKED = TypeAdapter(ExportAsked)


class ExportJobPublic(WireOut):
    export_id: UUID
    format: TableFormat
    state: ExportState
    done: int
    total: int
    """Submissions; of a workbook with several sheets those of each."""
    failure: str
    created_at: datetime
    gone_at: datetime
    """Until then there is a file, once it is ready."""


class ExportCancel(WireIn):
    export_id: UUID


class ExportCanceled(WireOut):
    export_id: UUID


class ExportFile(WireOut):
    url: str
    """For minutes."""
    name: str
    """What the file is called, as one that is answered at once."""
