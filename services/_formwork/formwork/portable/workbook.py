"""The sheets of a workbook (.xlsx) as rows of texts: read strictly, in bounds, and nothing in it is followed.

Decision: docs/decisions/0113-a-workbook-is-read-in-few-lines.md"""

import re
import struct
import zipfile
import zlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from io import BytesIO
from xml.parsers import expat

from formwork.portable.result import Unreadable

MOST_PARTS = 2_000
MOST_PART_BYTES = 16 * 1024 * 1024
MOST_ROWS = 5_000
MOST_COLUMNS = 200
MOST_TEXTS = 100_000
MOST_CHARACTERS = 32_767
_MOST_TOGETHER = 8_000_000
"""Characters of all cells."""

_REFERENCE = re.compile(r"([A-Z]{1,3})([0-9]{1,7})", re.ASCII)
_NUMBER = re.compile(r"-?[0-9]+\.?[0-9]*([eE][-+]?[0-9]+)?", re.ASCII)


# What archives and XML that were tampered with bring about in the libraries below.
_DAMAGED = (
    zipfile.BadZipFile,
    zipfile.LargeZipFile,
    zlib.error,
    expat.ExpatError,
    NotImplementedError,
    RuntimeError,
    EOFError,
    OSError,
    ValueError,
    LookupError,
    struct.error,
)


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


def read_workbook(content: bytes, wanted: frozenset[str]) -> Sheets:
    """Of the sheets that are wanted, those that are there."""
    try:
        with zipfile.ZipFile(BytesIO(content)) as archive:
            return _sheets(archive, wanted)
    except _DAMAGED:
        raise Unreadable("damagedWorkbook") from None


def _sheets(archive: zipfile.ZipFile, wanted: frozenset[str]) -> Sheets:
    if len(archive.infolist()) > MOST_PARTS:
        raise Unreadable("workbookTooLarge")
    parts = _targets(archive)
    texts = _texts(archive)
    found: dict[str, list[SheetRow]] = {}
    for name, relation in _names(archive):
        key = name.strip().lower()
        if key in wanted and key not in found and relation in parts:
            found[key] = _rows(_part(archive, parts[relation]), texts)
    return found


def _part(archive: zipfile.ZipFile, path: str) -> bytes:
    try:
        info = archive.getinfo(path)
    except KeyError:
        raise Unreadable("damagedWorkbook", path) from None
    if info.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
        raise Unreadable("damagedWorkbook", path)
    # What it says of its size is not believed: it is read so far and no further.
    with archive.open(info) as file:
        content = file.read(MOST_PART_BYTES + 1)
    if len(content) > MOST_PART_BYTES:
        raise Unreadable("workbookTooLarge", path)
    return content


Start = Callable[[str, dict[str, str]], None]


def _parse(content: bytes, start: Start, end: Callable[[str], None], text: Callable[[str], None]) -> None:
    """Names without their prefixes; a document type, which could hold entities, is refused."""
    parser = expat.ParserCreate()

    def refuse(*_: object) -> None:
        raise Unreadable("damagedWorkbook")

    parser.StartDoctypeDeclHandler = refuse
    parser.StartElementHandler = lambda name, attributes: start(name.rpartition(":")[2], attributes)
    parser.EndElementHandler = lambda name: end(name.rpartition(":")[2])
    parser.CharacterDataHandler = text
    parser.Parse(content, True)


def _nothing(_: str) -> None:
    pass


def _names(archive: zipfile.ZipFile) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []

    def start(name: str, attributes: dict[str, str]) -> None:
        if name == "sheet":
            relation = next((value for key, value in attributes.items() if key.endswith(":id")), "")
            found.append((attributes.get("name", ""), relation))

    _parse(_part(archive, "xl/workbook.xml"), start, _nothing, _nothing)
    return found


def _targets(archive: zipfile.ZipFile) -> dict[str, str]:
    found: dict[str, str] = {}

    def start(name: str, attributes: dict[str, str]) -> None:
        if name == "Relationship":
            target = attributes.get("Target", "")
            path = target.lstrip("/") if target.startswith("/") else f"xl/{target}"
            found[attributes.get("Id", "")] = path

    _parse(_part(archive, "xl/_rels/workbook.xml.rels"), start, _nothing, _nothing)
    return found


def _texts(archive: zipfile.ZipFile) -> list[str]:
    """What cells share."""
    path = "xl/sharedStrings.xml"
    if path not in archive.namelist():
        return []
    found: list[str] = []
    said: list[str] = []
    # Of what is written above Chinese and Japanese signs nothing is part of the text.
    inside = {"t": 0, "rPh": 0}

    def start(name: str, _: dict[str, str]) -> None:
        if name == "si":
            said.clear()
            if len(found) >= MOST_TEXTS:
                raise Unreadable("workbookTooLarge")
        elif name in inside:
            inside[name] += 1

    def end(name: str) -> None:
        if name == "si":
            found.append(_bounded("".join(said)))
        elif name in inside:
            inside[name] -= 1

    def text(part: str) -> None:
        if inside["t"] and not inside["rPh"]:
            said.append(part)

    _parse(_part(archive, path), start, end, text)
    return found


@dataclass
class _Reader:
    texts: list[str]
    rows: list[SheetRow] = field(default_factory=list[SheetRow])
    cells: dict[int, str] = field(default_factory=dict[int, str])
    number: int = 0
    column: int = -1
    kind: str = ""
    said: list[str] = field(default_factory=list[str])
    is_said: int = 0
    total: int = 0

    def start(self, name: str, attributes: dict[str, str]) -> None:
        if name == "row":
            written = attributes.get("r", "")
            self.number = int(written) if written.isdecimal() and len(written) <= 7 else self.number + 1
            self.column, self.cells = -1, {}
        elif name == "c":
            place = _REFERENCE.fullmatch(attributes.get("r", ""))
            self.column = _column(place[1]) if place else self.column + 1
            self.kind, self.said = attributes.get("t", "n"), []
        elif name in ("v", "t"):
            self.is_said += 1

    def end(self, name: str) -> None:
        if name in ("v", "t"):
            self.is_said -= 1
        elif name == "c" and 0 <= self.column < MOST_COLUMNS:
            said = _said(self.kind, "".join(self.said), self.texts).strip()
            if said:
                self.total += len(said)
                if self.total > _MOST_TOGETHER:
                    raise Unreadable("workbookTooLarge")
                self.cells[self.column] = said
        elif name == "row" and self.cells:
            if len(self.rows) >= MOST_ROWS:
                raise Unreadable("tooManyRows", most=MOST_ROWS)
            self.rows.append(SheetRow(self.number, self.cells))

    def text(self, part: str) -> None:
        if self.is_said:
            self.said.append(part)


def _rows(content: bytes, texts: list[str]) -> list[SheetRow]:
    reader = _Reader(texts)
    _parse(content, reader.start, reader.end, reader.text)
    return reader.rows


def _column(letters: str) -> int:
    found = 0
    for letter in letters:
        found = found * 26 + ord(letter) - ord("A") + 1
    return found - 1


def _said(kind: str, written: str, texts: list[str]) -> str:
    match kind:
        case "s":
            at = int(written) if written.isdecimal() and len(written) <= 9 else -1
            return texts[at] if 0 <= at < len(texts) else ""
        case "b":
            return "true" if written == "1" else "false"
        case "n" if _NUMBER.fullmatch(written):
            return _number(written)
        case "e":
            return ""
        case _:
            return _bounded(written)


def _number(written: str) -> str:
    """As people write it: 10 and not 10.0, 0.1 and not 0.10000000000000001."""
    if len(written) > 40:
        return ""
    found = float(written)
    if not abs(found) < 2**53:
        return ""
    return str(int(found)) if found == int(found) else repr(found)


def _bounded(text: str) -> str:
    if len(text) > MOST_CHARACTERS:
        raise Unreadable("workbookTooLarge")
    return text.replace("\x00", "")
