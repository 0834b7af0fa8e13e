"""The names in a ZIP archive, read from its directory alone, and only from one of an office document's size.

`zipfile` makes an object for each of as many entries as the file claims to have: half a million in 25 MB.
"""

import os
import struct
from collections.abc import Generator
from typing import BinaryIO

# Ten thousand parts; a long document has some hundreds.
_MOST_DIRECTORY_BYTES = 1024 * 1024
_ENTRY, _END = b"PK\x01\x02", b"PK\x05\x06"
_END_64, _END_64_PLACE = b"PK\x06\x06", b"PK\x06\x07"
_ENTRY_BYTES, _END_BYTES, _END_64_BYTES, _PLACE_BYTES = 46, 22, 56, 20
_LONGEST_COMMENT = 0xFFFF


class NoOfficeZip(Exception):
    """No archive, or one that no office program writes."""


def names_in(file: BinaryIO) -> Generator[bytes]:
    directory = _directory(file)
    at = 0
    while at < len(directory):
        entry = directory[at : at + _ENTRY_BYTES]
        if len(entry) < _ENTRY_BYTES or not entry.startswith(_ENTRY):
            raise NoOfficeZip
        name, extra, comment = struct.unpack_from("<HHH", entry, 28)
        at += _ENTRY_BYTES
        yield directory[at : at + name]
        at += name + extra + comment


def _directory(file: BinaryIO) -> bytes:
    whole = file.seek(0, os.SEEK_END)
    tail = _read(file, max(0, whole - _END_BYTES - _LONGEST_COMMENT), _END_BYTES + _LONGEST_COMMENT)
    found = tail.rfind(_END)
    if found < 0 or len(tail) - found < _END_BYTES:
        raise NoOfficeZip
    size, start = struct.unpack_from("<II", tail, found + 12)
    place = tail[found - _PLACE_BYTES : found] if found >= _PLACE_BYTES else b""
    if place.startswith(_END_64_PLACE):
        size, start = _size_and_start_64(file, *struct.unpack_from("<Q", place, 8))
    if size > _MOST_DIRECTORY_BYTES or start + size > whole:
        raise NoOfficeZip
    return _read(file, start, size)


def _size_and_start_64(file: BinaryIO, at: int) -> tuple[int, int]:
    if at > file.seek(0, os.SEEK_END):
        raise NoOfficeZip
    end = _read(file, at, _END_64_BYTES)
    if len(end) < _END_64_BYTES or not end.startswith(_END_64):
        raise NoOfficeZip
    size, start = struct.unpack_from("<QQ", end, 40)
    return size, start


def _read(file: BinaryIO, start: int, count: int) -> bytes:
    file.seek(start)
    return file.read(count)
