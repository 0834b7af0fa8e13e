"""The program that opens pictures (`chassis.processes`): nothing of it runs inside a service.

It never makes a copy of the full size. A JPEG is unpacked small in the first place; anything else is shrunk
strip by strip, each made RGB by itself. Of an animation only the first frame is unpacked.
"""

import mmap
import os
from io import BytesIO
from math import ceil
from typing import BinaryIO, cast

from PIL import Image, ImageOps, MpoImagePlugin, UnidentifiedImageError, WebPImagePlugin

from chassis.pictures.order import TOO_MANY_PIXELS, UNREADABLE, Rendition
from chassis.processes.wire import Message

_MB = 1_000_000
# What the kinds below may need stays under `MOST_BYTES` of a process.
_MOST_UNPACKED_BYTES = 160 * _MB
_MOST_PIXELS = {
    # Unpacked at an eighth of its sides, if need be.
    "JPEG": 120 * _MB,
    # The library keeps four copies of four bytes a pixel.
    "WEBP": 12_600_000,
}
_MOST_PIXELS_OTHERWISE = 100 * _MB
_BYTES_A_PIXEL = {"1": 1, "L": 1, "P": 1, "I;16": 2}
_STRIP_BYTES = 4 * _MB
# The picture is reduced by whole numbers as long as it stays this much larger than what is wanted: what is
# left is for the slow filter that makes it sharp.
_SPARE = 1.3
_ORIENTATION = 0x0112
_JPEGS = frozenset({"JPEG", "MPO"})
_BEGIN_OF_SCAN = b"\xff\xda"
# Cameras and programs make ten, and another ten of a preview.
_MOST_SCANS = 100


class Refused(Exception):
    def __init__(self, why: str, most_pixels: int = 0) -> None:
        self.why = why
        self.most_pixels = most_pixels


def prepare() -> None:
    Image.preinit()
    assert MpoImagePlugin
    assert WebPImagePlugin


def work(order: Message) -> Message:
    assert order.file is not None
    renditions = [Rendition(**each) for each in order.said["renditions"]]
    try:
        if os.fstat(order.file).st_size == 0:
            raise Refused(UNREADABLE)
        with mmap.mmap(order.file, 0, access=mmap.ACCESS_READ) as content:
            made = render(cast(BinaryIO, content), order.said["formats"], renditions)
    except Refused as refused:
        return Message({"refused": refused.why, "mostPixels": refused.most_pixels})
    finally:
        os.close(order.file)
    return Message({}, made)


def render(content: BinaryIO, formats: list[str], renditions: list[Rendition]) -> list[bytes]:
    """Largest first: the smaller ones are made from it."""
    try:
        with _opened(content, formats) as picture:
            if picture.format in _JPEGS:
                _check_number_of_scans(content)
            small = _shrunk(picture, renditions[0])
            # Not before: of a PNG that unpacks it.
            orientation = picture.getexif().get(_ORIENTATION, 1)
    except (UnidentifiedImageError, OSError, SyntaxError, ValueError, EOFError, IndexError) as error:
        raise Refused(UNREADABLE) from error
    made: list[bytes] = []
    for each in renditions:
        small = small.resize(_size(small.size, each), Image.Resampling.BICUBIC)
        packed = BytesIO()
        _upright(small, orientation).save(
            packed, each.format, quality=each.quality, optimize=each.format == "JPEG"
        )
        made.append(packed.getvalue())
    return made


def _opened(content: BinaryIO, formats: list[str]) -> Image.Image:
    most = _MOST_PIXELS["WEBP"] if content.read(4) == b"RIFF" else _MOST_PIXELS["JPEG"]
    # Looked at as soon as the size was read, before a byte is unpacked: an error from twice of this.
    Image.MAX_IMAGE_PIXELS = most // 2
    try:
        return Image.open(content, formats=formats)
    except Image.DecompressionBombError:
        raise Refused(TOO_MANY_PIXELS, most) from None


def _shrunk(picture: Image.Image, wanted: Rendition) -> Image.Image:
    """A little larger than what is wanted."""
    width, height = _size(picture.size, wanted)
    if wanted.square:
        width = height = max(width, height)
    if picture.format in _JPEGS:
        _check_size_of_scans(picture)
        picture.draft("RGB", (ceil(width * _SPARE), ceil(height * _SPARE)))
    _check_unpacked(picture)
    picture.load()
    left, top, right, bottom = _middle(picture.size) if wanted.square else (0, 0, *picture.size)
    scale = min((right - left) / width, (bottom - top) / height)
    factor = max(1, int(scale / _SPARE))
    if factor == 1 and picture.mode == "RGB" and not picture.has_transparency_data:
        return picture.crop((left, top, right, bottom)) if wanted.square else picture
    is_transparent = wanted.square and picture.has_transparency_data
    small = Image.new(
        "RGBA" if is_transparent else "RGB", (ceil((right - left) / factor), ceil((bottom - top) / factor))
    )
    rows = max(1, _STRIP_BYTES // (4 * (right - left)) // factor) * factor
    for upper in range(top, bottom, rows):
        strip = _plain(picture.crop((left, upper, right, min(upper + rows, bottom))), is_transparent)
        small.paste(strip.reduce(factor) if factor > 1 else strip, (0, (upper - top) // factor))
    return small


def _check_number_of_scans(content: BinaryIO) -> None:
    """Each goes over the whole picture: thousands, of some bytes each, keep everybody waiting. Counted with
    those of previews, and with what only looks like one."""
    at, scans, last = content.tell(), 0, b""
    content.seek(0)
    while some := content.read(_MB):
        scans += (last + some).count(_BEGIN_OF_SCAN)
        last = some[-1:]
    content.seek(at)
    if scans > _MOST_SCANS:
        raise Refused(UNREADABLE)


def _check_size_of_scans(picture: Image.Image) -> None:
    """In several passes over the picture all of it is kept at once, however small it is unpacked."""
    if not picture.info.get("progressive"):
        return
    # Of each: its number, and how fine it is across and down.
    layers = cast("list[tuple[int, int, int, int]]", getattr(picture, "layer"))  # noqa: B009 -- only of JPEGs
    across, down = max(each[1] for each in layers), max(each[2] for each in layers)
    bytes_a_pixel = 2 * sum(each[1] * each[2] for each in layers) / (across * down)
    _check_bytes(picture, bytes_a_pixel)


def _check_unpacked(picture: Image.Image) -> None:
    most = _MOST_PIXELS.get(str(picture.format), _MOST_PIXELS_OTHERWISE)
    if picture.format not in _JPEGS and picture.width * picture.height > most:
        raise Refused(TOO_MANY_PIXELS, most)
    _check_bytes(picture, _BYTES_A_PIXEL.get(picture.mode, 4))


def _check_bytes(picture: Image.Image, bytes_a_pixel: float) -> None:
    most = int(_MOST_UNPACKED_BYTES / bytes_a_pixel)
    if picture.width * picture.height > most:
        raise Refused(TOO_MANY_PIXELS, most)


def _plain(strip: Image.Image, is_transparent: bool) -> Image.Image:
    """RGB on white, as paper is, or RGBA."""
    if strip.mode == "I;16":
        strip = strip.point(lambda value: value * (1 / 256)).convert("L")
    if not strip.has_transparency_data:
        return strip.convert("RGBA" if is_transparent else "RGB")
    strip = strip.convert("RGBA")
    if is_transparent:
        return strip
    paper = Image.new("RGB", strip.size, "white")
    paper.paste(strip, mask=strip)
    return paper


def _middle(size: tuple[int, int]) -> tuple[int, int, int, int]:
    side = min(size)
    left, top = (size[0] - side) // 2, (size[1] - side) // 2
    return left, top, left + side, top + side


def _size(size: tuple[int, int], wanted: Rendition) -> tuple[int, int]:
    if wanted.square:
        return wanted.side, wanted.side
    scale = min(1, wanted.side / max(size))
    return max(1, round(size[0] * scale)), max(1, round(size[1] * scale))


def _upright(picture: Image.Image, orientation: int) -> Image.Image:
    if orientation == 1:
        return picture
    picture.getexif()[_ORIENTATION] = orientation
    return ImageOps.exif_transpose(picture)
