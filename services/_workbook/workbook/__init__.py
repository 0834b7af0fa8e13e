"""Sheets of spreadsheet programs (.xlsx), read and written.

Decisions: docs/decisions/0113-a-workbook-is-read-in-few-lines.md, 0130-tables-as-workbooks-too.md"""

from workbook.bounds import BrokenWorkbook, TooLargeWorkbook, TooManyRows
from workbook.reading import SheetRow, Sheets, is_workbook, read_first_sheet, read_sheets
from workbook.writing import MEDIA_TYPE, Cell, Sheet, WorkbookWriter, letters_of

__all__ = [
    "MEDIA_TYPE",
    "BrokenWorkbook",
    "Cell",
    "Sheet",
    "SheetRow",
    "Sheets",
    "TooLargeWorkbook",
    "TooManyRows",
    "WorkbookWriter",
    "is_workbook",
    "letters_of",
    "read_first_sheet",
    "read_sheets",
]
