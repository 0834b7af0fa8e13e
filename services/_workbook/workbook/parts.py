"""The archive that a workbook is, and the XML in it: unpacked within bounds, with nothing in it followed."""

import struct
import zipfile
import zlib
from collections.abc import Callable, Generator
from contextlib import contextmanager
from io import BytesIO
from xml.parsers import expat

from workbook.bounds import MOST_PART_BYTES, MOST_PARTS, BrokenWorkbook, TooLargeWorkbook

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

Start = Callable[[str, dict[str, str]], None]


@contextmanager
def opened(content: bytes) -> Generator[zipfile.ZipFile]:
    try:
        with zipfile.ZipFile(BytesIO(content)) as archive:
            if len(archive.infolist()) > MOST_PARTS:
                raise TooLargeWorkbook
            yield archive
    except _DAMAGED:
        raise BrokenWorkbook from None


def part(archive: zipfile.ZipFile, path: str) -> bytes:
    try:
        info = archive.getinfo(path)
    except KeyError:
        raise BrokenWorkbook(path) from None
    if info.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
        raise BrokenWorkbook(path)
    # What it says of its size is not believed: it is read so far and no further.
    with archive.open(info) as file:
        content = file.read(MOST_PART_BYTES + 1)
    if len(content) > MOST_PART_BYTES:
        raise TooLargeWorkbook(path)
    return content


def nothing(_: str) -> None:
    pass


def parse(
    content: bytes, start: Start, end: Callable[[str], None] = nothing, text: Callable[[str], None] = nothing
) -> None:
    """Names without their prefixes; a document type, which could hold entities, is refused."""
    parser = expat.ParserCreate()

    def refuse(*_: object) -> None:
        raise BrokenWorkbook

    parser.StartDoctypeDeclHandler = refuse
    parser.StartElementHandler = lambda name, attributes: start(name.rpartition(":")[2], attributes)
    parser.EndElementHandler = lambda name: end(name.rpartition(":")[2])
    parser.CharacterDataHandler = text
    parser.Parse(content, True)
