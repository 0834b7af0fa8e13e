"""Answers that are tables for spreadsheet programs, as CSV or as a workbook: streamed, in either format."""

from collections.abc import AsyncIterator, Sequence
from datetime import date, datetime
from decimal import Decimal
from enum import StrEnum
from typing import Annotated, Any
from urllib.parse import quote

from anyio import to_thread
from fastapi import Query
from fastapi.responses import StreamingResponse
from workbook import MEDIA_TYPE as WORKBOOK
from workbook import Cell, WorkbookWriter

from chassis.http.csv import BOM, Row, csv_lines
from chassis.http.language import caller_language
from chassis.texts import translated


class TableFormat(StrEnum):
    CSV = "csv"
    XLSX = "xlsx"


TableFormatDep = Annotated[TableFormat, Query(alias="format", description="What the file is")]

_MEDIA_TYPES = {TableFormat.CSV: "text/csv", TableFormat.XLSX: WORKBOOK}
TABLE_ANSWERS: dict[int | str, dict[str, Any]] = {
    200: {"content": {each: {"schema": {"type": "string"}} for each in _MEDIA_TYPES.values()}}
}
"""`responses` of a route that answers with `table_response`."""

Batches = AsyncIterator[Sequence[Row]]


def table_response(
    table_format: TableFormat, name: str, heading: Sequence[str], batches: Batches
) -> StreamingResponse:
    """`batches` are fetched as the reader takes them, after the request's unit of work has ended. Texts among
    their cells are said in the language of whoever asks; numbers and days are such in a workbook."""
    said = _said(batches, caller_language())
    is_csv = table_format is TableFormat.CSV
    return StreamingResponse(
        _csv(heading, said) if is_csv else _workbook(name, heading, said),
        media_type=f"{_MEDIA_TYPES[table_format]}{'; charset=utf-8' * is_csv}",
        headers={
            "Content-Disposition": f"attachment; filename*=UTF-8''{quote(f'{name}.{table_format}')}",
            "X-Content-Type-Options": "nosniff",
        },
    )


async def _said(batches: Batches, language: str) -> Batches:
    async for rows in batches:
        yield [[translated(cell, language) for cell in row] for row in rows]


async def _csv(heading: Sequence[str], batches: Batches) -> AsyncIterator[str]:
    yield BOM + csv_lines([heading])
    async for rows in batches:
        yield csv_lines(rows)


async def _workbook(name: str, heading: Sequence[str], batches: Batches) -> AsyncIterator[bytes]:
    writer = WorkbookWriter(name, heading)
    yield writer.begin()
    async for rows in batches:
        cells = [[_cell(each) for each in row] for row in rows]
        if ready := await to_thread.run_sync(writer.add, cells):
            yield ready
    yield writer.end()


def _cell(value: object) -> Cell:
    match value:
        case float():
            return Decimal(str(value))
        case datetime():
            return value.isoformat()
        case None | str() | int() | Decimal() | date():
            return value
        case _:
            return str(value)
