import csv
import io
import json
from pathlib import Path
from typing import Any

import pytest
from chassis.http.csv import csv_lines

_FILE = Path(__file__).parents[4] / "proto" / "vectors" / "csv" / "rows.json"
CASES: list[dict[str, Any]] = json.loads(_FILE.read_text())["cases"]


class TestCells:
    @pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
    def test_a_row_is_written_as_the_web_writes_it(self, case: dict[str, Any]) -> None:
        assert csv_lines([case["row"]]) == f"{case['expected']}\r\n"

    @pytest.mark.parametrize("blank", ["\t", "\n", ";", "\u200b", " \t"])
    @pytest.mark.parametrize(("end", "marked"), [("x", "x"), ("=1", "'=1")])
    def test_is_gone_through_once_however_many_blanks_it_has(self, blank: str, end: str, marked: str) -> None:
        """Each tried again from every one before it, this would take hours."""
        blanks = blank * 300_000
        assert csv_lines([[f"x;{blanks}{end}"]]) == f'"x;{blanks}{marked}"\r\n'

    @pytest.mark.parametrize("parted_by", [",", ";", "\t", "|"])
    @pytest.mark.parametrize(
        "hostile",
        [
            "Ann;=1+1;x",
            "User-Agent: x;=cmd|' /c calc'!A0;",
            "x|=1+1",
            "x\t=1+1",
            'x;"=1+1',
            "x;\n=1+1",
            'x;" "＝1+1',
            "x; @SUM(1)",
            "=1;=2",
        ],
    )
    def test_no_cell_is_a_formula_whatever_parts_cells_where_it_is_read(
        self, parted_by: str, hostile: str
    ) -> None:
        lines = csv_lines([["2026-11-22", hostile, "who"], [-5, hostile]])
        cells = [
            cell for row in csv.reader(io.StringIO(lines, newline=""), delimiter=parted_by) for cell in row
        ]
        begins = {cell.strip(' "')[:1] for cell in cells if cell != "-5" and not cell.startswith("-5,")}
        assert not begins & set("=+-@＝＋－＠"), cells
