"""What imports of tables have in common: a dry run and the real one judge rows by the same code."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from chassis.errors import Conflict, Invalid
from chassis.table_reading import TableRow
from chassis.texts import Text
from pydantic import ValidationError

from budget.importing.schemas import CsvResult, CsvRowResult, Verdict

T = TypeVar("T")

MOST_SHOWN = 2_000
"""Lines of which is told what becomes of them."""

_NUMBERS = ("quantity", "rate", "amount")
_BELOW_ZERO = re.compile(r"-[0-9][0-9,.]*", re.ASCII)
_GROUPED = re.compile(r"[0-9]{1,3}(,[0-9]{3})+(\.[0-9]*)?", re.ASCII)
"""1,200.00: as spreadsheet programs and our own forms write it."""


class Unusable(Exception):
    """Why a row can't be taken."""

    def __init__(self, reason: Text) -> None:
        super().__init__(reason)
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Judged(Generic[T]):
    row: TableRow
    verdict: Verdict
    message: Text
    made: T | None = None
    """What it becomes, where it can be taken."""


def filled(row: TableRow) -> dict[str, str]:
    """Its cells that say something, numbers without their thousands separators."""
    for name in _NUMBERS:
        # Said first: to the reader of the table it begins as a formula does.
        if _BELOW_ZERO.fullmatch(row.cells.get(name, "")):
            raise Unusable(Text("{column} must not be below zero.", column=name))
    if row.problem is not None:
        raise Unusable(row.problem)
    return {
        name: cell.replace(",", "") if name in _NUMBERS and _GROUPED.fullmatch(cell) else cell
        for name, cell in row.cells.items()
        if cell
    }


def cant_be_taken(row: TableRow, column: str) -> Unusable:
    value = row.cells.get(column, "")[:80]
    if not value:
        return Unusable(Text("{column} is missing.", column=column))
    return Unusable(Text("“{value}” can't be taken as {column}.", value=value, column=column))


def why_not(row: TableRow, fault: ValidationError | Invalid | Conflict, column: str = "") -> Unusable:
    """`column`: as the file calls the field that is wrong, where it is not the field's own name."""
    if isinstance(fault, ValidationError):
        return cant_be_taken(row, column or str(fault.errors()[0]["loc"][0]))
    assert isinstance(fault.message, Text)
    return Unusable(fault.message)


def result_of(judged: Sequence[Judged[T]], *, name: str, dry_run: bool) -> CsvResult:
    """`name`: the column that says what a row is of."""
    shown = judged
    if len(judged) > MOST_SHOWN:
        # Sorting keeps the order of the file among equals.
        first = sorted(judged, key=lambda each: each.verdict is Verdict.CREATE)[:MOST_SHOWN]
        shown = sorted(first, key=lambda each: each.row.line)
    rows = [
        CsvRowResult(
            line=each.row.line,
            number=each.row.cells.get("number", "")[:120],
            name=each.row.cells.get(name, "")[:120],
            amount=each.row.cells.get("amount", "")[:40],
            verdict=each.verdict,
            message=each.message,
        )
        for each in shown
    ]
    count = sum(each.verdict is Verdict.CREATE for each in judged)
    return CsvResult(rows=rows, row_count=len(judged), create_count=count, dry_run=dry_run)
