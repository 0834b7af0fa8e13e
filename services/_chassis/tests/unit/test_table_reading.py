from collections.abc import Sequence
from decimal import Decimal

import pytest
from chassis.table_reading import Columns, UnreadableTable
from workbook import Cell, Sheet, WorkbookWriter

CODES = Columns(needed=("number", "name"), optional=("amount",), most_rows=3)


def _cells(content: bytes) -> list[dict[str, str]]:
    return [dict(row.cells) for row in CODES.read(content)]


@pytest.mark.parametrize(
    "content",
    [
        "Number,Name\n1,混凝土\n".encode(),
        "\ufeffnumber;name\r\n1;混凝土\r\n".encode(),
        "number\tname\n1\t混凝土".encode("utf-16"),
        "number,name\n1,混凝土\n".encode("gb18030"),
        ' NAME ,number\n"混凝土",1\n\n,,\n'.encode(),
    ],
)
def test_reads_what_spreadsheet_programs_write(content: bytes) -> None:
    assert _cells(content) == [{"number": "1", "name": "混凝土", "amount": ""}]


def test_says_the_line_as_the_program_counts_it() -> None:
    rows = CODES.read(b'number,name\n1,"two\nlines"\n\n2,b\n')
    assert [row.line for row in rows] == [2, 5]


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "nothing below"),
        (b"number,name\n", "nothing below"),
        (b"number\n1\n", "must name the columns"),
        (b"number,name,name\n1,a,b\n", "must name the columns"),
        (b"number,name,price\n1,a,2\n", "must name the columns"),
        (b"number,name\n1,a\n2,a\n3,a\n4,a\n", "more than 3 lines"),
        (b'number,name\n1,"a\n', "Check the quotes"),
        (b"PK\x03\x04\x00\x00", "workbook can't be read"),
        (b"number,name\n1,\x00", "is no table"),
        (b"\xff\xff\xff", "characters can't be read"),
    ],
)
def test_refuses_what_is_no_such_table(content: bytes, said: str) -> None:
    with pytest.raises(UnreadableTable, match=said):
        CODES.read(content)


def test_names_the_columns_that_are_not_known() -> None:
    with pytest.raises(UnreadableTable, match="not known: “Price”, “Who”"):
        CODES.read(b"number,Price,name,Who\n1,2,a,b\n")
    with pytest.raises(UnreadableTable, match="not known: “Title”"):
        CODES.read_among_others(b"number,Title\n1,a\n")


def test_other_columns_are_left_out_and_told_where_an_import_tells_them() -> None:
    # What is left out may look like a formula: nobody reads it.
    read = CODES.read_among_others(b"number,Price,name,,Who\n1,=2,a,x,b\n")
    assert [(dict(row.cells), row.problem) for row in read.rows] == [
        ({"number": "1", "name": "a", "amount": ""}, None)
    ]
    assert read.unknown == ["Price", "Who"]
    assert read.unnamed == ["column D, without a heading"]
    assert not CODES.read_among_others(b"number,,name,Who\n1,,a,b\n").unnamed
    with pytest.raises(UnreadableTable, match="each once"):
        CODES.read_among_others(b"number,name,name,Who\n1,a,b,c\n")


@pytest.mark.parametrize(
    ("row", "said"),
    [
        ("1,=1+1", "begins with “=”"),
        ("＝1,a", "begins with “＝”"),
        ("1,a,-5+1", "begins with “-”"),
        ("1,a,2,3", "more cells than the heading"),
        ("1," + "a" * 4_001, "more than 4000 characters"),
    ],
)
def test_a_row_that_can_not_be_taken_says_why_and_the_others_are_read(row: str, said: str) -> None:
    bad, good = CODES.read(f"number,name,amount\n{row}\n2,b,3\n".encode())
    assert said in str(bad.problem)
    assert good.problem is None


def test_what_a_file_of_ours_has_beside_them_is_known_and_named_to_nobody() -> None:
    columns = Columns(needed=("number",), optional=("name",), most_rows=3, ignored=("left",))
    assert [row.cells["number"] for row in columns.read(b"number,left\n1,5\n")] == ["1"]
    with pytest.raises(UnreadableTable, match="and optionally name; each"):
        columns.read(b"name\na\n")


def test_what_people_may_have_meant_by_another_is_left_out_beside_that_one_alone() -> None:
    beside = {"budget": "amount"}
    columns = Columns(needed=("number",), optional=("amount",), most_rows=3, ignored_beside=beside)
    assert [row.cells["amount"] for row in columns.read(b"number,amount,budget\n1,5,7\n")] == ["5"]
    with pytest.raises(UnreadableTable):
        columns.read(b"number,budget\n1,7\n")


def test_an_amount_below_zero_is_no_formula() -> None:
    (row,) = CODES.read(b"number,name,amount\n1,a,-500.00\n")
    assert (row.problem, row.cells["amount"]) == (None, "-500.00")


class TestWorkbooks:
    def test_the_first_sheet_is_read_as_csv_is(self) -> None:
        rows = CODES.read(
            _workbook(["number", "Name", "amount"], [], ["007", "Ann", Decimal("12.50")], ["8", "", None])
        )
        assert [(row.line, dict(row.cells), row.problem) for row in rows] == [
            (3, {"number": "007", "name": "Ann", "amount": "12.5"}, None),
            (4, {"number": "8", "name": "", "amount": ""}, None),
        ]

    def test_lines_are_counted(self) -> None:
        with pytest.raises(UnreadableTable, match="more than 3 lines"):
            CODES.read(_workbook(["number", "name"], *([str(at), "a"] for at in range(4))))

    def test_a_text_that_a_program_could_run_is_refused_here_too(self) -> None:
        (row,) = CODES.read(_workbook(["number", "name"], ["1", "@SUM(1)"]))
        assert row.problem is not None


def _workbook(heading: Sequence[str], *rows: Sequence[Cell]) -> bytes:
    writer = WorkbookWriter(Sheet("table", heading))
    return writer.begin() + writer.add(rows) + writer.end()
