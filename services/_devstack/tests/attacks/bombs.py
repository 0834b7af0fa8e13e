"""Files that are small to send and large to read, or are not what they say. All made here, none kept."""

import io
import struct
import zipfile
import zlib
from collections.abc import Callable
from functools import cache

_PNG = b"\x89PNG\r\n\x1a\n"
_GREY, _RGBA = 0, 6
MEBIBYTE = 1024 * 1024


def png(width: int, height: int, *, bits: int, colour: int, more: bytes = b"") -> bytes:
    row = b"\x00" * (1 + (width * bits * (4 if colour == _RGBA else 1) + 7) // 8)
    packer, packed = zlib.compressobj(9), bytearray()
    for _ in range(height):
        packed += packer.compress(row)
    packed += packer.flush()
    header = struct.pack(">IIBBBBB", width, height, bits, colour, 0, 0, 0)
    return _PNG + chunk(b"IHDR", header) + more + chunk(b"IDAT", bytes(packed)) + chunk(b"IEND", b"")


def chunk(kind: bytes, content: bytes) -> bytes:
    checked = kind + content
    return struct.pack(">I", len(content)) + checked + struct.pack(">I", zlib.crc32(checked))


def _zeros(mebibytes: int) -> bytes:
    packer = zlib.compressobj(9)
    packed = b"".join(packer.compress(bytes(MEBIBYTE)) for _ in range(mebibytes))
    return packed + packer.flush()


def directory_only(size: int) -> bytes:
    """A workbook that is nothing but a list of its parts, each without a content."""
    first = struct.pack("<4sHHHHHIIIHH", b"PK\x03\x04", 20, 0, 0, 0, 0, 0, 0, 0, 1, 0) + b"x"
    entry = struct.pack(
        "<4sHHHHHHIIIHHHHHII", b"PK\x01\x02", 20, 20, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0
    )
    entries = (size - len(first) - 64) // (len(entry) + 1)
    directory = (entry + b"x") * entries
    end = struct.pack("<4sHHHHIIH", b"PK\x05\x06", 0, 0, 0xFFFF, 0xFFFF, len(directory), len(first), 0)
    return first + directory + end


def zip_bomb(inside: str) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive, archive.open(inside, "w") as part:
        for _ in range(400):
            part.write(bytes(MEBIBYTE))
    return packed.getvalue()


def climbing() -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        archive.writestr("xl/../../../../../tmp/hostile", "x")
        archive.writestr("/tmp/hostile", "x")
    return packed.getvalue()


Made = tuple[str, Callable[[], bytes]]
_SVG = b'<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>'
_HTML = b"<!doctype html><script>alert(document.cookie)</script>"
_SMALL = {"bits": 8, "colour": _GREY}

# By what they are: the name they come under, and how they are made.
FILES: dict[str, Made] = {
    "one bit a pixel": ("roof.png", lambda: png(7_000, 7_000, bits=1, colour=_GREY)),
    "four bytes a pixel": ("roof.png", lambda: png(7_000, 7_000, bits=8, colour=_RGBA)),
    "a wide one": ("roof.png", lambda: png(49_000, 1_000, bits=8, colour=_RGBA)),
    "nine hundred million pixels": ("roof.png", lambda: png(30_000, 30_000, bits=1, colour=_GREY)),
    "a long remark": (
        "roof.png",
        lambda: png(8, 8, **_SMALL, more=chunk(b"zTXt", b"Comment\0\0" + _zeros(200))),
    ),
    "a long colour profile": (
        "roof.png",
        lambda: png(8, 8, **_SMALL, more=chunk(b"iCCP", b"icc\0\0" + _zeros(200))),
    ),
    "half a picture": ("roof.png", lambda: png(900, 900, bits=8, colour=_RGBA)[:600]),
    "a workbook of only a directory": ("plan.xlsx", lambda: directory_only(24 * MEBIBYTE)),
    "a document of only a directory": ("plan.docx", lambda: directory_only(4 * MEBIBYTE)),
    "a packed gigabyte": ("plan.xlsx", lambda: zip_bomb("xl/workbook.xml")),
    "a workbook that climbs": ("plan.xlsx", climbing),
    "a program as a paper": ("plan.pdf", lambda: b"MZ\x90\x00" + b"\x00" * 600),
    "a page as a picture": ("roof.png", lambda: _HTML),
    "a picture that is a page": ("roof.gif", lambda: b"GIF89a/*" + _HTML),
    "a drawing with a script": ("plan.svg", lambda: _SVG),
    "a page": ("plan.html", lambda: _HTML),
    "nothing": ("roof.png", lambda: b""),
    "a formula": ("people.csv", lambda: b"email,name\n=cmd|'/c calc'!A1@x.test,=1+1\n"),
    "lines without end": ("people.csv", lambda: b"email\n" + b"a@b.test\n" * 400_000),
    "one line without end": ("people.csv", lambda: b"email\n" + b"x" * (4 * MEBIBYTE)),
}
NAMES = (
    "../../../../etc/passwd.png",
    "..\\..\\windows\\system32\\x.png",
    "/etc/passwd.png",
    "a\x00.png",
    "a\r\nX-Injected: 1.png",
    '"><img src=x onerror=alert(1)>.png',
    "x" * 2_000 + ".png",
    ".png",
    "CON.png",
    "%2e%2e%2fx.png",
)


@cache
def made(name: str) -> tuple[str, bytes]:
    called, make = FILES[name]
    return called, make()


def harmless() -> tuple[str, bytes]:
    return "roof.png", png(64, 48, bits=8, colour=_RGBA)
