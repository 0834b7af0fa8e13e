from enum import StrEnum

from chassis.http import TranslatedText, WireOut
from pydantic import Field


class LineVerdict(StrEnum):
    CREATE = "create"
    INVALID = "invalid"


class FileColumn(WireOut):
    heading: TranslatedText
    """Where it has none, which column it is; empty where nothing stands in it either."""
    field_name: str | None
    """The field that takes it; null: nothing of the form is called so, or it is not written in cells."""


class FileLine(WireOut):
    line: int
    title: str
    """Its first cells."""
    verdict: LineVerdict
    message: TranslatedText


class SubmissionsRead(WireOut):
    columns: list[FileColumn]
    rows: list[FileLine]
    create_count: int
    dry_run: bool = Field(description="Nothing was written")
