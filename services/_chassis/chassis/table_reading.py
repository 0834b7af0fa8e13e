"""Reads a table of a spreadsheet program (CSV or .xlsx), and nothing that could act as one: bounded, by its
heading.

Pure: bytes in, rows out; run it in a thread. What the rows mean is said elsewhere, for dry and real runs.
"""

import codecs
import csv
import io
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from workbook import BrokenWorkbook, TooLargeWorkbook, TooManyRows, is_workbook, letters_of, read_first_sheet

from chassis.errors import FieldError, Invalid
from chassis.formulas import formula_sign
from chassis.texts import Text

LONGEST_CELL = 4_000
_MOST_NAMED = 10

Line = tuple[int, list[str]]
"""Its number as people count them, and its cells; never an empty one."""

_BOMS = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF32_LE, "utf-32"),  # before UTF-16, whose mark it begins with
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
# What Chinese spreadsheet programs write without a mark; it also reads GBK and GB2312.
_WITHOUT_BOM = ("utf-8", "gb18030")
_DELIMITERS = (",", ";", "\t")


class UnreadableTable(Invalid):
    def __init__(self, message: Text) -> None:
        super().__init__(message, fields=[FieldError("file", message)])


@dataclass(frozen=True, slots=True)
class TableRow:
    line: int
    cells: Mapping[str, str]
    """By the columns asked for; empty where the file has none."""
    problem: Text | None = None
    """Why this row can't be read."""


@dataclass(frozen=True, slots=True)
class ReadTable:
    rows: Sequence[TableRow]
    unknown: Sequence[str]
    """What stands above columns that nobody asked for."""
    unnamed: Sequence[Text]
    """Which columns nothing stands above, though something stands in them."""


@dataclass(frozen=True, slots=True)
class Columns:
    """What the heading may name, in any order, whatever its case and the blanks in it."""

    needed: Sequence[str]
    optional: Sequence[str]
    most_rows: int
    ignored: Sequence[str] = ()
    """What a file that we wrote has beside them."""
    ignored_beside: Mapping[str, str] = field(default_factory=dict[str, str])
    """The same, each only where another column is there, which people may have meant by it."""
    longest_cell: int = LONGEST_CELL
    also: Mapping[str, str] = field(default_factory=dict[str, str])
    """What else people write above a column, in whatever language, to the column that it is."""

    def read(self, content: bytes) -> list[TableRow]:
        """CSV, or the first sheet of a workbook; refused where it has other columns."""
        return [*self._read(content, takes_others=False).rows]

    def read_among_others(self, content: bytes) -> ReadTable:
        """The same, without the columns that are not known: for imports that tell which these are."""
        return self._read(content, takes_others=True)

    def _read(self, content: bytes, *, takes_others: bool) -> ReadTable:
        lines = read_lines(content, self.most_rows)
        rows: list[TableRow] = []
        heading: list[str] | None = None
        unknown: list[str] = []
        unnamed = Unnamed(())
        for line, cells in lines:
            if heading is None:
                heading = self._heading(cells, takes_others=takes_others)
                unknown, unnamed = _unknown(heading, cells), Unnamed(cells)
            else:
                unnamed.look_at(cells)
                rows.append(self._row(line, heading, cells))
            if len(rows) > self.most_rows:
                raise too_many(self.most_rows)
        if not rows:
            raise UnreadableTable(Text("The file has nothing below its heading."))
        return ReadTable(rows, unknown, [*unnamed.told().values()])

    def _heading(self, cells: list[str], *, takes_others: bool) -> list[str]:
        """Which column each is; empty: none that is known."""
        known = {
            _plain(name): name for name in (*self.needed, *self.optional, *self.ignored, *self.ignored_beside)
        }
        known = {_plain(said): name for said, name in self.also.items()} | known
        names = [_plain(cell) for cell in cells]
        while names and not names[-1]:
            names.pop()
        found = [known.get(name, "") for name in names]
        needed = {*self.needed, *(beside for name, beside in self.ignored_beside.items() if name in found)}
        named = [name for name in found if name]
        has_others = len(named) < len(found) and not takes_others
        if has_others or len({*named}) != len(named) or not needed <= {*named}:
            raise UnreadableTable(self._wrong(_unknown(found, cells)))
        return found

    def _wrong(self, unknown: Sequence[str]) -> Text:
        needed, optional = ", ".join(self.needed), ", ".join(self.optional)
        if not unknown:
            return Text(
                "The first line must name the columns: {needed}, and optionally {optional}; each once "
                "and no others.",
                needed=needed,
                optional=optional,
            )
        return Text(
            "These columns are not known: {unknown}. The first line must name the columns: {needed}, and "
            "optionally {optional}; each once.",
            unknown=", ".join(f"“{each[:60]}”" for each in unknown[:_MOST_NAMED]),
            needed=needed,
            optional=optional,
        )

    def _row(self, line: int, heading: list[str], cells: list[str]) -> TableRow:
        empty = dict.fromkeys((*self.needed, *self.optional), "")
        taken = [(name, cell) for name, cell in zip(heading, cells, strict=False) if name]
        values = empty | dict(taken)
        hostile = next((sign for _, cell in taken if (sign := formula_sign(cell))), None)
        problem = wrong_with(cells, len(heading), self.longest_cell)
        if problem is None and hostile is not None:
            problem = Text("A cell begins with “{sign}”, as formulas do. Write it without.", sign=hostile)
        return TableRow(line, values, problem)


def _unknown(heading: Sequence[str], cells: Sequence[str]) -> list[str]:
    return [cell for name, cell in zip(heading, cells, strict=False) if not name and cell]


class Unnamed:
    """Columns that nothing stands above, though something stands in them."""

    def __init__(self, heading: Sequence[str]) -> None:
        self._left = {at for at, name in enumerate(heading) if not name}
        self._found: set[int] = set()

    def look_at(self, cells: Sequence[str]) -> None:
        found = {at for at, cell in enumerate(cells) if cell and at in self._left}
        self._left -= found
        self._found |= found

    def told(self) -> Mapping[int, Text]:
        """By place."""
        return {
            at: Text("column {letters}, without a heading", letters=letters_of(at + 1))
            for at in sorted(self._found)
        }


def read_lines(content: bytes, most_rows: int) -> Iterator[Line]:
    """CSV, or the first sheet of a workbook, its heading first; a workbook that has more is refused."""
    if not is_workbook(content):
        return _of_csv(content)
    try:
        rows = read_first_sheet(content, most_rows + 1)
    except TooManyRows:
        raise too_many(most_rows) from None
    except BrokenWorkbook:
        raise UnreadableTable(
            Text("This workbook can't be read. Save it again as .xlsx, or as “CSV UTF-8”, and try again.")
        ) from None
    except TooLargeWorkbook:
        raise UnreadableTable(
            Text("This workbook is too large. Save the sheet alone as “CSV UTF-8” and try again.")
        ) from None
    return ((row.number, [row.cells.get(at, "") for at in range(max(row.cells) + 1)]) for row in rows)


def too_many(most_rows: int) -> UnreadableTable:
    return UnreadableTable(Text("The file has more than {most} lines. Split it.", most=most_rows))


def wrong_with(cells: Sequence[str], width: int, longest_cell: int = LONGEST_CELL) -> Text | None:
    """Why a line below a heading of so many columns can't be read."""
    if any(cells[width:]):
        return Text(
            "This line has more cells than the heading. Put quotes around cells that hold a separator."
        )
    if any(len(cell) > longest_cell for cell in cells):
        return Text("A cell has more than {most} characters. Shorten it.", most=longest_cell)
    return None


def _of_csv(content: bytes) -> Iterator[Line]:
    text = _decode(content)
    if "\x00" in text:
        raise UnreadableTable(
            Text("This is no table. Save the sheet as .xlsx or as “CSV UTF-8” and try again.")
        )
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=_delimiter(text), strict=True)
    line = 1
    try:
        for cells in reader:
            stripped = [cell.strip() for cell in cells]
            if any(stripped):
                yield line, stripped
            line = reader.line_num + 1
    except csv.Error:
        raise UnreadableTable(
            Text("Line {line} can't be read. Check the quotes in it.", line=reader.line_num)
        ) from None


def _plain(name: str) -> str:
    return name.lower().replace(" ", "").replace("_", "").replace("-", "")


def _decode(content: bytes) -> str:
    encodings = next(((name,) for mark, name in _BOMS if content.startswith(mark)), _WITHOUT_BOM)
    for encoding in encodings:
        try:
            return content.decode(encoding)
        except UnicodeDecodeError:
            continue
    raise UnreadableTable(
        Text("The file's characters can't be read. Save the sheet as “CSV UTF-8” and try again.")
    )


def _delimiter(text: str) -> str:
    """The one the heading uses most: which it is depends on the country and the program."""
    heading = text.lstrip().partition("\n")[0]
    return max(_DELIMITERS, key=heading.count)
