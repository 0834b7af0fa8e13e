from collections.abc import AsyncIterator, Sequence
from datetime import date
from decimal import Decimal
from io import BytesIO

import pytest
from chassis.http.csv import Row
from chassis.http.tables import Table, TableFormat, table_response
from chassis.table_reading import Columns
from fastapi.responses import StreamingResponse
from openpyxl import load_workbook
from workbook import MEDIA_TYPE

COLUMNS = Columns(needed=("name",), optional=("amount", "day"), most_rows=10)


async def batches() -> AsyncIterator[Sequence[Row]]:
    yield [["李明", Decimal("-1500.10"), date(2026, 11, 23)]]
    yield [["Ann", 2.5, None], ["Bob", 3, ""]]


def response(table_format: TableFormat) -> StreamingResponse:
    return table_response(table_format, "审计", ("name", "amount", "day"), batches())


async def content_of(answer: StreamingResponse) -> bytes:
    parts = [part async for part in answer.body_iterator]
    return b"".join(part.encode() if isinstance(part, str) else bytes(part) for part in parts)


class TestTableResponse:
    async def test_streams_csv_that_spreadsheets_know_as_utf8(self) -> None:
        answer = response(TableFormat.CSV)
        assert [part async for part in answer.body_iterator] == [
            '\ufeff"name","amount","day"\r\n',
            '"李明",-1500.10,"2026-11-23"\r\n',
            '"Ann",2.5,""\r\n"Bob",3,""\r\n',
        ]
        assert answer.headers["content-disposition"].endswith("%E5%AE%A1%E8%AE%A1.csv")
        assert answer.media_type == "text/csv; charset=utf-8"

    async def test_a_workbook_has_its_own_name_and_kind(self) -> None:
        answer = response(TableFormat.XLSX)
        assert answer.headers["content-disposition"].endswith("%E5%AE%A1%E8%AE%A1.xlsx")
        assert answer.media_type == MEDIA_TYPE
        assert answer.headers["x-content-type-options"] == "nosniff"

    @pytest.mark.parametrize("table_format", TableFormat)
    async def test_what_is_written_is_read_again(self, table_format: TableFormat) -> None:
        rows = COLUMNS.read(await content_of(response(table_format)))
        assert [row.cells["name"] for row in rows] == ["李明", "Ann", "Bob"]
        assert [Decimal(row.cells["amount"]) for row in rows] == [
            Decimal("-1500.1"),
            Decimal("2.5"),
            Decimal(3),
        ]
        assert [row.cells["day"] for row in rows] == ["2026-11-23", "", ""]
        assert [row.line for row in rows] == [2, 3, 4]

    async def test_more_tables_are_sheets_of_a_workbook_and_not_in_csv(self) -> None:
        def with_lines(table_format: TableFormat) -> StreamingResponse:
            lines = Table("lines", ("name", "amount"), batches())
            return table_response(table_format, "audit", ("name", "amount", "day"), batches(), [lines])

        book = load_workbook(BytesIO(await content_of(with_lines(TableFormat.XLSX))))
        assert book.sheetnames == ["audit", "lines"]
        assert [row[0].value for row in book["lines"].iter_rows()] == [
            "name", "李明", "Ann", "Bob",
        ]  # fmt: skip
        csv = await content_of(with_lines(TableFormat.CSV))
        assert csv == await content_of(response(TableFormat.CSV))
