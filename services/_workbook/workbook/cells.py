"""What cells say: shared texts, numbers, dates, as people write them."""

import re
import zipfile
from dataclasses import dataclass, field
from datetime import date, timedelta
from decimal import Decimal

from workbook.bounds import MOST_CHARACTERS, MOST_STYLES, MOST_TEXTS, TooLargeWorkbook
from workbook.parts import parse, part

_NUMBER = re.compile(r"-?[0-9]+\.?[0-9]*([eE][-+]?[0-9]+)?", re.ASCII)
# Those of the formats that every program knows by number which show a day.
_DAYS = frozenset({*range(14, 18), 22, *range(27, 37), *range(50, 59)})
# In a format of one's own: what is quoted, escaped or in brackets is no sign of a date.
_NOT_SIGNS = re.compile(r'"[^"]*"|\\.|_.|\[[^\]]*\]')
_LONGEST_FORMAT = 400
# The day 0 of spreadsheet programs. They count the 29 February 1900 that never was: right from March on.
_DAY_0 = date(1899, 12, 30)
_DAY_0_OF_1904 = date(1904, 1, 1)
_FIRST_RIGHT_DAY = 61


@dataclass
class Words:
    """What the cells of all sheets point at."""

    texts: list[str] = field(default_factory=list[str])
    days: frozenset[int] = frozenset()
    """The styles that show a number as a day."""
    counts_from_1904: bool = False

    def said(self, kind: str, written: str, style: str) -> str:
        match kind:
            case "s":
                at = int(written) if written.isdecimal() and len(written) <= 9 else -1
                return self.texts[at] if 0 <= at < len(self.texts) else ""
            case "b":
                return "true" if written == "1" else "false"
            case "n" if _NUMBER.fullmatch(written):
                is_day = style.isdecimal() and len(style) <= 6 and int(style) in self.days
                return (self._day(written) if is_day else "") or _number(written)
            case "e":
                return ""
            case _:
                return bounded(written)

    def _day(self, written: str) -> str:
        """2026-11-23, with the hours and minutes where it has any."""
        count = float(written)
        if not (0 if self.counts_from_1904 else _FIRST_RIGHT_DAY) <= count < 2_900_000:
            return ""
        days, part_of_day = divmod(round(count * 1440), 1440)
        day = (_DAY_0_OF_1904 if self.counts_from_1904 else _DAY_0) + timedelta(days=days)
        clock = f" {part_of_day // 60:02}:{part_of_day % 60:02}" if part_of_day else ""
        return f"{day.isoformat()}{clock}"


def words_of(archive: zipfile.ZipFile, counts_from_1904: bool) -> Words:
    return Words(_texts(archive), _styles_of_days(archive), counts_from_1904)


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
                raise TooLargeWorkbook(path)
        elif name in inside:
            inside[name] += 1

    def end(name: str) -> None:
        if name == "si":
            found.append(bounded("".join(said)))
        elif name in inside:
            inside[name] -= 1

    def text(part_: str) -> None:
        if inside["t"] and not inside["rPh"]:
            said.append(part_)

    parse(part(archive, path), start, end, text)
    return found


def _styles_of_days(archive: zipfile.ZipFile) -> frozenset[int]:
    path = "xl/styles.xml"
    if path not in archive.namelist():
        return frozenset()
    formats: dict[str, str] = {}
    styles: list[str] = []
    inside: list[str] = []

    def start(name: str, attributes: dict[str, str]) -> None:
        if name == "cellXfs":
            inside.append(name)
        elif name == "numFmt":
            formats[attributes.get("numFmtId", "")] = attributes.get("formatCode", "")
        elif name == "xf" and inside:
            styles.append(attributes.get("numFmtId", ""))
        if len(styles) > MOST_STYLES or len(formats) > MOST_STYLES:
            raise TooLargeWorkbook(path)

    def end(name: str) -> None:
        if name == "cellXfs":
            inside.clear()

    parse(part(archive, path), start, end)
    days = {key for key, code in formats.items() if _shows_a_day(code)} | {
        str(each) for each in _DAYS if str(each) not in formats
    }
    return frozenset(at for at, style in enumerate(styles) if style in days)


def _shows_a_day(code: str) -> bool:
    if len(code) > _LONGEST_FORMAT:
        return False
    signs = _NOT_SIGNS.sub("", code).partition(";")[0].lower()
    return "d" in signs or "y" in signs


def _number(written: str) -> str:
    """As people see it: 10 and not 10.0; with the 15 digits that spreadsheet programs count with, so 0.3 and
    not 0.30000000000000004."""
    if len(written) > 40:
        return ""
    found = float(written)
    if not abs(found) < 2**53:
        return ""
    return str(int(found)) if found == int(found) else f"{Decimal(f'{found:.15g}'):f}"


def bounded(text: str) -> str:
    if len(text) > MOST_CHARACTERS:
        raise TooLargeWorkbook
    return text.replace("\x00", "")
