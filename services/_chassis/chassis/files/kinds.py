"""What a file really is, by its first bytes; its name only chooses among what they allow."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import BinaryIO

from chassis.files.zips import NoOfficeZip, names_in

_HEAD_BYTES = 4096
_OLE = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"


@dataclass(frozen=True)
class FileKind:
    content_type: str
    is_it: Callable[[bytes, BinaryIO], bool]
    picture_format: str = ""
    """As the library that opens pictures calls it; empty: it is none."""


def _starts(*heads: bytes) -> Callable[[bytes, BinaryIO], bool]:
    return lambda head, _: head.startswith(heads)


def _is_text(head: bytes, _: BinaryIO) -> bool:
    return b"\x00" not in head or head.startswith((b"\xff\xfe", b"\xfe\xff"))


def _is_svg(head: bytes, file: BinaryIO) -> bool:
    return _is_text(head, file) and b"<svg" in head.lower()


def _is_webp(head: bytes, _: BinaryIO) -> bool:
    return head[:4] == b"RIFF" and head[8:12] == b"WEBP"


def _is_mp3(head: bytes, _: BinaryIO) -> bool:
    return head.startswith(b"ID3") or (len(head) > 1 and head[0] == 0xFF and head[1] & 0xE0 == 0xE0)


def _zip_with(folder: bytes) -> Callable[[bytes, BinaryIO], bool]:
    def is_it(head: bytes, file: BinaryIO) -> bool:
        if not head.startswith(b"PK\x03\x04"):
            return False
        try:
            return any(name.startswith(folder) for name in names_in(file))
        except NoOfficeZip:
            return False

    return is_it


_OFFICE = "application/vnd.openxmlformats-officedocument"
_JPEG = FileKind("image/jpeg", _starts(b"\xff\xd8\xff"), "JPEG")

KINDS = {
    "jpg": _JPEG,
    "jpeg": _JPEG,
    "png": FileKind("image/png", _starts(b"\x89PNG\r\n\x1a\n"), "PNG"),
    "gif": FileKind("image/gif", _starts(b"GIF87a", b"GIF89a"), "GIF"),
    "webp": FileKind("image/webp", _is_webp, "WEBP"),
    "svg": FileKind("image/svg+xml", _is_svg),
    "pdf": FileKind("application/pdf", _starts(b"%PDF-")),
    "doc": FileKind("application/msword", _starts(_OLE)),
    "xls": FileKind("application/vnd.ms-excel", _starts(_OLE)),
    "docx": FileKind(f"{_OFFICE}.wordprocessingml.document", _zip_with(b"word/")),
    "xlsx": FileKind(f"{_OFFICE}.spreadsheetml.sheet", _zip_with(b"xl/")),
    "zip": FileKind("application/zip", _starts(b"PK\x03\x04", b"PK\x05\x06")),
    "rtf": FileKind("application/rtf", _starts(b"{\\rtf")),
    "csv": FileKind("text/csv", _is_text),
    "txt": FileKind("text/plain", _is_text),
    "html": FileKind("text/html", _is_text),
    "mp3": FileKind("audio/mpeg", _is_mp3),
    "dwg": FileKind("image/vnd.dwg", _starts(b"AC10")),
}
# Of these nothing is known: they are kept as they are, and only ever downloaded.
_UNKNOWN = FileKind("application/octet-stream", lambda _head, _file: True)


def kind_by_content(file: BinaryIO, name_ending: str) -> FileKind | None:
    """None: it is not what its name says."""
    kind = KINDS.get(name_ending, _UNKNOWN)
    file.seek(0)
    head = file.read(_HEAD_BYTES)
    file.seek(0)
    fits = kind.is_it(head, file)
    file.seek(0)
    return kind if fits else None
