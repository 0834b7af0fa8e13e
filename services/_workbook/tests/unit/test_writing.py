"""Judged by another program's reader: openpyxl."""

from collections.abc import Sequence
from datetime import date
from decimal import Decimal
from io import BytesIO
from typing import Any
from zipfile import ZipFile

import pytest
from openpyxl import load_workbook
from workbook import Cell, Sheet, WorkbookWriter, read_first_sheet

HEADING = ("number", "name", "amount", "day")


def written(*batches: Sequence[Sequence[Cell]], sheet: str = "Budget codes") -> bytes:
    writer = WorkbookWriter(Sheet(sheet, HEADING))
    return writer.begin() + b"".join(writer.add(rows) for rows in batches) + writer.end()


def opened(content: bytes) -> Any:
    return load_workbook(BytesIO(content)).active


class TestWorkbookWriter:
    def test_texts_numbers_and_days_are_such_for_a_spreadsheet_program(self) -> None:
        rows = [
            ["007", "审计 <&> “x”", Decimal("-1500.10"), date(2026, 11, 23)],
            ["", "two\nlines ", 12, None],
        ]
        sheet = opened(written(rows))
        assert [[cell.value for cell in row] for row in sheet.iter_rows(min_row=2)] == [
            ["007", "审计 <&> “x”", -1500.1, sheet["D2"].value],
            [None, "two\nlines ", 12, None],
        ]
        assert sheet["D2"].value.date() == date(2026, 11, 23)
        assert sheet["C2"].number_format == "#,##0.00"
        assert sheet["A1"].font.bold
        assert (sheet.title, sheet.freeze_panes, sheet.auto_filter.ref) == ("Budget codes", "A2", "A1:D3")

    @pytest.mark.parametrize("hostile", ["=1+1", "+1", "-05", "@SUM(1)", "=cmd|' /c calc'!A0", "＝1+1"])
    def test_no_text_is_a_formula(self, hostile: str) -> None:
        cell = opened(written([[hostile, "", "", ""]]))["A2"]
        assert (cell.value, cell.data_type) == (hostile, "s")

    def test_signs_that_xml_cannot_hold_are_left_out_and_long_texts_end(self) -> None:
        sheet = opened(written([["a\x00\x0b\ud800b", "x" * 40_000, "", ""]], sheet="\x01" + "n" * 50))
        assert sheet["A2"].value == "ab"
        assert len(sheet["B2"].value) == 32_767
        assert sheet.title == "n" * 31

    def test_the_same_rows_are_the_same_bytes_in_whatever_batches(self) -> None:
        rows: list[list[Cell]] = [[str(at), "name", at, None] for at in range(500)]
        assert written(rows) == written(rows)
        assert read_first_sheet(written(rows), 1_000) == read_first_sheet(written(rows[:7], rows[7:]), 1_000)

    def test_what_is_ready_is_given_out(self) -> None:
        """However many rows: none of them stay in memory."""
        writer = WorkbookWriter(Sheet("many", HEADING))
        first = writer.begin()
        parts = [
            writer.add([[str(at * 7919), str(at**3), at, None] for at in range(2_000)]) for _ in range(20)
        ]
        content = first + b"".join(parts) + writer.end()
        assert sum(map(bool, parts)) == len(parts)
        with ZipFile(BytesIO(content)) as archive:
            assert archive.testzip() is None
        assert len(read_first_sheet(content, 50_000)) == 40_001

    def test_sheets_stand_one_after_another_each_under_a_name_that_programs_allow(self) -> None:
        names = ("Submissions", "Materials [a/b]", "materials  a b ", "", "'", "n" * 40, "n" * 41)
        writer = WorkbookWriter(*(Sheet(each, ("name", "number")) for each in names))
        parts = [writer.begin()]
        for at, _ in enumerate(names):
            parts += [writer.go_on()] if at else []
            parts.append(writer.add([[f"row {at}", at]] * at))
        book = load_workbook(BytesIO(b"".join([*parts, writer.end()])))
        assert book.sheetnames == [
            "Submissions", "Materials  a b", "materials  a b (3)", "4", "5", "n" * 31, f"{'n' * 26} (7)",
        ]  # fmt: skip
        for at, sheet in enumerate(book.worksheets):
            assert [[cell.value for cell in row] for row in sheet.iter_rows(min_row=2)] == [
                [f"row {at}", at]
            ] * at
            assert sheet.freeze_panes == "A2"
