"""Cells of any spans: what is taken for a table covers a rectangle, each place of it once."""

from typing import Any

import pytest
from formwork.body import BodyInvalid, parse_body
from formwork.fields.table.layout import is_layout, layout_of
from formwork.pages import Cell
from formwork.testing import an_id
from hypothesis import given, settings
from hypothesis import strategies as st

spans = st.tuples(st.integers(1, 3), st.integers(1, 3))
lines: st.SearchStrategy[list[list[tuple[int, int]]]] = st.lists(st.lists(spans, max_size=4), max_size=4)


def drawn(said: list[list[tuple[int, int]]]) -> list[list[dict[str, Any]]]:
    return [
        [
            {"id": an_id(100 + 10 * row + at), "type": "row", "colspan": wide, "rowspan": high}
            for at, (wide, high) in enumerate(line)
        ]
        for row, line in enumerate(said)
    ]


def cells_of(grid: list[list[dict[str, Any]]]) -> list[list[Cell]]:
    return [[Cell.model_validate(each) for each in line] for line in grid]


@settings(max_examples=400, deadline=None)
@given(lines)
def test_what_is_a_table_covers_each_place_once(said: list[list[tuple[int, int]]]) -> None:
    grid = cells_of(drawn(said))
    if not is_layout(grid):
        return
    layout = layout_of(grid)
    covered = [
        (placed.row + down, placed.column + right)
        for line in layout.rows
        for placed in line
        for down in range(placed.cell.rowspan)
        for right in range(placed.cell.colspan)
    ]
    assert sorted(covered) == [
        (row, column) for row in range(len(grid)) for column in range(len(layout.shares))
    ]


@settings(max_examples=100, deadline=None)
@given(lines)
def test_whatever_is_sent_as_a_table_is_taken_or_refused(said: list[list[tuple[int, int]]]) -> None:
    cells = drawn(said)
    table = {"id": an_id(3), "type": "table", "components": cells}
    row = {"id": an_id(2), "type": "row", "components": [table]}
    body = [{"id": an_id(1), "type": "page", "components": [row]}]
    if is_layout(cells_of(cells)):
        assert parse_body(body).fields[0].type == "table"
        return
    with pytest.raises(BodyInvalid) as refused:
        parse_body(body)
    assert {problem.code for problem in refused.value.problems} == {"setting"}
