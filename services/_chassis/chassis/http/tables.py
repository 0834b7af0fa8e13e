"""Answers that are tables: for spreadsheet programs as CSV or a workbook, for others as JSON; streamed."""

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from datetime import date, datetime
from decimal import Decimal
from enum import StrEnum
from functools import partial
from itertools import count
from typing import Annotated, Any

import orjson
from anyio import to_thread
from fastapi import Depends, Query, Request
from fastapi.responses import StreamingResponse
from workbook import MEDIA_TYPE as WORKBOOK
from workbook import Cell, Sheet, WorkbookWriter

from chassis.http.access import must_have_lost_nothing, runtime_of, sharers_of
from chassis.http.csv import BOM, Row, csv_lines
from chassis.http.language import caller_language
from chassis.processes.costly import TableTurns
from chassis.storage import download_named
from chassis.texts import translated


class TableFormat(StrEnum):
    CSV = "csv"
    XLSX = "xlsx"
    JSON = "json"


_MEDIA_TYPES = {
    TableFormat.CSV: "text/csv; charset=utf-8",
    TableFormat.XLSX: WORKBOOK,
    TableFormat.JSON: "application/json",
}
TABLE_ANSWERS: dict[int | str, dict[str, Any]] = {
    200: {
        "content": {
            **{each: {"schema": {"type": "string"}} for each in ("text/csv", WORKBOOK)},
            "application/json": {"schema": {"type": "array", "items": {"type": "object"}}},
        }
    }
}
"""`responses` of a route that answers with a `TableAnswer`."""

Batches = AsyncIterator[Sequence[Row]]


@dataclass(frozen=True)
class Table:
    name: str
    """Of its sheet."""
    heading: Sequence[str]
    batches: Batches
    """Fetched as the reader takes them, after the request's unit of work has ended."""


class TableAnswer:
    """The answer of a route to whoever asks, in the format that they ask for. A file may take minutes: who
    may not read it any more gets nothing that is read since, but an end."""

    def __init__(self, request: Request, table_format: TableFormat) -> None:
        self._format = table_format
        self._must_be_allowed = partial(must_have_lost_nothing, request)
        self._turns = runtime_of(request).of(TableTurns)
        self._request = request

    def __call__(
        self, name: str, heading: Sequence[str], batches: Batches, more: Sequence[Table] = ()
    ) -> StreamingResponse:
        """`more`: other sheets of a workbook, which CSV does not have."""
        return table_response(
            self._format,
            [Table(name, heading, batches), *more],
            must_be_allowed=self._must_be_allowed,
            turn=partial(self._turns.turn, *sharers_of(self._request.state.caller)),
        )


async def _table_answer(
    request: Request,
    table_format: Annotated[
        TableFormat, Query(alias="format", description="What the file is")
    ] = TableFormat.CSV,
) -> TableAnswer:
    return TableAnswer(request, table_format)


TableAnswerDep = Annotated[TableAnswer, Depends(_table_answer)]


def table_response(
    table_format: TableFormat,
    tables: Sequence[Table],
    *,
    must_be_allowed: Callable[[], Awaitable[None]],
    turn: Callable[[], AbstractAsyncContextManager[None]],
) -> StreamingResponse:
    """Texts in headings and cells are said in the language of whoever asks; numbers and days are such in a
    workbook, numbers in JSON. Of several tables CSV and JSON are the first. `turn`: in which each portion is
    made."""
    name = tables[0].name
    return StreamingResponse(
        table_content(table_format, tables, must_be_allowed=must_be_allowed, turn=turn),
        media_type=_MEDIA_TYPES[table_format],
        headers={
            "Content-Disposition": download_named(f"{name}.{table_format}"),
            "X-Content-Type-Options": "nosniff",
        },
    )


def table_content(
    table_format: TableFormat,
    tables: Sequence[Table],
    *,
    must_be_allowed: Callable[[], Awaitable[None]],
    turn: Callable[[], AbstractAsyncContextManager[None]],
) -> AsyncIterator[str | bytes]:
    """What the file holds, as `table_response` answers it."""
    language = caller_language()
    return _written(table_format, [_told(each, language, must_be_allowed, turn) for each in tables])


def _told(
    table: Table,
    language: str,
    must_be_allowed: Callable[[], Awaitable[None]],
    turn: Callable[[], AbstractAsyncContextManager[None]],
) -> Table:
    async def batches() -> Batches:
        while True:
            async with turn():
                rows = await anext(table.batches, None)
                if rows is None:
                    return
                await must_be_allowed()
                told = [[translated(cell, language) for cell in row] for row in rows]
            yield told

    return Table(table.name, [str(translated(each, language)) for each in table.heading], batches())


def _written(table_format: TableFormat, tables: Sequence[Table]) -> AsyncIterator[str | bytes]:
    match table_format:
        case TableFormat.CSV:
            return _csv(tables[0])
        case TableFormat.XLSX:
            return _workbook(tables)
        case TableFormat.JSON:
            return _json(tables[0])


async def _json(table: Table) -> AsyncIterator[bytes]:
    """A list of objects, an object a row; of headings that are alike the second has its number."""
    names: dict[str, None] = {}
    for heading in table.heading:
        # A field may be called as the second of two others would be.
        told = (f"{heading} ({number})" for number in count(2))
        names[heading if heading not in names else next(each for each in told if each not in names)] = None
    before = b"[\n"
    async for rows in table.batches:
        if rows:
            objects = [dict(zip(names, map(_json_cell, row), strict=True)) for row in rows]
            yield before + await to_thread.run_sync(_json_lines, objects)
            before = b",\n"
    yield b"[]\n" if before == b"[\n" else b"\n]\n"


def _json_lines(objects: Sequence[dict[str, object]]) -> bytes:
    return b",\n".join(orjson.dumps(each) for each in objects)


def _json_cell(value: object) -> object:
    match value:
        case Decimal():
            return orjson.Fragment(str(value))  # with all of its digits
        case None | str() | int() | float() | date() | datetime():
            return value
        case _:
            return str(value)


async def _csv(table: Table) -> AsyncIterator[str]:
    yield BOM + csv_lines([table.heading])
    async for rows in table.batches:
        yield await to_thread.run_sync(csv_lines, rows)


async def _workbook(tables: Sequence[Table]) -> AsyncIterator[bytes]:
    writer = WorkbookWriter(*(Sheet(each.name, each.heading) for each in tables))
    yield writer.begin()
    for at, table in enumerate(tables):
        if at and (ready := writer.go_on()):
            yield ready
        async for rows in table.batches:
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
