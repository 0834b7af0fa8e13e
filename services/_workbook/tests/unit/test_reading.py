"""Written by another program: openpyxl."""

import zipfile
from datetime import date, datetime, time
from io import BytesIO
from typing import Any

import pytest
from openpyxl import Workbook
from openpyxl.utils.datetime import CALENDAR_MAC_1904
from workbook import BrokenWorkbook, TooLargeWorkbook, TooManyRows, is_workbook, read_first_sheet, read_sheets


def saved(book: Workbook) -> bytes:
    file = BytesIO()
    book.save(file)
    return file.getvalue()


def sheet_of(*rows: list[Any], formats: dict[str, str] | None = None, book: Workbook | None = None) -> bytes:
    book = book or Workbook()
    sheet = book.active
    assert sheet is not None
    for row in rows:
        sheet.append(row)
    for place, code in (formats or {}).items():
        sheet[place].number_format = code
    return saved(book)


def texts(content: bytes) -> list[dict[int, str]]:
    return [dict(row.cells) for row in read_first_sheet(content, 100)]


class TestFirstSheet:
    def test_is_read_as_people_see_it(self) -> None:
        content = sheet_of(["number", "name"], [], ["007", "审计", 10.0, 0.1 + 0.2, True, 1500.5, 0.0000001])
        assert is_workbook(content)
        assert texts(content) == [
            {0: "number", 1: "name"},
            {0: "007", 1: "审计", 2: "10", 3: "0.3", 4: "true", 5: "1500.5", 6: "0.0000001"},
        ]
        assert [row.number for row in read_first_sheet(content, 100)] == [1, 3]

    def test_days_are_days_whatever_their_format(self) -> None:
        content = sheet_of(
            [
                date(2026, 11, 23),
                datetime.fromisoformat("2026-11-23T17:30"),
                46349,
                46349,
                46349,
                time(8, 30),
                5,
            ],
            formats={
                "C1": "dd/mm/yyyy",
                "D1": '[$-804]yyyy"年"m"月"d"日"',
                "E1": '#,##0 "days"',
                "F1": "hh:mm",
                "G1": "[h]:mm",
            },
        )
        assert texts(content) == [
            {
                0: "2026-11-23",
                1: "2026-11-23 17:30",
                2: "2026-11-23",
                3: "2026-11-23",
                4: "46349",
                5: "0.354166666666667",
                6: "5",
            }
        ]

    def test_days_are_counted_from_1904_where_the_file_says_so(self) -> None:
        book = Workbook()
        book.epoch = CALENDAR_MAC_1904
        assert texts(sheet_of([date(2026, 11, 23)], book=book)) == [{0: "2026-11-23"}]

    def test_a_day_that_never_was_is_its_number(self) -> None:
        assert texts(sheet_of([60, -3], formats={"A1": "yyyy-mm-dd", "B1": "yyyy-mm-dd"})) == [
            {0: "60", 1: "-3"}
        ]

    def test_others_are_not_read(self) -> None:
        book = Workbook()
        book.create_sheet("Notes").append(["not this"])
        content = sheet_of(["this"], book=book)
        assert texts(content) == [{0: "this"}]
        assert [*read_sheets(content, frozenset({"notes"}))] == ["notes"]


class TestBounds:
    def test_rows_are_counted(self) -> None:
        with pytest.raises(TooManyRows):
            read_first_sheet(sheet_of(*([str(at)] for at in range(101))), 100)

    def test_a_bomb_of_styles_is_refused(self) -> None:
        styles = f"<styleSheet><cellXfs>{'<xf/>' * 20_001}</cellXfs></styleSheet>"
        with pytest.raises(TooLargeWorkbook):
            read_first_sheet(_with_part(sheet_of(["x"]), "xl/styles.xml", styles.encode()), 100)

    def test_entities_are_refused(self) -> None:
        hostile = b'<!DOCTYPE a [<!ENTITY a "aaaa">]><styleSheet/>'
        with pytest.raises(BrokenWorkbook):
            read_first_sheet(_with_part(sheet_of(["x"]), "xl/styles.xml", hostile), 100)

    def test_an_archive_of_something_else_is_refused(self) -> None:
        file = BytesIO()
        with zipfile.ZipFile(file, "w") as archive:
            archive.writestr("a.txt", "x")
        with pytest.raises(BrokenWorkbook):
            read_first_sheet(file.getvalue(), 100)


def _with_part(content: bytes, path: str, part: bytes) -> bytes:
    file = BytesIO()
    with zipfile.ZipFile(BytesIO(content)) as old, zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as new:
        for name in old.namelist():
            new.writestr(name, part if name == path else old.read(name))
    return file.getvalue()
