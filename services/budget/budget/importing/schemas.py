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
    create_count: int
    dry_run: bool = Field(description="Nothing was written")
