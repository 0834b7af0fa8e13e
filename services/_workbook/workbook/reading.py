"""The sheets of a workbook (.xlsx) as rows of texts: read strictly, in bounds, and nothing in it is followed.

Decision: docs/decisions/0113-a-workbook-is-read-in-few-lines.md"""

import re
import zipfile
from collections.abc import Mapping
from dataclasses import dataclass, field

from workbook.bounds import MOST_COLUMNS, MOST_ROWS, MOST_TOGETHER, TooLargeWorkbook, TooManyRows
from workbook.cells import Words, words_of
from workbook.parts import opened, parse, part

_REFERENCE = re.compile(r"([A-Z]{1,3})([0-9]{1,7})", re.ASCII)


@dataclass(frozen=True)
class SheetRow:
    number: int
    """As the spreadsheet program counts it."""
    cells: Mapping[int, str]
    """By column, from 0; only those that say something."""


Sheets = Mapping[str, list[SheetRow]]
"""By name, in lower case."""


def is_workbook(content: bytes) -> bool:
    return content.startswith(b"PK\x03\x04")


def read_sheets(content: bytes, wanted: frozenset[str]) -> Sheets:
    """Of the sheets that are wanted, those that are there."""
    with opened(content) as archive:
        book = _Book(archive)
        found: dict[str, list[SheetRow]] = {}
        for name, path in book.sheets:
            key = name.strip().lower()
            if key in wanted and key not in found:
                found[key] = book.rows(path, MOST_ROWS)
        return found


def read_first_sheet(content: bytes, most_rows: int) -> list[SheetRow]:
    """Its rows that say something; of what lies behind the first sheet people know that it does."""
    with opened(content) as archive:
        book = _Book(archive)
        return book.rows(book.sheets[0][1], most_rows) if book.sheets else []


class _Book:
    def __init__(self, archive: zipfile.ZipFile) -> None:
        self._archive = archive
        self.sheets: list[tuple[str, str]] = []
        """Names and paths, in the order of the tabs."""
        relations = self._relations()
        counts_from_1904 = False

        def start(name: str, attributes: dict[str, str]) -> None:
            nonlocal counts_from_1904
            if name == "workbookPr":
                counts_from_1904 = attributes.get("date1904", "0") in ("1", "true")
            elif name == "sheet":
                relation = next((value for key, value in attributes.items() if key.endswith(":id")), "")
                if relation in relations:
                    self.sheets.append((attributes.get("name", ""), relations[relation]))

        parse(part(archive, "xl/workbook.xml"), start)
        self._words = words_of(archive, counts_from_1904)

    def rows(self, path: str, most: int) -> list[SheetRow]:
        reader = _Reader(self._words, most)
        parse(part(self._archive, path), reader.start, reader.end, reader.text)
        return reader.rows

    def _relations(self) -> dict[str, str]:
        found: dict[str, str] = {}

        def start(name: str, attributes: dict[str, str]) -> None:
            if name == "Relationship":
                target = attributes.get("Target", "")
                path = target.lstrip("/") if target.startswith("/") else f"xl/{target}"
                found[attributes.get("Id", "")] = path

        parse(part(self._archive, "xl/_rels/workbook.xml.rels"), start)
        return found


@dataclass
class _Reader:
    words: Words
    most_rows: int
    rows: list[SheetRow] = field(default_factory=list[SheetRow])
    cells: dict[int, str] = field(default_factory=dict[int, str])
    number: int = 0
    column: int = -1
    kind: str = ""
    style: str = ""
    written: list[str] = field(default_factory=list[str])
    inside: int = 0
    total: int = 0

    def start(self, name: str, attributes: dict[str, str]) -> None:
        if name == "row":
            written = attributes.get("r", "")
            self.number = int(written) if written.isdecimal() and len(written) <= 7 else self.number + 1
            self.column, self.cells = -1, {}
        elif name == "c":
            place = _REFERENCE.fullmatch(attributes.get("r", ""))
            self.column = _column(place[1]) if place else self.column + 1
            self.kind, self.style = attributes.get("t", "n"), attributes.get("s", "")
            self.written = []
        elif name in ("v", "t"):
            self.inside += 1

    def end(self, name: str) -> None:
        if name in ("v", "t"):
            self.inside -= 1
        elif name == "c" and 0 <= self.column < MOST_COLUMNS:
            said = self.words.said(self.kind, "".join(self.written), self.style).strip()
            if said:
                self.total += len(said)
                if self.total > MOST_TOGETHER:
                    raise TooLargeWorkbook
                self.cells[self.column] = said
        elif name == "row" and self.cells:
            if len(self.rows) >= self.most_rows:
                raise TooManyRows(self.most_rows)
            self.rows.append(SheetRow(self.number, self.cells))

    def text(self, part_: str) -> None:
        if self.inside:
            self.written.append(part_)


def _column(letters: str) -> int:
    found = 0
    for letter in letters:
        found = found * 26 + ord(letter) - ord("A") + 1
    return found - 1
