"""Pictures without what tells where, when and with what they were taken.

Nothing is packed anew: what makes the picture stays as it came, with its colours (ICC) and which way up it
is. What is not known goes, and so does what lies behind the picture's end: a phone puts a film there, or
another picture that says all of it once more.
"""

import re
import struct
from binascii import crc32
from collections.abc import Callable
from mmap import mmap

from chassis.pictures.orientation import UPRIGHT, exif_with, orientation_in

Content = bytes | mmap
Piece = bytes | range
"""Bytes of ours, or which of the file's."""

# What a file of 15 MB has at most: a GIF's blocks are of 255 bytes. More of them is work for nothing.
_MOST_STEPS = 100_000
# A picture that anybody took has some; each is read and sent by itself.
_MOST_PIECES = 1_000
_EXIF_BYTES = 64 * 1024
_EXIF = b"Exif\0\0"


class Unreadable(Exception):
    pass


def pieces_without_metadata(content: Content, picture_format: str) -> list[Piece]:
    """In a thread: it goes through all of the file."""
    kept = _Kept(content)
    try:
        _WALKS[picture_format](content, kept)
    except (IndexError, struct.error):
        raise Unreadable from None
    return kept.pieces


class _Kept:
    def __init__(self, content: Content) -> None:
        self.pieces: list[Piece] = []
        self._steps = 0
        self._end = len(content)

    @property
    def size(self) -> int:
        return sum(map(len, self.pieces))

    def step(self) -> None:
        self._steps += 1
        if self._steps > _MOST_STEPS:
            raise Unreadable

    def keep(self, start: int, stop: int) -> None:
        if not start < stop <= self._end:
            raise Unreadable
        last = self.pieces[-1] if self.pieces else b""
        if isinstance(last, range) and last.stop == start:
            self.pieces[-1] = range(last.start, stop)
        else:
            self.add(range(start, stop))

    def begin_with(self, piece: bytes) -> None:
        self.pieces.insert(0, piece)

    def add(self, piece: Piece) -> None:
        if not piece:
            return
        self.pieces.append(piece)
        if len(self.pieces) > _MOST_PIECES:
            raise Unreadable


# JPEG: segments, and behind some of them the picture, up to the next one.

_MARKER = re.compile(rb"\xff[\x01-\xcf\xd8-\xfe]")
_WINDOW = 256 * 1024
"""Others have their turn in between."""
_BEGIN, _END, _SCAN, _EMPTY = 0xD8, 0xD9, 0xDA, 0x01
_JFIF, _APP1, _APP2, _ADOBE = 0xE0, 0xE1, 0xE2, 0xEE
# Frames and tables, the scan itself, number of lines, restarts.
_OF_THE_JPEG = frozenset({*range(0xC0, 0xD0), 0xDA, 0xDB, 0xDC, 0xDD})
_JFIF_BYTES, _ADOBE_BYTES = 14, 12


def _walk_jpeg(content: Content, kept: _Kept) -> None:
    kept.keep(0, 2)
    at, has_scan = 2, False
    while (start := _next_marker(content, at)) is not None:
        kept.step()
        code = content[start + 1]
        if code == _BEGIN:
            raise Unreadable
        if code == _END:
            break
        if code == _EMPTY:
            at = start + 2
            continue
        (length,) = struct.unpack_from(">H", content, start + 2)
        at = start + 2 + length
        if length < 2 or at > len(content):
            raise Unreadable
        if code == _SCAN:
            has_scan, following = True, _next_marker(content, at)
            at = len(content) if following is None else following
        _keep_segment(content, kept, code, start, at)
    if not has_scan:
        raise Unreadable
    if start is None:
        kept.add(bytes([0xFF, _END]))
    else:
        kept.keep(start, start + 2)


def _next_marker(content: Content, at: int) -> int | None:
    while at < len(content) - 1:
        if found := _MARKER.search(content, at, at + _WINDOW):
            return found.start()
        at += _WINDOW - 1
    return None


def _keep_segment(content: Content, kept: _Kept, code: int, start: int, stop: int) -> None:
    inside = content[start + 4 : stop] if code not in _OF_THE_JPEG else b""
    if code in _OF_THE_JPEG or (code == _APP2 and inside.startswith(b"ICC_PROFILE\0")):
        kept.keep(start, stop)
    elif code == _JFIF and inside.startswith(b"JFIF\0") and len(inside) >= _JFIF_BYTES:
        # Without its small picture, which may show more than the large one.
        kept.add(_segment(code, inside[: _JFIF_BYTES - 2] + b"\0\0"))
    elif code == _ADOBE and inside.startswith(b"Adobe") and len(inside) >= _ADOBE_BYTES:
        kept.add(_segment(code, inside[:_ADOBE_BYTES]))
    elif code == _APP1 and inside.startswith(_EXIF):
        orientation = orientation_in(inside.removeprefix(_EXIF))
        if orientation != UPRIGHT:
            kept.add(_segment(code, _EXIF + exif_with(orientation)))


def _segment(code: int, inside: bytes) -> bytes:
    return struct.pack(">BBH", 0xFF, code, len(inside) + 2) + inside


# PNG: chunks with a checksum each.

_OF_THE_PNG = frozenset(
    b"IHDR PLTE IDAT IEND tRNS acTL fcTL fdAT "
    b"cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs sPLT".split()
)


def _walk_png(content: Content, kept: _Kept) -> None:
    at = 8
    kept.keep(0, at)
    while at < len(content):
        kept.step()
        length, kind = struct.unpack_from(">I4s", content, at)
        stop = at + 12 + length
        if kind in _OF_THE_PNG:
            kept.keep(at, stop)
        elif kind == b"eXIf":
            orientation = orientation_in(content[at + 8 : min(stop - 4, at + _EXIF_BYTES)])
            if orientation != UPRIGHT:
                kept.add(_png_chunk(kind, exif_with(orientation)))
        if kind == b"IEND":
            return
        at = stop
    kept.add(_png_chunk(b"IEND", b""))


def _png_chunk(kind: bytes, inside: bytes) -> bytes:
    return struct.pack(">I", len(inside)) + kind + inside + struct.pack(">I", crc32(kind + inside))


# WebP: chunks of even length; the first one says which others there are.

_OF_THE_WEBP = frozenset((b"VP8 ", b"VP8L", b"ALPH", b"ANIM", b"ANMF", b"ICCP"))
_HEADER_BYTES = 12
_CANVAS_BYTES = 10
_HAS_EXIF, _HAS_XMP = 0x08, 0x04


def _walk_webp(content: Content, kept: _Kept) -> None:
    (size,) = struct.unpack_from("<I", content, 4)
    at, end = _HEADER_BYTES, min(len(content), 8 + size + size % 2)
    orientation, canvas = UPRIGHT, b""
    while at + 8 <= end:
        kept.step()
        kind, length = struct.unpack_from("<4sI", content, at)
        inside, stop, following = at + 8, at + 8 + length, at + 8 + length + length % 2
        if stop > end:
            raise Unreadable
        if kind in _OF_THE_WEBP:
            kept.keep(at, min(following, end))
            kept.add(b"\0" * (following - min(following, end)))
        elif kind == b"VP8X" and length == _CANVAS_BYTES:
            canvas = content[inside:stop]
        elif kind == b"EXIF":
            orientation = orientation_in(content[inside : min(stop, at + _EXIF_BYTES)].removeprefix(_EXIF))
        at = following
    if canvas:
        flags = canvas[0] & ~(_HAS_EXIF | _HAS_XMP)
        if orientation != UPRIGHT:
            flags |= _HAS_EXIF
            kept.add(_webp_chunk(b"EXIF", exif_with(orientation)))
        kept.begin_with(_webp_chunk(b"VP8X", bytes([flags]) + canvas[1:]))
    kept.begin_with(b"RIFF" + struct.pack("<I", len(b"WEBP") + kept.size) + b"WEBP")


def _webp_chunk(kind: bytes, inside: bytes) -> bytes:
    return kind + struct.pack("<I", len(inside)) + inside


# GIF: pictures and extensions, each in blocks of 255 bytes at most.

_PICTURE, _EXTENSION, _TRAILER = 0x2C, 0x21, 0x3B
_CONTROL, _TEXT, _APPLICATION = 0xF9, 0x01, 0xFF
# How often it is played again, and its colours.
_APPLICATIONS = (b"NETSCAPE2.0", b"ANIMEXTS1.0", b"ICCRGBG1012")


def _walk_gif(content: Content, kept: _Kept) -> None:
    at = 13 + _table_bytes(content[10])
    kept.keep(0, at)
    while at < len(content):
        kept.step()
        start, what = at, content[at]
        if what == _TRAILER:
            break
        if what == _PICTURE:
            at = _behind_blocks(content, start + 11 + _table_bytes(content[start + 9]), kept)
            kept.keep(start, at)
        elif what == _EXTENSION:
            label, name = content[start + 1], content[start + 3 : start + 14]
            at = _behind_blocks(content, start + 2, kept)
            if label in (_CONTROL, _TEXT) or (label == _APPLICATION and name in _APPLICATIONS):
                kept.keep(start, at)
        else:
            raise Unreadable
    kept.add(bytes([_TRAILER]))


def _table_bytes(flags: int) -> int:
    return 3 << (flags & 0b111) + 1 if flags & 0x80 else 0


def _behind_blocks(content: Content, at: int, kept: _Kept) -> int:
    while length := content[at]:
        kept.step()
        at += 1 + length
    return at + 1


_WALKS: dict[str, Callable[[Content, _Kept], None]] = {
    "JPEG": _walk_jpeg,
    "PNG": _walk_png,
    "WEBP": _walk_webp,
    "GIF": _walk_gif,
}
