"""Reads a file of people to invite: whatever a spreadsheet program writes, and nothing that could act as one.

Pure: bytes in, rows out. What the rows mean in a company is decided elsewhere, for dry and real runs alike.
"""

import codecs
import csv
import io
from dataclasses import dataclass

from chassis.texts import Text

from identity.invite.errors import UnreadableFile

MOST_BYTES = 1024 * 1024
MOST_ROWS = 500
# A cell that begins so is a formula to spreadsheet programs, also in its full-width forms.
FORMULA_STARTS = tuple("=+-@\t\r＝＋－＠")

_BOMS = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF32_LE, "utf-32"),  # before UTF-16, whose mark it begins with
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
# What Chinese spreadsheet programs write without a mark; it also reads GBK and GB2312.
_WITHOUT_BOM = ("utf-8", "gb18030")
_COLUMNS = {
    "email": "email",
    "fullname": "full_name",
    "role": "role",
    "teams": "teams",
    "projects": "projects",
}
_DELIMITERS = (",", ";", "\t")


@dataclass(frozen=True, slots=True)
class CsvRow:
    line: int
    email: str = ""
    full_name: str = ""
    role: str = ""
    teams: tuple[str, ...] = ()
    projects: tuple[str, ...] = ()
    problem: Text | None = None
    """Why this row can't be read."""


def read_rows(content: bytes) -> list[CsvRow]:
    if len(content) > MOST_BYTES:
        raise UnreadableFile(Text("The file is larger than 1 MB. Split it."))
    text = _decode(content)
    if "\x00" in text:
        raise UnreadableFile(Text("This is not a CSV file. Save the sheet as “CSV UTF-8” and try again."))
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=_delimiter(text), strict=True)
    rows: list[CsvRow] = []
    columns: list[str] | None = None
    try:
        line = 1
        for cells in reader:
            stripped = [cell.strip() for cell in cells]
            if any(stripped):
                if columns is None:
                    columns = _columns(stripped)
                else:
                    rows.append(_row(line, columns, stripped))
            if len(rows) > MOST_ROWS:
                raise UnreadableFile(Text("The file has more than {most} people. Split it.", most=MOST_ROWS))
            line = reader.line_num + 1
    except csv.Error:
        raise UnreadableFile(
            Text("Line {line} can't be read. Check the quotes in it.", line=reader.line_num)
        ) from None
    if not rows:
        raise UnreadableFile(Text("The file has no people. Put a heading and one line a person into it."))
    return rows


def _decode(content: bytes) -> str:
    encodings = next(((name,) for mark, name in _BOMS if content.startswith(mark)), _WITHOUT_BOM)
    for encoding in encodings:
        try:
            return content.decode(encoding)
        except UnicodeDecodeError:
            continue
    raise UnreadableFile(
        Text("The file's characters can't be read. Save the sheet as “CSV UTF-8” and try again.")
    )


def _delimiter(text: str) -> str:
    """The one the heading uses most: which it is depends on the country and the program."""
    heading = text.lstrip().partition("\n")[0]
    return max(_DELIMITERS, key=heading.count)


def _columns(heading: list[str]) -> list[str]:
    names = [cell.lower().replace(" ", "").replace("_", "").replace("-", "") for cell in heading]
    while names and not names[-1]:
        names.pop()
    unknown = [cell for cell, name in zip(heading, names, strict=False) if name not in _COLUMNS]
    if unknown or "email" not in names or len(set(names)) != len(names):
        raise UnreadableFile(
            Text(
                "The first line must name the columns: email, and optionally fullName, role, teams, "
                "projects; each once and no others."
            )
        )
    return [_COLUMNS[name] for name in names]


def _row(line: int, columns: list[str], cells: list[str]) -> CsvRow:
    values = dict(zip(columns, cells, strict=False))
    problem = None
    if any(cells[len(columns) :]):
        problem = Text(
            "This line has more cells than the heading. Put quotes around cells that hold a separator."
        )
    return CsvRow(
        line=line,
        email=values.get("email", ""),
        full_name=values.get("full_name", ""),
        role=values.get("role", ""),
        teams=_split(values.get("teams", "")),
        projects=_split(values.get("projects", "")),
        problem=problem or _formula(cells),
    )


def _split(cell: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(name for part in cell.split(";") if (name := part.strip())))


def _formula(cells: list[str]) -> Text | None:
    hostile = next((cell for cell in cells if cell.startswith(FORMULA_STARTS)), None)
    if hostile is None:
        return None
    return Text("A cell begins with “{sign}”, as formulas do. Write it without.", sign=hostile[0])
