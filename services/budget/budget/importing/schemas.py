from enum import StrEnum

from chassis.http import TranslatedText, WireOut
from pydantic import Field


class Verdict(StrEnum):
    CREATE = "create"
    EXISTS = "exists"
    DUPLICATE = "duplicate"
    INVALID = "invalid"


class CsvRowResult(WireOut):
    line: int
    number: str
    name: str
    amount: str
    verdict: Verdict
    message: TranslatedText


class CsvResult(WireOut):
    rows: list[CsvRowResult]
    """Of a file with very many lines: some of them, and of those that are not taken as many as fit."""
    row_count: int
    """How many lines the file has."""
    create_count: int
    dry_run: bool = Field(description="Nothing was written")
