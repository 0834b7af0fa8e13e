"""Pictures that take hundreds of times their size, or never end: made here, none lies in the repository."""

import io
import struct
import zlib
from collections.abc import Iterator
from itertools import cycle, islice

from PIL import Image

Upload = tuple[str, bytes]


def chunk(kind: bytes, content: bytes) -> bytes:
    checked = kind + content
    return len(content).to_bytes(4, "big") + checked + zlib.crc32(checked).to_bytes(4, "big")


def png(width: int, height: int, depth: int, colours: int, row_bytes: int, extra: bytes = b"") -> bytes:
    packer, packed = zlib.compressobj(9), bytearray()
    for _ in range(height):
        packed += packer.compress(bytes(1 + row_bytes))
    header = chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, depth, colours, 0, 0, 0))
    pixels = chunk(b"IDAT", bytes(packed) + packer.flush())
    return b"\x89PNG\r\n\x1a\n" + header + extra + pixels + chunk(b"IEND", b"")


def packed(picture: Image.Image, kind: str, **options: object) -> bytes:
    out = io.BytesIO()
    picture.save(out, kind, **options)
    return out.getvalue()


def spoiled(content: bytes) -> bytes:
    """Its middle is noise."""
    middle = len(content) // 2
    return content[:middle] + bytes(range(256)) * 8 + content[middle + 2048 :]


def hostile(count: int) -> list[Upload]:
    """So many, each kind as often as the others."""
    large = Image.linear_gradient("L").resize((4000, 3000)).convert("RGB")
    frames = [Image.new("P", (6000, 6000), number) for number in range(12)]
    kinds: list[Upload] = [
        ("bits.png", png(7000, 7000, 1, 0, 875)),
        ("refused.png", png(7000, 7000, 8, 6, 28_000)),
        ("most.png", png(6300, 6300, 8, 6, 25_200)),
        ("huge.png", png(30_000, 1, 1, 0, 3750).replace(struct.pack(">II", 30_000, 1), b"\0\x01\0\0" * 2)),
        ("grey.png", png(9000, 9000, 8, 0, 9000)),
        ("moves.gif", packed(frames[0], "GIF", save_all=True, append_images=frames[1:])),
        ("cut.jpg", packed(large, "JPEG", quality=95)[:60_000]),
        ("spoiled.jpg", spoiled(packed(large, "JPEG", progressive=True, quality=95))),
        ("large.webp", packed(large, "WEBP", lossless=True, method=0, quality=0)),
        ("chunks.png", png(8, 8, 8, 2, 24, chunk(b"prVt", b"") * 200_000)),
    ]
    return [*islice(cycle(kinds), count)]


def good() -> Iterator[Upload]:
    photo = packed(Image.linear_gradient("L").resize((4000, 3000)).convert("RGB"), "JPEG")
    while True:
        yield "good.jpg", photo
