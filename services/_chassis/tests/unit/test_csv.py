import csv
import io
from collections.abc import AsyncIterator, Sequence

import pytest
from chassis.http.csv import Row, csv_lines, csv_response


class TestCells:
    @pytest.mark.parametrize("start", ["=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠"])
    def test_a_formula_becomes_text(self, start: str) -> None:
        [[cell]] = csv.reader(io.StringIO(csv_lines([[f"{start}cmd|' /C calc'!A0"]]), newline=""))
        assert cell.startswith("'")

    def test_numbers_and_ordinary_text_stay(self) -> None:
        assert csv_lines([[-5, "a=b", None, 'say "hi", Li']]) == '-5,a=b,,"say ""hi"", Li"\r\n'


class TestResponse:
    async def test_streams_a_file_that_spreadsheets_know_as_utf8(self) -> None:
        async def batches() -> AsyncIterator[Sequence[Row]]:
            yield [["李明"]]
            yield [["Ann"], ["Bob"]]

        response = csv_response("审计.csv", ["name"], batches())
        chunks = [chunk async for chunk in response.body_iterator]
        assert chunks == ["\ufeffname\r\n", "李明\r\n", "Ann\r\nBob\r\n"]
        assert response.headers["content-disposition"].endswith("%E5%AE%A1%E8%AE%A1.csv")
