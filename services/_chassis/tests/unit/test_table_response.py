import json
from collections.abc import AsyncIterator, Sequence
from contextlib import nullcontext
from datetime import date
from decimal import Decimal
from io import BytesIO
from uuid import UUID

import pytest
from chassis.access import Access, Role
from chassis.errors import Forbidden
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
    table = Table("审计", ("name", "amount", "day"), batches())
    return table_response(table_format, [table], must_be_allowed=allowed, turn=nullcontext)


async def allowed() -> None:
    """Nothing was lost."""


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

    async def test_json_is_a_list_of_objects_with_numbers_as_they_are(self) -> None:
        answer = response(TableFormat.JSON)
        assert answer.media_type == "application/json"
        assert answer.headers["content-disposition"].endswith("%E5%AE%A1%E8%AE%A1.json")
        written = await content_of(answer)
        assert b"-1500.10" in written
        assert json.loads(written) == [
            {"name": "李明", "amount": -1500.1, "day": "2026-11-23"},
            {"name": "Ann", "amount": 2.5, "day": None},
            {"name": "Bob", "amount": 3, "day": ""},
        ]

    async def test_json_loses_no_column_of_a_name_that_is_there_already_and_may_be_empty(self) -> None:
        async def one() -> AsyncIterator[Sequence[Row]]:
            yield [("a", "=b", "c", "d")]

        async def none() -> AsyncIterator[Sequence[Row]]:
            yield []

        told = ("name", "name (2)", "name (2) (2)", "name (3)")
        for made, said in ((one, [dict(zip(told, ("a", "=b", "c", "d"), strict=True))]), (none, [])):
            table = Table("audit", ("name", "name", "name (2)", "name"), made())
            answer = table_response(TableFormat.JSON, [table], must_be_allowed=allowed, turn=nullcontext)
            assert json.loads(await content_of(answer)) == said

    @pytest.mark.parametrize("table_format", [TableFormat.CSV, TableFormat.XLSX])
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
            first = Table("audit", ("name", "amount", "day"), batches())
            return table_response(table_format, [first, lines], must_be_allowed=allowed, turn=nullcontext)

        book = load_workbook(BytesIO(await content_of(with_lines(TableFormat.XLSX))))
        assert book.sheetnames == ["audit", "lines"]
        assert [row[0].value for row in book["lines"].iter_rows()] == [
            "name", "李明", "Ann", "Bob",
        ]  # fmt: skip
        csv = await content_of(with_lines(TableFormat.CSV))
        assert csv == await content_of(response(TableFormat.CSV))

    async def test_ends_where_its_reader_may_read_it_no_more(self) -> None:
        asked = list[int]()

        async def until_the_second() -> None:
            asked.append(len(asked))
            if len(asked) > 1:
                raise Forbidden

        table = Table("audit", ("name",), batches())
        answer = table_response(TableFormat.CSV, [table], must_be_allowed=until_the_second, turn=nullcontext)
        parts = aiter(answer.body_iterator)
        assert [await anext(parts), await anext(parts)] == [
            '\ufeff"name"\r\n',
            '"李明",-1500.10,"2026-11-23"\r\n',
        ]
        with pytest.raises(Forbidden):
            await anext(parts)

    def test_no_name_leaves_its_place_in_the_header(self) -> None:
        table = Table("a/b", ("name",), batches())
        answer = table_response(TableFormat.CSV, [table], must_be_allowed=allowed, turn=nullcontext)
        assert answer.headers["content-disposition"].endswith("a%2Fb.csv")


class TestWhatWasLost:
    mine, others = frozenset({UUID(int=1)}), frozenset({UUID(int=1), UUID(int=2)})

    @pytest.mark.parametrize(
        ("before", "now", "holds"),
        [
            (Access(True, Role.MEMBER), Access(True, Role.MANAGER), True),
            (Access(True, Role.MANAGER), Access(True, Role.MEMBER), False),
            (Access(True, Role.MEMBER), Access(True), False),
            (Access(True, Role.MEMBER), Access(False), False),
            (
                Access(True, Role.MEMBER, project_ids=mine),
                Access(True, Role.MEMBER, project_ids=others),
                True,
            ),
            (
                Access(True, Role.MEMBER, project_ids=others),
                Access(True, Role.MEMBER, project_ids=mine),
                False,
            ),
            (Access(True, Role.MEMBER, project_ids=others), Access(True, Role.ADMIN), True),
            (Access(True, Role.MEMBER, team_ids=others), Access(True, Role.MEMBER, team_ids=mine), False),
        ],
    )
    def test_is_told(self, before: Access, now: Access, holds: bool) -> None:
        assert now.holds_all_of(before) is holds
