"""Small and printable renditions of pictures: upright, without metadata. The original stays as it came."""

import asyncio
import io
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import BinaryIO

from chassis.texts import Text
from PIL import Image, ImageOps, UnidentifiedImageError

from forms.file.errors import FileRefused

_THUMBNAIL_SIDE = 320
_PRINT_SIDE = 1600
# Unpacked, a picture takes four bytes a pixel: this is what one may take, one at a time.
_MOST_PIXELS = 50_000_000
_FORMATS = ("PNG", "JPEG", "GIF", "WEBP")
_one_at_a_time = ThreadPoolExecutor(1, thread_name_prefix="pictures")


@dataclass(frozen=True)
class Renditions:
    """Both JPEG."""

    thumbnail: bytes
    print: bytes


async def render(file: BinaryIO) -> Renditions:
    return await asyncio.get_running_loop().run_in_executor(_one_at_a_time, renditions_of, file)


def renditions_of(file: BinaryIO) -> Renditions:
    try:
        with Image.open(file, formats=_FORMATS) as picture:
            if picture.width * picture.height > _MOST_PIXELS:
                raise FileRefused(Text("The picture has too many pixels. Send a smaller one."))
            # JPEGs are unpacked at the smallest size that is still large enough.
            picture.draft("RGB", (_PRINT_SIDE, _PRINT_SIDE))
            upright = _on_white(ImageOps.exif_transpose(picture))
        upright.thumbnail((_PRINT_SIDE, _PRINT_SIDE))
        printable = _packed(upright)
        upright.thumbnail((_THUMBNAIL_SIDE, _THUMBNAIL_SIDE))
        return Renditions(_packed(upright), printable)
    except (UnidentifiedImageError, OSError, SyntaxError, ValueError, Image.DecompressionBombError) as error:
        raise FileRefused(Text("This picture can't be read. Send a PNG, JPEG or GIF file.")) from error


def _on_white(picture: Image.Image) -> Image.Image:
    """Paper is white, and JPEG knows no transparency."""
    if picture.mode == "RGB":
        return picture.copy()
    transparent = picture.convert("RGBA")
    paper = Image.new("RGB", transparent.size, "white")
    paper.paste(transparent, mask=transparent.getchannel("A"))
    return paper


def _packed(picture: Image.Image) -> bytes:
    packed = io.BytesIO()
    picture.save(packed, "JPEG", quality=85, optimize=True)
    return packed.getvalue()
