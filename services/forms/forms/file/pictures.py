"""Small and printable renditions of pictures. The original stays as it came."""

from typing import BinaryIO

from chassis.access import Actor
from chassis.pictures.pictures import Pictures, Rendition

_FORMATS = ("PNG", "JPEG", "GIF", "WEBP")
_PRINT = Rendition(side=1600, format="JPEG", quality=85)
_THUMBNAIL = Rendition(side=320, format="JPEG", quality=85)


async def render(pictures: Pictures, actor: Actor, file: BinaryIO) -> tuple[bytes, bytes]:
    """As it is printed, and its thumbnail."""
    printable, thumbnail = await pictures.render(
        file, _FORMATS, (_PRINT, _THUMBNAIL), caller=actor.company_id
    )
    return printable, thumbnail
